import { useNavigate } from "@tanstack/react-router";
import { Copy, History, Link2, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../ui/toast-store.ts";
import { offerUndo } from "../../offer-undo.ts";
import { recordKinds } from "../../record/record-kinds.ts";
import { withSession } from "../../sign-in-again.ts";
import type { EditedKind, EditorFunctions } from "../editor-view.ts";
import { PreviewLinkDialog } from "./preview-link-dialog.tsx";
import { publishedKinds } from "./published-kinds.ts";

type EditorMoreProps<Content> = {
  kind: EditedKind;
  id: number;
  title: string;
  functions: Pick<EditorFunctions<Content>, "remove" | "restore">;
  /** Sends the last words to the server; false when it does not answer. */
  flush: () => Promise<boolean>;
  onVersions: () => void;
  /** Absent while there are no unsaved changes to discard. */
  onDiscard: (() => void) | undefined;
};

const entry = "inline-flex min-h-11 items-center gap-2.5 font-medium no-underline hover:underline [&>.lucide]:size-4.5";

/** What can be done with a stored item besides writing and publishing it. */
export function EditorMore<Content>(props: EditorMoreProps<Content>) {
  const { kind, id, title, functions, flush, onVersions, onDiscard } = props;
  const { list, page } = recordKinds[kind];
  const navigate = useNavigate();
  const [showsLinks, setShowsLinks] = useState(false);
  const copy = publishedKinds[kind]?.copy;

  async function duplicate(make: NonNullable<typeof copy>) {
    try {
      if (!(await flush())) throw new Error("The server did not answer. Try again when your text is saved.");
      const copyId = await withSession(() => make(id));
      if (copyId === null) throw new Error(`This ${kind} no longer exists.`);
      await navigate({ to: page, params: { id: String(copyId) } });
      toast({ title: "Duplicated", description: "This is the copy: a draft without a date.", type: "success" });
    } catch (failure) {
      toast({ title: "It was not duplicated", description: errorMessage(failure), type: "error" });
    }
  }
  async function remove() {
    try {
      await withSession(() => functions.remove({ data: { ids: [id] } }));
      await navigate({ to: list });
      offerUndo(`“${title}” was moved to the bin`, async () => {
        await functions.restore({ data: { ids: [id] } });
        await navigate({ to: page, params: { id: String(id) } });
      });
    } catch (failure) {
      toast({ title: "It was not moved to the bin", description: errorMessage(failure), type: "error" });
    }
  }

  return (
    <div className="grid justify-items-start [aside>&]:px-5 [aside>&]:py-3">
      {copy ? (
        <button type="button" className={`${entry} text-tide`} onClick={() => void duplicate(copy)}>
          <Copy />
          Duplicate
        </button>
      ) : null}
      {kind === "issue" ? null : (
        <button type="button" className={`${entry} text-tide`} onClick={() => setShowsLinks(true)}>
          <Link2 />
          Preview links
        </button>
      )}
      <button type="button" className={`${entry} text-tide`} onClick={onVersions}>
        <History />
        Versions
      </button>
      {onDiscard ? (
        <button type="button" className={`${entry} text-tide`} onClick={onDiscard}>
          <Undo2 />
          Discard changes
        </button>
      ) : null}
      <button type="button" className={`${entry} text-flag`} onClick={() => void remove()}>
        <Trash2 />
        Move to bin
      </button>
      {kind === "issue" ? null : (
        <PreviewLinkDialog open={showsLinks} onClose={() => setShowsLinks(false)} kind={kind} id={id} flush={flush} />
      )}
    </div>
  );
}
