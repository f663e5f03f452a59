import { useState } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { AdminButton } from "../admin-button.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { LibraryDialog } from "./library-dialog.tsx";

type PictureFieldProps = {
  label: string;
  id: string;
  help?: string | undefined;
  error: string | undefined;
  value: string;
  /** Offers to crop a picture of this site to a square. */
  isSquare?: boolean | undefined;
  onChange: (url: string) => void;
};

export function PictureField({ label, id, help, error, value, isSquare = false, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const canCrop = isSquare && value.startsWith("/");
  return (
    <div className="grid gap-2">
      <TextField label={label} id={id} error={error} help={help} value={value} onChange={onChange} />
      {canCrop ? <img src={value} alt="" className="size-24 rounded-card border object-cover" /> : null}
      <div className="admin-actions">
        <AdminButton onClick={() => setOpen(true)} aria-label={`Choose: ${label}`}>
          Choose …
        </AdminButton>
        {canCrop ? (
          <AdminButton onClick={() => setCropping(true)} aria-label={`Crop: ${label}`}>
            Crop …
          </AdminButton>
        ) : null}
        {value ? (
          <AdminButton kind="quiet" onClick={() => onChange("")} aria-label={`Remove: ${label}`}>
            Remove
          </AdminButton>
        ) : null}
      </div>
      {isCropping ? <CropDialog url={value} onCropped={onChange} onClose={() => setCropping(false)} /> : null}
      {isOpen ? (
        <LibraryDialog
          initial={{ url: value, alt: "" }}
          confirm="Choose image"
          onChoose={({ url }) => onChange(url)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
