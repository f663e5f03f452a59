import { useState } from "react";
import { useSite } from "../../facts/use-site.ts";
import { type FoundDraft, localDrafts } from "../../features/content-drafts/local-draft.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AdminButton } from "../admin-button.tsx";
import { formatDateTime } from "../format-date-time.ts";
import { ComparedPart, ComparedText, compareDialogClass, pairClass } from "./compare/compared-text.tsx";
import { type ComparedField, draftDifferences } from "./compared-field.ts";

type LocalDraftOfferProps = {
  drafts: readonly FoundDraft[];
  content: Record<string, string>;
  fields: readonly ComparedField[];
  onRestore: (draft: FoundDraft) => void;
  onChange: (drafts: readonly FoundDraft[]) => void;
};

export function LocalDraftOffer({ drafts, content, fields, onRestore, onChange }: LocalDraftOfferProps) {
  const site = useSite();
  const [isComparing, setIsComparing] = useState(false);
  const draft = drafts.find((candidate) => draftDifferences(fields, candidate.content, content).length > 0);
  if (!draft) return null;
  const others = drafts.filter((other) => other !== draft);
  const differing = draftDifferences(fields, draft.content, content);

  const restore = () => {
    setIsComparing(false);
    onRestore(draft);
    onChange(others);
  };
  const discard = () => {
    setIsComparing(false);
    localDrafts.remove(draft.key);
    onChange(others);
    toast({
      title: "Changes discarded",
      action: {
        label: "Undo",
        run: () => {
          localDrafts.write(draft.key, draft);
          onChange(drafts);
        },
      },
    });
  };
  const buttons = (
    <>
      <AdminButton kind="primary" onClick={restore}>
        Restore
      </AdminButton>
      {isComparing ? null : <AdminButton onClick={() => setIsComparing(true)}>Compare</AdminButton>}
      <AdminButton onClick={discard}>Discard changes</AdminButton>
    </>
  );
  return (
    <>
      <Notice tone="warning" role="status" title="This browser has text that was not saved">
        <p>
          Written on {formatDateTime(site, new Date(draft.savedAt).toISOString())}, it never reached the site.{" "}
          {differing.length === 1 ? "One part differs" : `${differing.length} parts differ`} from what you see here.
        </p>
        {isComparing ? null : <div className="admin-actions">{buttons}</div>}
      </Notice>
      <Dialog
        open={isComparing}
        onClose={() => setIsComparing(false)}
        title="Text that was not saved"
        className={compareDialogClass}
      >
        {isComparing
          ? differing.map(({ name, label, kind }) => (
              <ComparedPart key={name} heading={<h3>{label}</h3>}>
                <div className={pairClass}>
                  <div className="rounded-panel border">
                    <b className="block px-4 py-2">In this browser</b>
                    <ComparedText framed kind={kind} before={content[name] ?? ""} value={draft.content[name] ?? ""} />
                  </div>
                  <div className="rounded-panel border">
                    <b className="block px-4 py-2">In the form</b>
                    <ComparedText framed kind={kind} before={undefined} value={content[name] ?? ""} />
                  </div>
                </div>
              </ComparedPart>
            ))
          : null}
        <div className="dialog-actions">{isComparing ? buttons : null}</div>
      </Dialog>
    </>
  );
}
