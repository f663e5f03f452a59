import { type ReactNode, useState } from "react";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";

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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run() {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setProblem(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="admin-note">{children}</div>
      {problem ? (
        <Notice tone="error" role="alert" className="mt-4">
          {problem}
        </Notice>
      ) : null}
      <div className="dialog-actions">
        <Button kind="secondary" size="sm" onClick={onClose}>
          {dismiss}
        </Button>
        <Button kind={danger ? "danger" : "primary"} size="sm" busy={busy} onClick={() => void run()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
