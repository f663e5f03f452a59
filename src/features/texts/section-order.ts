import {
  arrangedSections,
  type PlacedSection,
  sectionGroups,
  sectionsPath,
  storedSection,
} from "../../facts/page-sections.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import type { FieldValue, TextRow, TextSection } from "./text-fields.ts";

const rowOf = (text: string): TextRow => ({ key: "", texts: { text } });

/** The order of a page's sections as a list of texts, so that it has drafts, versions and conflicts like texts. */
export function orderSection(page: TextPage): TextSection | undefined {
  const names = sectionGroups(page).flat();
  if (names.length === 0) return undefined;
  const name = { path: "text", label: "Section", kind: "line", limit: 100, isOptional: false, fallback: "" } as const;
  const label = "Order of the sections";
  return {
    name: sectionsPath,
    title: "Sections",
    fields: [{ path: sectionsPath, label, kind: "list", plain: true, fields: [name], fallback: names.map(rowOf) }],
  };
}

const textsOf = (value: FieldValue | undefined): string[] =>
  typeof value === "object" ? value.flatMap(({ texts }) => texts.text ?? []) : [];

export const placedGroups = (
  groups: readonly (readonly string[])[],
  value: FieldValue | undefined,
): readonly (readonly PlacedSection[])[] => groups.map((design) => arrangedSections(design, textsOf(value)));

export const orderValue = (groups: readonly (readonly PlacedSection[])[]): FieldValue =>
  groups.flat().map((section) => rowOf(storedSection(section)));

/** Within its group; unchanged at the group's ends. */
export function movedSection(
  groups: readonly (readonly PlacedSection[])[],
  name: string,
  by: -1 | 1,
): readonly (readonly PlacedSection[])[] {
  return groups.map((group) => {
    const index = group.findIndex((section) => section.name === name);
    const [section, other] = [group[index], group[index + by]];
    return section && other ? group.with(index, other).with(index + by, section) : group;
  });
}

export const toggledSection = (
  groups: readonly (readonly PlacedSection[])[],
  name: string,
): readonly (readonly PlacedSection[])[] =>
  groups.map((group) =>
    group.map((section) => (section.name === name ? { name, isHidden: !section.isHidden } : section)),
  );
