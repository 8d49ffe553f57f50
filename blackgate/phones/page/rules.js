// The rulebook: loaded once, then searched here.

import { h } from "./draw.js";
import { page, redraw, t } from "./page.js";
import { picture, stencil } from "./parts.js";
import { tell } from "./sending.js";

let isAsked = false;

export function forgetRules() {
  page.book = null;
  isAsked = false;
}

function plain(words) {
  return words.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

const NUMBERED = new Set(["section", "paragraph"]);
const TAGS = { chapter: "h2", section: "h3", paragraph: "p", note: "p", example: "p", row: "p" };

/** A chapter has the banner of a place, a section an icon, an example its players' faces, a row its pictures. */
function pictures(each) {
  const names = [each.art ?? []].flat();
  if (each.sort === "section") return names.slice(0, 1).map((name) => stencil(name));
  if (each.sort === "chapter") return names.slice(0, 1).map((name) => picture(name, "", "banner"));
  if (each.sort === "example") return names.map((name) => picture(`inmates/${name}`, "", "aside face"));
  return names.map((name) => picture(name, "", `aside ${name.split("/")[0]}`));
}

function part(each, number) {
  return h(TAGS[each.sort] ?? "p", { class: `rule ${each.sort}${each.sort === "chapter" ? " scratched" : ""}`, key: number, "data-rule": each.rule || null },
    pictures(each),
    /^R\d/.test(each.rule ?? "") && NUMBERED.has(each.sort) ? h("span", { class: "number" }, each.rule) : null,
    each.lead ? h("b", null, `${each.lead} `) : null, each.words);
}

function found() {
  const wanted = plain(page.draft.search).split(/\s+/).filter(Boolean);
  const all = page.book.map((each, number) => [each, number]);
  if (!wanted.length) return all;
  return all.filter(([each]) => {
    const words = plain(`${each.rule ?? ""} ${each.lead ?? ""} ${each.words}`);
    return wanted.every((word) => words.includes(word));
  });
}

export function rulesSheet() {
  if (!page.book) {
    if (!isAsked) isAsked = tell({ do: "rules" });
    return h("p", { class: "dim" }, "…");
  }
  const parts = found();
  return h("div", { class: "rules" },
    h("label", { class: "search" }, h("span", { class: "unseen" }, t("page-search")),
      h("input", {
        type: "search", placeholder: t("page-search"), value: page.draft.search, autocomplete: "off",
        oninput: (event) => {
          page.draft.search = event.target.value;
          redraw();
        },
      })),
    parts.length ? h("div", { class: "pages" }, parts.map(([each, number]) => part(each, number))) : h("p", { class: "dim" }, t("page-search-nothing")));
}

/** Scroll to a rule that was named elsewhere. */
export function turnTo(root, rule) {
  const node = [...root.querySelectorAll("[data-rule]")].find((each) => each.dataset.rule === rule || rule.startsWith(`${each.dataset.rule}.`));
  node?.scrollIntoView({ block: "center" });
  node?.classList.add("meant");
}
