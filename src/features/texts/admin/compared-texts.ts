import type { ComparedField } from "../../../admin/editor/compared-field.ts";
import type { TextSection } from "../text-fields.ts";

/** Every field by path, as the comparisons of the admin area show it. */
export const comparedTexts = (sections: readonly TextSection[]): ComparedField[] =>
  sections.flatMap(({ title, fields }) =>
    fields.map(({ path, label, kind }) => ({
      name: path,
      label: `${title}: ${label}`,
      kind: kind === "list" ? "rows" : "line",
    })),
  );
