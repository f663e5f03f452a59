import { escapeHtml } from "../../lib/plain-text.ts";
import type { Section } from "./section-kinds.ts";

const element = (name: string, text: string): string =>
  text.trim() ? `<${name}>${escapeHtml(text.trim())}</${name}>` : "";

const entry = (title: string, text: string): string => element("h3", title) + element("p", text);

const row = (name: "td" | "th", cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${name}>${escapeHtml(cell.trim())}</${name}>`).join("")}</tr>`;

/** Without title and lead. */
function bodyHtml(section: Section): string {
  switch (section.kind) {
    case "hero":
    case "banner":
    case "booking":
    case "calculator":
    case "form":
      return "";
    case "text":
      return section.words.html;
    case "cards":
      return section.items.map(({ title, text }) => entry(title, text)).join("");
    case "steps":
      return section.items
        .map(({ when, title, text }) => entry([when, title].filter((part) => part.trim()).join(": "), text))
        .join("");
    case "figures":
      return section.items.map(({ value, label }) => element("p", `${value} ${label}`)).join("");
    case "comparison": {
      const { first, second } = section.words;
      const rows = section.items.map((item) => row("td", [item.label, item.first, item.second]));
      return `<table>${row("th", ["", first, second])}${rows.join("")}</table>`;
    }
    case "questions":
      return section.items.map(({ question, answer }) => entry(question, answer)).join("");
    case "quotation": {
      const { text, name, role } = section.words;
      const by = element("p", [name, role].filter((part) => part.trim()).join(", "));
      return `<blockquote>${element("p", text)}${by}</blockquote>`;
    }
    case "picture": {
      const { src, alt, caption } = section.words;
      return src ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"></p>${element("p", caption)}` : "";
    }
  }
}

/** The words of a section without its design, for Markdown, answers and search. */
export function sectionHtml(section: Section): string {
  const { words } = section;
  const title = "title" in words ? element("h2", words.title) : "";
  const lead = "lead" in words ? element("p", words.lead) : "";
  return title + lead + bodyHtml(section);
}
