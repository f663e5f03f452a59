import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LibraryDialog } from "./library-dialog.tsx";

type PictureFieldProps = {
  label: string;
  id: string;
  help?: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (address: string) => void;
};

export function PictureField({ label, id, help, error, value, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <TextField label={label} id={id} error={error} help={help} value={value} onChange={onChange} />
      <div className="admin-actions">
        <Button kind="secondary" size="sm" onClick={() => setOpen(true)} aria-label={`Choose: ${label}`}>
          Choose …
        </Button>
        {value ? (
          <Button kind="quiet" size="sm" onClick={() => onChange("")} aria-label={`Remove: ${label}`}>
            Remove
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <LibraryDialog
          before={{ address: value, alt: "" }}
          confirm="Choose image"
          onChoose={({ address }) => onChange(address)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
