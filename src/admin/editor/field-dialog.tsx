import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FieldsForm } from "../fields/fields-form.tsx";

type FieldDialogProps = {
  title: string;
  label: string;
  help: string;
  inputMode?: "text" | "url";
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  confirm: string;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

export function FieldDialog(props: FieldDialogProps) {
  const {
    title,
    label,
    help,
    inputMode = "text",
    error,
    value,
    onChange,
    confirm,
    onSubmit,
    onClose,
    children,
  } = props;
  return (
    <Dialog open onClose={onClose} title={title}>
      <FieldsForm onSubmit={onSubmit}>
        <TextField label={label} help={help} inputMode={inputMode} error={error} value={value} onChange={onChange} />
        <div className="dialog-actions">
          {children}
          <Button type="submit" size="sm">
            {confirm}
          </Button>
        </div>
      </FieldsForm>
    </Dialog>
  );
}
