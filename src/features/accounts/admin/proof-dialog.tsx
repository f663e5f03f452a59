import { type ReactNode, useEffect, useRef } from "react";
import { Note } from "../../../admin/note.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { NewProof } from "../identity-client.ts";
import { AskProof } from "./ask-proof.tsx";

type ProofDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The verb, such as "Remove". */
  confirm: string;
  asksCode?: boolean;
  danger?: boolean;
  onConfirm: (proof: NewProof) => Promise<unknown>;
};

export function ProofDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  asksCode = false,
  danger = true,
  onConfirm,
}: ProofDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  // After the dialog's own effect, which opens it.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  async function confirmed(proof: NewProof): Promise<void> {
    await onConfirm(proof);
    onClose();
  }
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Note as="div" className="mb-5">
        {children}
      </Note>
      {open ? (
        <AskProof
          label={confirm}
          asksCode={asksCode}
          danger={danger}
          field={field}
          onConfirm={confirmed}
          onCancel={onClose}
        />
      ) : null}
    </Dialog>
  );
}
