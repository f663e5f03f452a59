import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { FormCard } from "../fields/form-layout.tsx";
import { withSession } from "../sign-in-again.ts";
import { unsaved } from "../unsaved.ts";

type EraseCardProps = {
  /** What happens, and what stays. */
  children: ReactNode;
  /** The question's title, such as "Erase this lead?". */
  title: string;
  /** Puts it aside; can be undone. Left out where there is only erasing. */
  onDelete?: () => void;
  /** Left out where it may not be erased. */
  onErase?: (() => Promise<unknown>) | undefined;
};

/** The two ways out: put aside with an undo, or erased for good. */
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
            Delete
          </Button>
        ) : null}
        {onErase ? (
          <Button kind="danger" size="sm" onClick={() => setAsking(true)}>
            Erase …
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        confirm="Erase for good"
        danger
        onConfirm={() => {
          if (!onErase) return undefined;
          // What is typed here goes with the record; nothing has to ask for it again.
          unsaved.leave();
          return withSession(onErase);
        }}
      >
        It is gone at once, with the emails about it, and cannot be restored.
      </ConfirmDialog>
    </FormCard>
  );
}
