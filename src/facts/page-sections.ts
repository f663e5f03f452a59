import type { Site, TextValue } from "./site.ts";
import type { TextPage } from "./text-pages.ts";

/** Where the texts of a page store the order of its sections: names, such as "journey" or "clients (hidden)". */
export const sectionsPath = "sections";

const hiddenMark = " (hidden)";

export const storedSection = ({ name, isHidden }: PlacedSection): string => name + (isHidden ? hiddenMark : "");

export type PlacedSection = { name: string; isHidden: boolean };

/** The stored order; a section that it doesn't contain follows its predecessor in the design. */
export function arrangedSections(design: readonly string[], stored: TextValue | undefined): PlacedSection[] {
  const placed: PlacedSection[] = [];
  for (const item of stored ?? []) {
    if (typeof item !== "string") continue;
    const name = item.replace(hiddenMark, "");
    if (!design.includes(name) || placed.some((section) => section.name === name)) continue;
    placed.push({ name, isHidden: item !== name });
  }
  for (const [index, name] of design.entries()) {
    if (placed.some((section) => section.name === name)) continue;
    const predecessor = placed.findIndex((section) => section.name === design[index - 1]);
    placed.splice(predecessor + 1, 0, { name, isHidden: false });
  }
  return placed;
}

const designs = new Map<TextPage, Map<string, readonly string[]>>();

/** Groups of sections of the loaded modules; a section moves within its group. */
export const sectionGroups = (page: TextPage): readonly (readonly string[])[] => [
  ...(designs.get(page)?.values() ?? []),
];

/**
 * Sections that the owner can hide and move, in the design's order; the function returns the visible ones. Others, such as
 * the head of a page, stay where they are.
 */
export function arrangeable<Name extends string>(
  page: TextPage,
  design: readonly Name[],
): (site: Site) => readonly Name[] {
  const groups = designs.get(page) ?? new Map<string, readonly string[]>();
  designs.set(page, groups.set(design.join(), design));
  return ({ texts }) => {
    const stored = texts[page]?.[sectionsPath];
    if (stored === undefined) return design;
    return arrangedSections(design, stored).flatMap(({ name, isHidden }) => (isHidden ? [] : [name as Name]));
  };
}
