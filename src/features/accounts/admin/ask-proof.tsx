import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { FieldsForm } from "../../../admin/fields/form-layout.tsx";
import { Button } from "../../../ui/button.tsx";
import type { NewProof } from "../identity-client.ts";
import { ProofFields, useProof } from "./proof-fields.tsx";

type StepFormProps = {
  /** Focused on mount, because the button that opened the form is gone. */
  field: RefObject<HTMLInputElement | null>;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  className?: string;
  children: ReactNode;
};

export function StepForm({ field, confirm, danger, busy, onSubmit, onCancel, className, children }: StepFormProps) {
  useEffect(() => field.current?.focus(), [field]);
  return (
    <FieldsForm onSubmit={onSubmit} className={className}>
      {children}
      <div className="admin-actions">
        <Button type="submit" kind={danger ? "danger" : "primary"} busy={busy}>
          {confirm}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </FieldsForm>
  );
}

type AskProofProps = {
  label: string;
  /** Whether a second-factor code is required, too. */
  asksCode: boolean;
  danger?: boolean;
  field?: RefObject<HTMLInputElement | null>;
  onConfirm: (proof: NewProof) => Promise<unknown>;
  onCancel: () => void;
};

/** For the buttons that open a form: the first one gets the focus when the form closes. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) buttons.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return buttons;
}

/** Re-authentication before security-relevant steps. */
export function AskProof({ label, asksCode, danger = false, field: outerField, onConfirm, onCancel }: AskProofProps) {
  const ownField = useRef<HTMLInputElement>(null);
  const field = outerField ?? ownField;
  const proof = useProof(asksCode, onConfirm);
  return (
    <StepForm
      field={field}
      confirm={label}
      danger={danger}
      busy={proof.busy}
      onSubmit={proof.run}
      onCancel={onCancel}
      className="max-w-90"
    >
      <ProofFields proof={proof} first={field} />
    </StepForm>
  );
}
