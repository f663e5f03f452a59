import { type ReactNode, useState } from "react";
import { Button, type ButtonStyle } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { AdminButton } from "./admin-button.tsx";
import { Note, Problem } from "./states.tsx";
import { useAction } from "./use-change.ts";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The consequence, and whether it can be undone. */
  children: ReactNode;
  /** Verb on the button, such as "Erase". */
  confirm: string;
  /** For questions where "Cancel" could be read as the action itself. */
  dismiss?: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown> | undefined;
};

/** Confirms an irreversible action; reversible ones offer an undo instead. */
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
        <AdminButton onClick={onClose}>{dismiss}</AdminButton>
        <AdminButton kind={danger ? "danger" : "primary"} busy={busy} onClick={run}>
          {confirm}
        </AdminButton>
      </div>
    </Dialog>
  );
}

type ConfirmButtonProps = Omit<ConfirmDialogProps, "open" | "onClose"> &
  Pick<ButtonStyle, "kind" | "size"> & { label: string; "aria-label"?: string };

/** A button that asks first. Lists have many of these: the dialog renders after the first press. */
export function ConfirmButton({ label, kind = "danger", size = "sm", children, ...props }: ConfirmButtonProps) {
  const { "aria-label": ariaLabel, ...dialog } = props;
  const [isAsking, setAsking] = useState<boolean>();
  return (
    <>
      <Button kind={kind} size={size} aria-label={ariaLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking === undefined ? null : (
        <ConfirmDialog open={isAsking} onClose={() => setAsking(false)} {...dialog}>
          {isAsking ? children : null}
        </ConfirmDialog>
      )}
    </>
  );
}
