/// The gallery's script: plain functions of a browser of 2021 or later, no library.
let galleryScript = #"""
  "use strict";
  const data = JSON.parse(document.getElementById("data").textContent);
  const control = (id) => document.getElementById(id);
  const main = control("popups");

  // An element with properties and children; text is always a text node.
  function make(tag, properties, ...children) {
    const element = document.createElement(tag);
    for (const name in properties) {
      const value = properties[name];
      if (name === "style") for (const key in value) element.style.setProperty(key, value[key]);
      else if (value !== undefined) element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child !== undefined && child !== ""));
    return element;
  }

  // The four switches: which number of which axis is chosen; -1 is all.
  const axes = [
    { id: "screen", names: data.screens.map((screen) => screen[0]), first: -1 },
    { id: "locale", names: data.locales, first: 0 },
    { id: "theme", names: data.themes, first: 0 },
    { id: "size", names: data.sizes, first: 0 },
  ];

  function fill(select, names, all, chosen) {
    select.append(make("option", { value: -1 }, all));
    names.forEach((name, index) => select.append(make("option", { value: index }, name)));
    select.value = names.length > chosen ? chosen : -1;
  }

  function diagnosticList(diagnostics) {
    return make("ul", { class: "diagnostics", "aria-label": "Diagnostics" }, ...diagnostics.map(
      ([severity, code, message, place, ...help]) => make("li", { class: severity },
        make("b", {}, severity), " ", make("i", {}, code), ": " + message, place && make("code", {}, place),
        ...help.map((text) => make("span", {}, text)))));
  }

  function share(part, whole) { return whole > 0 ? (100 * part / whole) + "%" : "0"; }

  function box(values, screen) {
    return { left: share(values[0], screen[1]), top: share(values[1], screen[2]),
      width: share(values[2], screen[1]), height: share(values[3], screen[2]) };
  }

  function scene(popup, variant) {
    const [screenIndex, locale, theme, size, drawing, scrim, placement] = variant;
    const screen = data.screens[screenIndex];
    const names = [screen[0], data.locales[locale], data.themes[theme], data.sizes[size]];
    const path = drawing === 1 ? "svg/" + popup.id + "/" + names.join(".") + ".svg" : drawing;
    const [, width, height, top, right, bottom, left] = screen;
    const children = [];
    if (top || right || bottom || left) children.push(make("div", { class: "safe", style:
      box([left, top, width - left - right, height - top - bottom], screen) }));
    if (typeof variant[11] === "number") children.push(make("div", { class: "anchor", title: "anchor", style: box(variant.slice(11, 15), screen) }));
    if (scrim >= 0) children.push(make("div", { class: "scrim", style:
      { "background-color": data.scrims[scrim][0], opacity: data.scrims[scrim][1] } }));
    const frame = box(variant.slice(7, 11), screen);
    const label = popup.id + " on " + names[0] + ", " + names.slice(1).join(", ");
    children.push(path
      ? make("img", { src: path.split("/").map(encodeURIComponent).join("/"), alt: label, loading: "lazy", decoding: "async", style: frame })
      : make("div", { class: "missing", role: "img", "aria-label": label + " (no drawing)", style: frame }, "no drawing"));
    const last = variant[variant.length - 1];
    if (Array.isArray(last)) for (const [text, ...place] of last) children.push(
      make("span", { class: "emoji", "aria-hidden": "true", style: { ...box(place, screen), "--size": place[2] } }, text));
    const rounded = Math.max(top, right, bottom, left) > 24 ? "" : " plain";
    return make("figure", {},
      make("div", { class: "screen " + names[2] + rounded, style: { "--w": width, "--h": height } }, ...children),
      make("figcaption", {}, names.join(" · "), placement && " · " + placement));
  }

  function build(entry) {
    if (entry.built) return;
    entry.built = true;
    const chosen = axes.map((axis) => Number(control(axis.id).value));
    const scenes = entry.popup.variants
      .filter((variant) => chosen.every((choice, index) => choice < 0 || variant[index] === choice))
      .map((variant) => scene(entry.popup, variant));
    const columns = make("div", { class: "columns" },
      make("div", { class: "scenes" }, ...(scenes.length ? scenes
        : [make("p", { class: "empty" }, "It is not compiled for this choice.")])));
    if (entry.popup.diagnostics.length) columns.append(diagnosticList(entry.popup.diagnostics));
    entry.article.querySelector(".columns")?.remove();
    entry.article.append(columns);
  }

  const observer = new IntersectionObserver((changes) => {
    for (const change of changes) if (change.isIntersecting) build(entries[change.target.dataset.index]);
  }, { rootMargin: "800px" });

  const entries = data.popups.map((popup, index) => {
    const words = [popup.id, popup.kind, popup.source, popup.comment, ...popup.diagnostics.map((item) => item[1])];
    const article = make("article", { id: "popup-" + popup.id, "data-index": index, "aria-labelledby": "name-" + popup.id },
      make("h2", { id: "name-" + popup.id },
        make("a", { href: "#popup-" + popup.id }, popup.id), make("small", {}, popup.kind),
        popup.source && make("small", {}, popup.source)),
      popup.comment && make("p", { class: "comment", dir: "auto" }, popup.comment));
    return { popup, article, built: false, words: words.filter(Boolean).join("\n").toLowerCase() };
  });

  const kinds = [...new Set(data.popups.map((popup) => popup.kind))];

  function show() {
    const query = control("query").value.trim().toLowerCase();
    const kind = Number(control("kind").value);
    let count = 0;
    for (const entry of entries) {
      const shown = entry.words.includes(query) && (kind < 0 || entry.popup.kind === kinds[kind])
        && (!control("problems").checked || entry.popup.diagnostics.length > 0);
      entry.article.hidden = !shown;
      if (shown) count += 1;
    }
    control("count").textContent = count === entries.length
      ? count + (count === 1 ? " popup" : " popups") : count + " of " + entries.length + " popups";
  }

  // Builds anew what can be seen, and forgets the rest until it can.
  function rebuild() {
    for (const entry of entries) {
      if (!entry.built) continue;
      entry.built = false;
      observer.unobserve(entry.article);
      observer.observe(entry.article);
    }
  }

  function setPage(dark) {
    document.documentElement.dataset.page = dark ? "dark" : "light";
    control("page").setAttribute("aria-pressed", dark);
  }

  fill(control("kind"), kinds, "all", -1);
  for (const axis of axes) {
    fill(control(axis.id), axis.names, "all", axis.first);
    control(axis.id).addEventListener("change", rebuild);
  }
  control("query").addEventListener("input", show);
  control("kind").addEventListener("change", show);
  control("problems").addEventListener("change", show);
  control("guides").addEventListener("change", (event) => main.classList.toggle("noguides", !event.target.checked));
  control("zoom").addEventListener("input", (event) =>
    document.documentElement.style.setProperty("--zoom", event.target.value / 100));
  control("page").addEventListener("click", () => setPage(document.documentElement.dataset.page !== "dark"));
  document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input, select, textarea")) {
      event.preventDefault();
      control("query").focus();
    }
  });
  setPage(matchMedia("(prefers-color-scheme: dark)").matches);

  if (data.general.length) main.append(make("article", {}, make("h2", {}, "The project"),
    make("div", { class: "columns" }, diagnosticList(data.general))));
  main.append(...entries.map((entry) => entry.article));
  for (const entry of entries) observer.observe(entry.article);
  if (!entries.length) main.append(make("p", { class: "empty" }, "There are no popups."));
  show();
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();

  """#
