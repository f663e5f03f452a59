import { type ReactNode, type RefObject, useEffect } from "react";
import { FieldsForm } from "../../../admin/fields/fields-form.tsx";
import { Button } from "../../../ui/button.tsx";

type StepFormProps = {
  /** Focused at once: the button that opened the form is gone. */
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
