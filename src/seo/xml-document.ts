import { escapeHtml } from "../lib/plain-text.ts";

/** Control characters and two noncharacters, invalid even when escaped. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Fast path: most sitemap values are plain URLs. */
const plain = /^[ !#-%'-;=?-~]*$/;

/** Escapes every "&", even in entities: HTML shown as text in a feed must not turn into markup. */
function escapeXml(text: string): string {
  if (plain.test(text)) return text;
  return escapeHtml(text.toWellFormed().replaceAll(forbidden, ""));
}

export class XmlElement {
  readonly #name: string;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #children: (XmlElement | string)[] = [];

  constructor(name: string, attributes: Readonly<Record<string, string>> = {}) {
    this.#name = name;
    this.#attributes = attributes;
  }

  ele(name: string, attributes?: Readonly<Record<string, string>>): XmlElement {
    const child = new XmlElement(name, attributes);
    this.#children.push(child);
    return child;
  }

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

/** `fill` adds to the root; names must be trusted, values may be anything. */
export function xmlDocument(
  name: string,
  attributes: Readonly<Record<string, string>>,
  fill: (root: XmlElement) => void,
): string {
  const root = new XmlElement(name, attributes);
  fill(root);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.toString()}`;
}
