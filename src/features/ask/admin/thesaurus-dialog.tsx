import { useState } from "react";
import { Problem } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextareaField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { fetchThesaurus, storeThesaurus } from "../questions.admin.functions.ts";
import { formatThesaurus, parseThesaurus } from "../thesaurus.ts";

const help =
  "One word a line, then what else to search for: handoff = handover, shift change. A word on its own is ignored in questions.";

export function ThesaurusDialog({ onClose }: { onClose: () => void }) {
  const stored = useAdminQuery(["thesaurus"], () => fetchThesaurus());
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (stored.data && formatThesaurus(stored.data));
  const { busy, problem, run } = useAction(async () => {
    const { faultyLine } = parseThesaurus(text ?? "");
    if (faultyLine) throw new Error(`Line ${faultyLine} has no single word before “=”, or is too long.`);
    await storeThesaurus({ data: { text: text ?? "" } });
    toast({ title: "Words saved", type: "success" });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title="Words in questions">
      {text === undefined ? (
        <p role="status">{stored.isError ? null : "Loading the words"}</p>
      ) : (
        <TextareaField label="Words" help={help} rows={14} spellCheck={false} value={text} onChange={setTyped} />
      )}
      <Problem text={problem ?? (stored.isError ? "The words did not load. Try again." : undefined)} />
      <div className="dialog-actions">
        <Button kind="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" busy={busy} disabled={typed === undefined} onClick={() => run()}>
          Save words
        </Button>
      </div>
    </Dialog>
  );
}
