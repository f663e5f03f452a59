import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Note } from "./note.tsx";
import { Problem } from "./states.tsx";
import { useAction } from "./use-action.ts";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb itself, such as "Erase". */
  confirm: string;
  /** The button that changes nothing; named where "Cancel" could be read as the action itself. */
  dismiss?: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown> | undefined;
};

/** Asks once more before something that cannot be undone. What can be undone needs no question but an undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirm, dismiss = "Cancel", danger, onConfirm } = props;
  const { busy, problem, run } = useAction(async () => {
    await onConfirm();
    onClose();
  });

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Note as="div" className="[&>*+p]:mt-3 [&>ul>li]:mt-1 [&>ul]:list-disc [&>ul]:pl-[1.25em]">
        {children}
      </Note>
      <Problem text={problem} />
      <div className="dialog-actions">
        <Button kind="secondary" size="sm" onClick={onClose}>
          {dismiss}
        </Button>
        <Button kind={danger ? "danger" : "primary"} size="sm" busy={busy} onClick={run}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
