import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { counted } from "../../../admin/format-date-time.ts";
import { readTextFile } from "../../../admin/read-text-file.ts";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { maxRedirectFileCharacters } from "../redirect.ts";
import { importRedirects } from "../redirects.admin.functions.ts";
import { chainProblem, sentences } from "./redirect-words.ts";

/** Imports a CSV file with the columns From and To, all of it or nothing. */
export function RedirectFile() {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const take = useAction(async (file: File) => {
    const text = await readTextFile(file);
    if (text.length > maxRedirectFileCharacters) return setProblems(["The file is larger than 2 MB."]);
    const imported = await importRedirects({ data: { text } });
    if (!imported.ok) {
      if (imported.code === "chain") return setProblems([chainProblem(imported.chain)]);
      if (imported.code === "stopped") return setProblems([imported.reason]);
      if (imported.code === "empty") return setProblems([sentences.empty]);
      return setProblems(imported.problems.map(({ line, code }) => `Line ${line}: ${sentences[code]}`));
    }
    return toast({ title: `${counted(imported.value, "redirect")} imported`, type: "success" });
  }, "The file was not imported");
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file with redirects"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take.run(file);
          target.value = "";
        }}
      />
      <Button kind="secondary" busy={take.busy} onClick={() => input.current?.click()}>
        <Upload />
        Import CSV
      </Button>
      <Dialog open={problems.length > 0} onClose={() => setProblems([])} title="Nothing was imported">
        <Note>The first column is the old URL, the second the new one; an empty second one means gone on purpose.</Note>
        <ul className="mt-3 grid gap-1 text-sm wrap-anywhere">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
