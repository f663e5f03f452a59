import { Parser } from "htmlparser2";

/** A link or form, by the positions of its tag, or a script or style, by those of the whole element. */
export type PageElement = {
  attributes: Readonly<Record<string, string>>;
  start: number;
  end: number;
  text: string;
};

/** A rendered page as the steps of post-processing read it. */
export type Page = {
  html: string;
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values by name, decoded. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  links: readonly PageElement[];
  scripts: readonly PageElement[];
  styles: readonly PageElement[];
  forms: readonly PageElement[];
};

/** Reads a page once, with the HTML parser. */
export function readPage(html: string): Page {
  const elements = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const links: PageElement[] = [];
  const scripts: PageElement[] = [];
  const styles: PageElement[] = [];
  const forms: PageElement[] = [];
  const listsByTag = new Map(Object.entries({ link: links, script: scripts, style: styles, form: forms }));
  let open: PageElement | undefined;
  const parser = new Parser({
    onattribute(name, value) {
      const values = attributes.get(name);
      if (values) values.add(value);
      else attributes.set(name, new Set([value]));
    },
    onopentag(name, attributes) {
      elements.add(name);
      const list = listsByTag.get(name);
      if (!list) return;
      const element = { attributes, start: parser.startIndex, end: parser.endIndex + 1, text: "" };
      list.push(element);
      if (list === scripts || list === styles) open = element;
    },
    onclosetag() {
      if (!open) return;
      open.text = html.slice(open.end, parser.startIndex);
      open.end = parser.endIndex + 1;
      open = undefined;
    },
  });
  parser.end(html);
  const classes = new Set([...(attributes.get("class") ?? [])].join(" ").split(/\s+/));
  return { html, elements, classes, attributes, links, scripts, styles, forms };
}
