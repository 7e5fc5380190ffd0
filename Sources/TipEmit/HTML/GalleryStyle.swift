/// The gallery's style sheet.
let galleryStyle = """
  :root { --page: #f4f5f7; --card: #fff; --ink: #1b1d21; --soft: #5b626d; --line: #dfe2e7; --accent: #0a66d0;
    --error: #b3261e; --warning: #8a5300; --note: #3b5b8a; --zoom: .45; color-scheme: light; }
  :root[data-page=dark] { --page: #121418; --card: #1c1f24; --ink: #eceef1; --soft: #a3abb7; --line: #33383f;
    --accent: #74b0ff; --error: #ff9d94; --warning: #f2bd6b; --note: #a9c4ee; color-scheme: dark; }
  * { box-sizing: border-box; }
  html { scroll-padding-top: 9rem; }
  body { margin: 0; background: var(--page); color: var(--ink);
    font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
  .skip { position: absolute; left: -99rem; }
  .skip:focus { left: 1rem; top: .5rem; z-index: 9; background: var(--card); padding: .5rem 1rem; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  header { position: sticky; top: 0; z-index: 5; background: var(--card); border-bottom: 1px solid var(--line);
    padding: .8rem 1.5rem .7rem; display: grid; grid-template-columns: 1fr auto; gap: .5rem 1.5rem; align-items: baseline; }
  h1 { font-size: 1.25rem; line-height: 1.2; margin: 0; }
  form { display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: end; grid-column: 1 / -1; grid-row: 2; }
  label { display: flex; flex-direction: column; font-size: .75rem; color: var(--soft); gap: .15rem; }
  label.check { flex-direction: row; align-items: center; gap: .4rem; min-height: 2.1rem; font-size: .85rem; color: var(--ink); }
  input[type=search], select, button { font: inherit; font-size: .875rem; color: var(--ink); background: var(--page);
    border: 1px solid var(--line); border-radius: .45rem; padding: .3rem .55rem; min-height: 2.1rem; }
  input[type=search] { width: 15rem; max-width: 100%; }
  input[type=range] { width: 7rem; min-height: 2.1rem; accent-color: var(--accent); }
  input[type=checkbox] { width: 1.1rem; height: 1.1rem; accent-color: var(--accent); }
  button { cursor: pointer; }
  #count { margin: 0; font-size: .85rem; color: var(--soft); white-space: nowrap; }
  main { padding: 1.25rem 1.5rem 4rem; display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
  main:focus { outline: none; }
  article { background: var(--card); border: 1px solid var(--line); border-radius: .9rem; padding: 1rem 1.25rem 1.25rem;
    content-visibility: auto; contain-intrinsic-size: auto 30rem; }
  article[hidden] { display: none; }
  article:target { border-color: var(--accent); }
  h2 { font-size: 1.05rem; margin: 0; display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem .7rem; }
  h2 a { color: inherit; text-decoration: none; }
  h2 a:hover { text-decoration: underline; }
  .comment, h2 small, figcaption { overflow-wrap: anywhere; }
  h2 small { font-weight: normal; font-size: .8rem; color: var(--soft); }
  .comment { margin: .35rem 0 0; max-width: 60rem; color: var(--soft); white-space: pre-line; }
  .columns { display: flex; flex-wrap: wrap; gap: 1.25rem; margin-top: .9rem; align-items: flex-start; }
  .scenes { display: flex; flex-wrap: wrap; gap: 1.5rem; flex: 999 1 20rem; align-items: flex-start; }
  .diagnostics { flex: 1 1 17rem; max-width: 34rem; margin: 0; padding: 0; list-style: none; font-size: .875rem;
    display: grid; gap: .6rem; }
  .diagnostics li { border-left: 4px solid var(--note); padding: .1rem 0 .1rem .75rem; overflow-wrap: anywhere; }
  .diagnostics .error { border-color: var(--error); }
  .diagnostics .warning { border-color: var(--warning); }
  .error b { color: var(--error); } .warning b { color: var(--warning); } .note b { color: var(--note); }
  .diagnostics i { font-style: normal; font-weight: 600; }
  .diagnostics code, .diagnostics span { display: block; color: var(--soft); font-size: .8rem; }
  .diagnostics span::before { content: "\\2192\\00a0"; }
  figure { margin: 0; }
  figcaption { font-size: .78rem; color: var(--soft); margin: .7rem 6px 0; max-width: 20rem; }
  .screen { position: relative; overflow: hidden; border-radius: calc(34px * var(--zoom)); background-color: #fff;
    width: calc(var(--w) * var(--zoom) * 1px); height: calc(var(--h) * var(--zoom) * 1px);
    box-shadow: 0 0 0 1px #8d95a1, 0 0 0 5px #22262c, 0 0 0 6px #555c66, 0 8px 22px -6px #0006; margin: 6px 6px 0; }
  .screen.plain { border-radius: calc(10px * var(--zoom)); }
  .screen::before { content: ""; position: absolute; inset: 0; opacity: .5; background:
    repeating-linear-gradient(#0000 0 calc(22px * var(--zoom)), #d9dde4 0 calc(30px * var(--zoom)),
    #0000 0 calc(38px * var(--zoom)), #e6e9ee 0 calc(46px * var(--zoom)), #0000 0 calc(88px * var(--zoom)));
    -webkit-mask: linear-gradient(90deg, #0000 6%, #000 0 78%, #0000 0); mask: linear-gradient(90deg, #0000 6%, #000 0 78%, #0000 0); }
  .screen.dark { background-color: #0d0f12; }
  .screen.dark::before { opacity: .16; }
  .screen > * { position: absolute; }
  .safe { border: 1px dashed #8b6be0; opacity: .75; border-radius: 2px; }
  .anchor { border: 2px solid #8b2be2; background: #8b2be233; border-radius: 4px; min-width: 5px; min-height: 5px; }
  .dark .anchor { border-color: #c79bff; background: #c79bff33; }
  .scrim { inset: 0; }
  .missing { border: 1px dashed #888; color: #777; font-size: .7rem; display: grid; place-items: center; }
  .emoji { line-height: 1; white-space: nowrap; font-size: calc(var(--size) * 0.8px * var(--zoom)); display: grid; place-items: center; }
  .noguides .safe, .noguides .anchor { display: none; }
  .empty { color: var(--soft); padding: 1rem; }
  @media (max-width: 40rem) { header { position: static; padding: .7rem 1rem; } main { padding: 1rem .6rem 3rem; } }
  @media print { header { display: none; } article { break-inside: avoid; content-visibility: visible; } }

  """
