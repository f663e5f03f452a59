import { Field } from "../../../../ui/field.tsx";

/** The portrait of a guest; the server checks the file's content, whatever its name. */
export function PortraitField() {
  return (
    <Field
      id="registration-portrait"
      label="Portrait"
      optional
      help="JPEG, PNG, WebP or AVIF, up to 6 MB. It appears beside the episode, should there be one."
      className="sm:col-span-full"
    >
      {(control) => (
        <input
          {...control}
          type="file"
          name="portrait"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="input"
        />
      )}
    </Field>
  );
}
