import { SaxesParser, type SaxesTagNS } from "saxes";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { UnreadableExport } from "../site-export.ts";
import { type Container, entryHead, maxTextBytes } from "./container.server.ts";
import { decodeText, encodingOf } from "./decode-text.server.ts";
import { tidyXml } from "./tidy-xml.ts";

/** `name` has the usual prefix of its namespace, as in "wp:post_id" and "itunes:image". */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
  line: number;
};

const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/, "excerpt"],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/?$/, "wp"],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, "content"],
  [/^http:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, "dc"],
  [/^https?:\/\/www\.itunes\.com\/dtds\/podcast-1\.0\.dtd$/i, "itunes"],
  [/podcastindex\.org\/namespace\/1\.0|podcastindex-org\/podcast-namespace/i, "podcast"],
  [/^https?:\/\/podlove\.org\/simple-chapters/, "psc"],
  [/^http:\/\/www\.w3\.org\/2005\/Atom$/, "atom"],
];

function nameOf({ uri, prefix, local }: SaxesTagNS): string {
  const usual = prefixes.find(([pattern]) => pattern.test(uri))?.[1] ?? prefix;
  return usual ? `${usual}:${local}` : local;
}

/** Elements with text content; elements in it are unescaped markup of the text. */
const textual = /^(?:title|description|(?:content|excerpt):encoded|itunes:(?:summary|subtitle|title)|wp:meta_value)$/;

/** Errors that leave the text readable. */
const harmless =
  /unbound namespace prefix|XML declaration must|undefined entity|processing instruction|encoding value|"\]\]>" is/;

const maxDepth = 64;
/** Of unescaped markup. */
const maxTextDepth = 400;

function attributesOf(tag: SaxesTagNS): Record<string, string> {
  return Object.fromEntries(Object.entries(tag.attributes).map(([name, { value }]) => [name, value]));
}

function openingTag(tag: SaxesTagNS): string {
  const attributes = Object.values(tag.attributes).map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag.name}${attributes.join("")}>`;
}

/** Reads the children of `channel`. */
function channelReader(place: string) {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: XmlElement[] = [];
  let done: XmlElement[] = [];
  /** Open elements of unescaped markup. */
  let markupDepth = 0;
  let lastEvent = 0;
  const xmlError = (sentence: string) => new UnreadableExport(`${place}, line ${parser.line}: ${sentence}`);
  const add = (text: string) => {
    const current = open.at(-1);
    if (!current || open.length <= 2) return;
    current.text += text;
    if (current.text.length > maxTextBytes) throw xmlError("A text is longer than 32 MB.");
  };

  parser.on("error", ({ message }) => {
    const reason = message.replace(/^(?:[^:]*:)?\d+:\d+: /, "");
    if (!harmless.test(reason)) throw xmlError(`The XML is malformed (${reason.replace(/\.$/, "")}).`);
  });
  parser.on("doctype", (text) => {
    if (/<!ENTITY/i.test(text)) throw xmlError("The file defines entities of its own, which no export needs.");
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", (tag) => {
    lastEvent = parser.position;
    const name = nameOf(tag);
    const current = open.at(-1);
    if (!current && name !== "rss") throw xmlError(`The file begins with <${name.slice(0, 40)}>, not with <rss>.`);
    if (markupDepth >= maxTextDepth) throw xmlError("Too many elements lie within each other.");
    if (markupDepth > 0 || (current && open.length > 2 && textual.test(current.name))) {
      markupDepth += 1;
      add(openingTag(tag));
      return;
    }
    if (open.length >= maxDepth) throw xmlError("Too many elements lie within each other.");
    const attributes = attributesOf(tag);
    open.push({ name, attributes, text: "", children: [], line: parser.line });
  });
  parser.on("closetag", (tag) => {
    lastEvent = parser.position;
    if (markupDepth > 0) {
      markupDepth -= 1;
      if (!tag.isSelfClosing) add(`</${tag.name}>`);
      return;
    }
    const element = open.pop();
    const parent = open.at(-1);
    if (!element || !parent) return;
    if (open.length === 2 && parent.name === "channel") done.push(element);
    else if (open.length > 2) parent.children.push(element);
  });
  return {
    write(text: string): void {
      parser.write(text);
      if (parser.position - lastEvent > 2 * maxTextBytes) throw xmlError("A text is longer than 32 MB.");
    },
    close: () => void parser.close(),
    /** Elements completed since the last call. */
    drain(): XmlElement[] {
      const drained = done;
      done = [];
      return drained;
    },
  };
}

/** Streams the elements of an RSS file's channel. @throws UnreadableExport with the line */
export async function* readChannel(container: Container, entry: string): AsyncGenerator<XmlElement> {
  const open = () => container.open(entry);
  const encoding = await encodingOf(await entryHead(container, entry, 4096), open, entry);
  const reader = channelReader(entry);
  for await (const text of tidyXml(decodeText(await open(), encoding))) {
    reader.write(text);
    yield* reader.drain();
  }
  reader.close();
  yield* reader.drain();
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The trimmed text of the first such child; undefined without one. */
export function textOf(element: XmlElement, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const namedChild = element.children.find((child) => child.name === name);
    if (namedChild) return namedChild.text.trim();
  }
  return undefined;
}

export const attributeOf = (element: XmlElement, name: string, attribute: string): string | undefined =>
  element.children.find((child) => child.name === name)?.attributes[attribute]?.trim();
