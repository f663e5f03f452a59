import type { ReactNode } from "react";
import { Button, type ButtonKind } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AdminButton } from "../admin-button.tsx";
import { Problem } from "../states.tsx";
import { FieldsForm } from "./form-layout.tsx";

type FormDialogProps = {
  title: string;
  className?: string;
  onClose: () => void;
  onSubmit: () => void;
  /** Label of the button that submits; without one, the dialog only closes. */
  confirm: string | undefined;
  kind?: ButtonKind;
  busy?: boolean;
  disabled?: boolean;
  problem?: string | undefined;
  /** Before "Cancel". */
  actions?: ReactNode;
  children: ReactNode;
};

/** An open dialog with a form, "Cancel" and a button that submits. */
export function FormDialog(props: FormDialogProps) {
  const { title, className, onClose, onSubmit, confirm, problem, actions, children, ...button } = props;
  return (
    <Dialog open onClose={onClose} title={title} className={className}>
      <FieldsForm onSubmit={onSubmit}>
        {children}
        <Problem text={problem} />
        <div className="dialog-actions">
          {actions}
          <AdminButton onClick={onClose}>Cancel</AdminButton>
          {confirm ? (
            <Button type="submit" size="sm" {...button}>
              {confirm}
            </Button>
          ) : null}
        </div>
      </FieldsForm>
    </Dialog>
  );
}
