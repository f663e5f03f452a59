import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";

/** Characters that no XML document may hold, even escaped: control characters and halves of pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML may hold it. */
export const xmlText = (text: string) => text.toWellFormed().replaceAll(forbidden, "");

/** An XML document with this root element; `fill` adds to it. Values are escaped by the builder. */
export function xmlDocument(name: string, attributes: Record<string, string>, fill: (root: XMLBuilder) => void): string {
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele(name);
  // As plain attributes: namespace declarations otherwise reappear on every element of the builder.
  for (const [key, value] of Object.entries(attributes)) root.att(key, value);
  fill(root);
  return root.end({ prettyPrint: true, indent: " " });
}
