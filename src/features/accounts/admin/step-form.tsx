import { type ReactNode, type RefObject, useEffect } from "react";
import { FieldsForm } from "../../../admin/fields/fields-form.tsx";
import { Button } from "../../../ui/button.tsx";

type StepFormProps = {
  /** The field that has the focus at once: what opened this form is gone. */
  field: RefObject<HTMLInputElement | null>;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  className?: string;
  children: ReactNode;
};

/** One step of setting up or ending the second factor. */
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
