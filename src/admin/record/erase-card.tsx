import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { FormCard } from "../fields/form-layout.tsx";
import { withSession } from "../sign-in-again.ts";
import { unsaved } from "../unsaved.ts";

type EraseCardProps = {
  /** What is erased and what stays. */
  children: ReactNode;
  /** Title of the question, such as "Delete this lead permanently?". */
  title: string;
  /** Can be undone; absent where records are only erased. */
  onDelete?: () => void;
  /** Absent where erasing is not allowed. */
  onErase?: (() => Promise<unknown>) | undefined;
};

export function EraseCard({ children, title, onDelete, onErase }: EraseCardProps) {
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    if (await unsaved.ask()) onDelete?.();
  }
  return (
    <FormCard title="Delete" note={children}>
      <div className="admin-actions">
        {onDelete ? (
          <Button kind="secondary" size="sm" onClick={() => void remove()}>
            Move to bin
          </Button>
        ) : null}
        {onErase ? (
          <Button kind="danger" size="sm" onClick={() => setAsking(true)}>
            Delete permanently …
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        confirm="Delete permanently"
        danger
        onConfirm={() => {
          if (!onErase) return undefined;
          // Text typed here goes with the record: no question about unsaved text.
          unsaved.leave();
          return withSession(onErase);
        }}
      >
        It is deleted at once, with the emails about it, and cannot be restored.
      </ConfirmDialog>
    </FormCard>
  );
}
