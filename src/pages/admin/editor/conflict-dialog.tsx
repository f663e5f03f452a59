import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { moment } from "../kit/moment.ts";
import type { Conflict } from "./use-editing.ts";

type ConflictDialogProps = {
  conflict: Conflict | undefined;
  onClose: () => void;
  onOverwrite: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved in between: the person decides, and both texts survive in the list of versions. */
export function ConflictDialog({ conflict, onClose, onOverwrite, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog open={conflict !== undefined} onClose={onClose} title="Someone else saved this">
      {conflict ? (
        <p className="admin-note">
          {conflict.by} saved it on {moment(conflict.at)}, after you had begun. Nothing of yours is lost, and nothing of
          theirs: every saved text stays in the list of versions.
        </p>
      ) : null}
      <div className="dialog-actions">
        <Button kind="secondary" size="sm" onClick={onTakeTheirs}>
          Show theirs, discard mine
        </Button>
        <Button size="sm" onClick={onOverwrite}>
          Save mine over theirs
        </Button>
      </div>
    </Dialog>
  );
}
