import { useState } from "react";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { readTextFile } from "../../../../admin/read-text-file.ts";
import { Field } from "../../../../ui/field.tsx";
import { maxImportCharacters } from "../../import/import-file.ts";

/** `id` differs for each choice: a file can be corrected and chosen again. */
export type ImportText = { id: number; name: string; text: string };

type FileCardProps = { file: ImportText | undefined; onChange: (file: ImportText | undefined) => void };

export function FileCard({ file, onChange }: FileCardProps) {
  const [problem, setProblem] = useState<string>();
  async function choose(selected: File | undefined): Promise<void> {
    setProblem(undefined);
    if (!selected) return onChange(undefined);
    const text = await readTextFile(selected).catch((error: Error) => {
      setProblem(error.message);
      return undefined;
    });
    if (text === undefined) return onChange(undefined);
    if (!text.trim()) setProblem("This file is empty.");
    else if (text.length > maxImportCharacters)
      setProblem("This file is larger than 6 MB. Split it and import the parts.");
    else return onChange({ id: Date.now(), name: selected.name, text });
    return onChange(undefined);
  }
  return (
    <FormCard title="File">
      <Field
        label="CSV file"
        error={problem}
        help={file ? `Chosen: ${file.name}` : "The first line names the columns."}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="input"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
    </FormCard>
  );
}
