import { EntryList } from "../../../admin/fields/entry-list.tsx";
import type { TextField, TextRow } from "../text-fields.ts";
import { TextControl } from "./text-control.tsx";

type TextEntriesProps = {
  id: string;
  field: Extract<TextField, { kind: "list" }>;
  rows: readonly TextRow[];
  /** Sentences by path. */
  problems: Readonly<Record<string, string>>;
  onChange: (rows: readonly TextRow[]) => void;
};

const maxEntries = 40;

/** Name of an entry: its first text, or its number. */
const entryNameOf = ({ texts }: TextRow, index: number) =>
  (texts.title || texts.label || texts.question || Object.values(texts)[0] || `entry ${index + 1}`).slice(0, 40);

export function TextEntries({ id, field, rows, problems, onChange }: TextEntriesProps) {
  const { path, label, fields, fallback } = field;
  function create(): TextRow {
    const template = fallback.at(-1);
    const texts = Object.fromEntries(
      Object.entries(template?.texts ?? {}).map(([name, text]) => {
        const isTarget = fields.some((leaf) => leaf.path === name && leaf.kind === "link");
        return [name, isTarget ? text : ""];
      }),
    );
    return { key: template?.key ?? "", texts };
  }
  return (
    <fieldset className="min-w-0 rounded-panel border p-4">
      <legend className="px-1.5 font-semibold">{label}</legend>
      <EntryList
        rows={rows}
        nameOf={(row, index) => `“${entryNameOf(row, index)}”`}
        add={{ label: `Add to ${label.toLowerCase()}`, max: maxEntries, create }}
        onChange={onChange}
        className="grid gap-3 border-t pt-3 first:border-t-0 first:pt-0"
      >
        {(row, index, put) =>
          fields
            .filter((leaf) => leaf.path in row.texts)
            .map((leaf) => (
              <TextControl
                key={leaf.path}
                id={`${id}-${index}-${leaf.path}`}
                leaf={leaf}
                label={`${leaf.label} ${index + 1}`}
                value={row.texts[leaf.path] ?? ""}
                error={problems[`${path}.${index}.${leaf.path}`]}
                onChange={(text) => put({ ...row, texts: { ...row.texts, [leaf.path]: text } })}
              />
            ))
        }
      </EntryList>
    </fieldset>
  );
}
