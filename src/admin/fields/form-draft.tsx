import { useMemo } from "react";
import { localDrafts } from "../../features/content-drafts/local-draft.ts";
import type { ComparedField } from "../editor/compared-field.ts";
import { LocalDraftOffer } from "../editor/local-draft-offer.tsx";
import { useTypedDraft } from "../editor/use-typed-draft.ts";
import { textOfValue, valuesOfTexts } from "./draft-texts.ts";

type FormDraftProps<Values> = {
  /** Kind of form, unique among the drafts of the admin area. */
  kind: string;
  /** Labels of the stored fields; leaves out passwords. */
  labels: { readonly [Name in keyof Values]?: string };
  values: Values;
  stored: Values;
  onRestore: (values: Values) => void;
};

/** Stores the input of a form in this browser until it is saved, and offers it after a reload. */
export function FormDraft<Values extends object>({ kind, labels, values, stored, onRestore }: FormDraftProps<Values>) {
  const names = Object.keys(labels) as (keyof Values & string)[];
  const content = Object.fromEntries(names.map((name) => [name, textOfValue(values[name])]));
  const typed = Object.fromEntries(
    Object.entries(content).filter(([name, text]) => text !== textOfValue(stored[name as keyof Values])),
  );
  const fields = useMemo(
    () => Object.entries<string | undefined>(labels).map(([name, label = name]) => fieldOf(name, label, stored)),
    [labels, stored],
  );
  const [drafts, setDrafts] = useTypedDraft({ kind, typed: { content: typed, base: "" }, fields, content });
  return (
    <LocalDraftOffer
      drafts={drafts}
      content={content}
      fields={fields}
      onRestore={(draft) => {
        onRestore(valuesOfTexts(draft.content, values));
        localDrafts.remove(draft.key);
      }}
      onChange={setDrafts}
    />
  );
}

const fieldOf = (name: string, label: string, stored: object): ComparedField => ({
  name,
  label,
  kind: typeof (stored as Record<string, unknown>)[name] === "object" ? "rows" : "text",
});
