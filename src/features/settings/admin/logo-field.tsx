import { Upload } from "lucide-react";
import { useRef } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { UploadList } from "../../../admin/media/drop-zone.tsx";
import { FileInput } from "../../../admin/media/file-input.tsx";
import { useUploads } from "../../../admin/media/use-uploads.ts";
import { dark, light } from "../../../lib/brand-colours.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { logoFile } from "../look/logo.ts";
import type { SettingField } from "../setting.ts";

type LogoFieldProps = {
  field: SettingField;
  isOnDark: boolean;
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
};

export function LogoField({ field, isOnDark, value, error, onChange }: LogoFieldProps) {
  const { name, label, help } = field;
  const input = useRef<HTMLInputElement>(null);
  const { sending, upload, cancel } = useUploads(({ url, drawing }) => onChange(drawing ?? url));
  const file = logoFile(value);
  const unfinished = sending.filter(({ isDone }) => !isDone);
  return (
    <Field id={`colours-${name}`} label={label} optional help={help} error={error}>
      {(control) => (
        <div className="grid gap-2">
          {file ? (
            <div
              className="flex min-h-18 items-center rounded-card border px-5 py-4"
              style={{ background: isOnDark ? dark.paper : light.paper }}
            >
              <img
                src={file.src}
                alt={`${label} as it is shown`}
                className="h-10 max-w-50 object-contain object-left"
              />
            </div>
          ) : null}
          <div className="admin-actions">
            <FileInput ref={input} aria-label={`${label}: file`} accept="image/svg+xml,image/png" onChoose={upload} />
            <Button
              {...control}
              kind="secondary"
              size="sm"
              onClick={() => input.current?.click()}
              aria-label={`Upload: ${label}`}
            >
              <Upload />
              Upload
            </Button>
            {value ? (
              <AdminButton kind="quiet" onClick={() => onChange("")} aria-label={`Remove: ${label}`}>
                Remove
              </AdminButton>
            ) : null}
            <UploadList sending={unfinished} onCancel={cancel} />
          </div>
        </div>
      )}
    </Field>
  );
}
