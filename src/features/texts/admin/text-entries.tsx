import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useAddedEntry } from "../../../admin/fields/use-added-entry.ts";
import { moveItem } from "../../../lib/move-item.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
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

const mostEntries = 40;

/** What an entry is called: its first text, or its number. */
const calledOf = ({ texts }: TextRow, index: number) =>
  (texts.title || texts.label || texts.question || Object.values(texts)[0] || `entry ${index + 1}`).slice(0, 40);

export function TextEntries({ id, field, rows, problems, onChange }: TextEntriesProps) {
  const { path, label, fields, fallback } = field;
  const [list, showEntry] = useAddedEntry<HTMLUListElement>();
  const move = (index: number, by: -1 | 1) => onChange(moveItem(rows, index, by));

  function add(): void {
    const pattern = fallback.at(-1);
    const texts = Object.fromEntries(
      Object.entries(pattern?.texts ?? {}).map(([name, text]) => {
        const isTarget = fields.some((leaf) => leaf.path === name && leaf.kind === "link");
        return [name, isTarget ? text : ""];
      }),
    );
    onChange([...rows, { key: pattern?.key ?? "", texts }]);
    showEntry(rows.length);
  }
  const put = (index: number, row: TextRow) => onChange(rows.map((known, at) => (at === index ? row : known)));

  return (
    <fieldset className="min-w-0 rounded-panel border p-4">
      <legend className="px-1.5 font-semibold">{label}</legend>
      <ul ref={list} className="grid gap-4">
        {rows.map((row, index) => {
          const called = calledOf(row, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity, and a key of their text would lose the focus
            <li key={index} className="grid gap-3 border-t pt-3 first:border-t-0 first:pt-0">
              {fields
                .filter((leaf) => leaf.path in row.texts)
                .map((leaf) => (
                  <TextControl
                    key={leaf.path}
                    id={`${id}-${index}-${leaf.path}`}
                    leaf={leaf}
                    label={`${leaf.label} ${index + 1}`}
                    value={row.texts[leaf.path] ?? ""}
                    error={problems[`${path}.${index}.${leaf.path}`]}
                    onChange={(text) => put(index, { ...row, texts: { ...row.texts, [leaf.path]: text } })}
                  />
                ))}
              <span className="flex justify-self-end">
                <IconButton label={`Move “${called}” up`} bare disabled={index === 0} onClick={() => move(index, -1)}>
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Move “${called}” down`}
                  bare
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={`Remove “${called}”`}
                  bare
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                >
                  <X />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      <Button kind="secondary" size="sm" className="mt-4" disabled={rows.length >= mostEntries} onClick={add}>
        <Plus />
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  );
}
