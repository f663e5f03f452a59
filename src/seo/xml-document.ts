import { escapeHtml } from "../lib/plain-text.ts";

/** Characters that no XML document may hold, even escaped: control characters and two that Unicode never assigns. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Most values of a sitemap are plain URLs. */
const plain = /^[ !#-%'-;=?-~]*$/;

/**
 * A text as XML holds it. Every ampersand is escaped, also one that already begins an entity: in a feed, HTML that shows
 * "&lt;script&gt;" as words must not come out as a script.
 */
function escapeXml(text: string): string {
  if (plain.test(text)) return text;
  return escapeHtml(text.toWellFormed().replaceAll(forbidden, ""));
}

/** An element under construction. */
export class XmlElement {
  readonly #name: string;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #children: (XmlElement | string)[] = [];

  constructor(name: string, attributes: Readonly<Record<string, string>> = {}) {
    this.#name = name;
    this.#attributes = attributes;
  }

  /** Adds an element inside this one and returns it. */
  ele(name: string, attributes?: Readonly<Record<string, string>>): XmlElement {
    const child = new XmlElement(name, attributes);
    this.#children.push(child);
    return child;
  }

  /** Adds a text inside this element. */
  txt(text: string): this {
    this.#children.push(escapeXml(text));
    return this;
  }

  toString(): string {
    const attributes = Object.entries(this.#attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
    const start = `<${this.#name}${attributes.join("")}`;
    if (this.#children.length === 0) return `${start}/>\n`;
    const isText = this.#children.every((child) => typeof child === "string");
    return `${start}>${isText ? "" : "\n"}${this.#children.map(String).join("")}</${this.#name}>\n`;
  }
}

/** An XML document with this root element; `fill` adds to it. Names are ours, values may be anything. */
export function xmlDocument(
  name: string,
  attributes: Readonly<Record<string, string>>,
  fill: (root: XmlElement) => void,
): string {
  const root = new XmlElement(name, attributes);
  fill(root);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.toString()}`;
}
