/// The controls at the gallery's top; the script fills the lists.
let galleryControls = """
  <form role="search" aria-label="Choose what is shown">
  <label class="wide">Search <input type="search" id="query" placeholder="id, kind, file, code" autocomplete="off"></label>
  <label>Kind <select id="kind"></select></label>
  <label>Screen <select id="screen"></select></label>
  <label>Locale <select id="locale"></select></label>
  <label>Theme <select id="theme"></select></label>
  <label>Text size <select id="size"></select></label>
  <label>Zoom <input type="range" id="zoom" min="20" max="100" step="5" value="45"></label>
  <label class="check"><input type="checkbox" id="problems"> Problems only</label>
  <label class="check"><input type="checkbox" id="guides" checked> Anchors, safe areas</label>
  <button type="button" id="page" aria-pressed="false">Dark page</button>
  </form>
  <p id="count" role="status"></p>

  """
