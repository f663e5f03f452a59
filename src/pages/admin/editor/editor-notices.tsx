import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "../../../features/accounts/session.ts";
import { type FoundDraft, localDrafts } from "../../../lib/local-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type ComparedField, differingFields } from "./compared-field.ts";
import type { EditingState } from "./editing-state.ts";
import { LocalDraftOffer } from "./local-draft-offer.tsx";

type EditorNoticesProps = {
  kind: string;
  editing: Pick<EditingState<Record<string, string>>, "id" | "content" | "isBehind" | "isGone"> & {
    session: { windowId: string; saveAsNew: () => Promise<boolean> };
  };
  fields: readonly ComparedField[];
  onRestore: (found: FoundDraft) => void;
};

/** What has to be known before writing on: text that was not saved, a newer version, a deletion. */
export function EditorNotices({ kind, editing, fields, onRestore }: EditorNoticesProps) {
  const { id, content, isBehind, isGone, session } = editing;
  const { data: account } = useQuery(sessionQuery());
  const [found, setFound] = useState<readonly FoundDraft[]>(() => {
    const drafts = localDrafts.find({ userId: account?.user.id ?? "", kind, id }, session.windowId);
    const isSame = (draft: FoundDraft) => differingFields(fields, draft.content, content).length === 0;
    for (const { place } of drafts.filter(isSame)) localDrafts.remove(place);
    return drafts.filter((draft) => !isSame(draft));
  });
  return (
    <>
      <LocalDraftOffer drafts={found} content={content} fields={fields} onRestore={onRestore} onChange={setFound} />
      {isBehind ? (
        <Notice tone="warning" title={`This ${kind} was saved elsewhere after your text had begun`}>
          Saving shows both versions side by side, to choose from.
        </Notice>
      ) : null}
      {isGone ? (
        <Notice tone="warning" role="alert" title={`This ${kind} was deleted meanwhile`}>
          <p>Your text is still here. Restore it from the bin and save again, or make a new draft of your text.</p>
          <div className="admin-actions">
            <Button size="sm" onClick={() => void session.saveAsNew()}>
              Save as a new draft
            </Button>
          </div>
        </Notice>
      ) : null}
    </>
  );
}
