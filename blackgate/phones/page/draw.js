// The page is described as a tree of plain values, and `paint` changes only what differs from the last tree.
// So focus, scrolling and running animations survive every new state, and nothing flickers.

/** Describe a node. Words become text nodes only, so that what people wrote is never read as markup. */
export function h(tag, props, ...kids) {
  return { tag, props: props ?? {}, key: props?.key ?? null, kids: flat(kids) };
}

function flat(kids) {
  return kids.flat(Infinity).filter((kid) => kid !== null && kid !== undefined && kid !== false && kid !== "")
    .map((kid) => (typeof kid === "object" ? kid : { tag: "", text: glued(String(kid)), key: null }));
}

/** Keep a number with its noun, a word of one letter with the next one, an ellipsis with the word before it. */
function glued(words) {
  return words.replace(/(?<=\d) (?=\p{L}|%)|(?<=(?:^|[\s([“„«¿¡‘–])\p{L}) | (?=…)/gu, "\u00a0");
}

/** Make these the children of `root`. */
export function paint(root, ...kids) {
  children(root, flat(kids));
}

const nodes = new WeakMap(); // the description from which each node was last drawn

function children(parent, kids) {
  const keyed = new Map(), loose = [];
  for (const node of parent.childNodes) {
    const key = nodes.get(node)?.key ?? null;
    if (key === null) loose.push(node);
    else keyed.set(key, node);
  }
  const used = new Set();
  const wanted = kids.map((kid) => {
    let node;
    if (kid.key !== null) node = keyed.get(kid.key);
    else node = loose.find((each) => !used.has(each) && nodes.get(each)?.tag === kid.tag);
    if (node && used.has(node) || node && nodes.get(node)?.tag !== kid.tag) node = undefined;
    if (node) used.add(node);
    return node;
  });
  // Remove nodes first. Otherwise later ones would have to be moved, and a moved node loses its focus.
  for (const node of [...parent.childNodes]) if (!used.has(node)) node.remove();
  let at = parent.firstChild;
  kids.forEach((kid, number) => {
    const node = wanted[number] ?? made(kid);
    if (wanted[number]) renew(node, kid);
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  });
}

function made(kid) {
  const node = kid.tag ? document.createElement(kid.tag) : document.createTextNode(kid.text);
  nodes.set(node, { tag: kid.tag, key: kid.key, props: {}, text: kid.text });
  if (kid.tag) renew(node, kid);
  return node;
}

function renew(node, kid) {
  const before = nodes.get(node);
  nodes.set(node, kid);
  if (!kid.tag) {
    if (before.text !== kid.text) node.data = kid.text;
    return;
  }
  for (const name of Object.keys(before.props)) if (!(name in kid.props)) set(node, name, null, before.props[name]);
  for (const [name, value] of Object.entries(kid.props)) set(node, name, value, before.props[name]);
  children(node, kid.kids);
}

function set(node, name, value, before) {
  if (name === "key") return;
  if (name.startsWith("on")) node[name] = value;
  else if (name === "hold") node.hold = value; // see hold.js
  else if (name === "vars") vars(node, value ?? {}, before ?? {});
  else if (name === "value" || name === "checked") {
    if (node[name] !== value && value !== null) node[name] = value;
  } else if (value === before) return;
  else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

function vars(node, now, before) {
  // The page's policy forbids style attributes, but properties of the style may be set.
  for (const name of Object.keys(before)) if (!(name in now)) node.style.removeProperty(name);
  for (const [name, value] of Object.entries(now)) {
    if (before[name] !== value) node.style.setProperty(name, String(value));
  }
}
