import { sectionsPath } from "../../../facts/page-sections.ts";
import type { Site } from "../../../facts/site.ts";
import { fillAllTokens } from "../all-tokens.ts";
import type { FieldValues, TextField, TextLeaf } from "../text-fields.ts";

/** A text of the page; in a list, with the index of its entry. */
export type TextSpot = { field: TextField; leaf: TextLeaf; row: number | undefined; text: string };

/** Every text of the fields, in order. */
export const spotsOf = (fields: readonly TextField[], values: FieldValues): TextSpot[] =>
  fields.flatMap((field): TextSpot[] => {
    const value = values[field.path] ?? field.fallback;
    if (field.path === sectionsPath) return [];
    if (field.kind !== "list")
      return [{ field, leaf: field, row: undefined, text: typeof value === "string" ? value : "" }];
    if (typeof value === "string") return [];
    return value.flatMap(({ texts }, row) =>
      field.fields
        .filter((leaf) => leaf.path in texts)
        .map((leaf) => ({ field, leaf, row, text: texts[leaf.path] ?? "" })),
    );
  });

const ownName = /[^.]+$/;

/** Where the button or link with this text leads. */
export const targetOf = (spots: readonly TextSpot[], { field, leaf, row }: TextSpot): TextSpot | undefined => {
  const isTargetPath = (path: string, other: string) =>
    ["to", "href"].some((name) => other === path.replace(ownName, name) && other !== path);
  return spots.find((spot) =>
    row === undefined
      ? isTargetPath(leaf.path, spot.leaf.path)
      : spot.field === field && spot.row === row && isTargetPath(leaf.path, spot.leaf.path),
  );
};

/** The same field with one of its texts replaced. */
export function withText(values: FieldValues, { field, leaf, row }: TextSpot, text: string): FieldValues {
  if (row === undefined) return { ...values, [field.path]: text };
  const rows = values[field.path] ?? field.fallback;
  if (typeof rows === "string") return values;
  const next = rows.map((entry, index) =>
    index === row ? { ...entry, texts: { ...entry.texts, [leaf.path]: text } } : entry,
  );
  return { ...values, [field.path]: next };
}

const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();

/** The element of each text: the smallest visible one with exactly this content; equal texts are assigned in order. */
export function spotByElementIn(site: Site, root: HTMLElement, spots: readonly TextSpot[]): Map<HTMLElement, TextSpot> {
  const waiting = new Map<string, TextSpot[]>();
  for (const spot of spots) {
    const content = plain(fillAllTokens(site, spot.text));
    if (content === "" || ["link", "lines", "picture"].includes(spot.leaf.kind)) continue;
    waiting.set(content, [...(waiting.get(content) ?? []), spot]);
  }
  const spotByElement = new Map<HTMLElement, TextSpot>();
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (element instanceof SVGElement || element.closest("form, [aria-hidden=true]")) continue;
    // Not rendered at this width.
    if (element.getClientRects().length === 0) continue;
    const content = plain(element.textContent);
    const [spot, ...others] = waiting.get(content) ?? [];
    if (!spot || [...element.children].some((child) => plain(child.textContent) === content)) continue;
    spotByElement.set(element, spot);
    waiting.set(content, others);
  }
  return spotByElement;
}

/** How many lines the text takes at this width. */
export function countLines(element: HTMLElement): number {
  const range = new Range();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

/** Replaces the text, but not the icons beside it. */
export function writeText(element: HTMLElement, text: string): void {
  const nodes = [...element.childNodes].filter((node) => node instanceof Text);
  const [first = element.appendChild(new Text())] = nodes;
  for (const node of nodes) node.nodeValue = "";
  first.nodeValue = text;
}
