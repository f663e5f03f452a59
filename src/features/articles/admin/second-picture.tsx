import { ImagePlus, ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { Part } from "../../../admin/editor/surface/part.tsx";
import { ToolButton } from "../../../admin/editor/surface/tool-button.tsx";
import { LibraryDialog } from "../../../admin/media/library-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { secondPicture } from "../article-picture.ts";

type TextOfForm = {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

type SecondPictureProps = Omit<TextOfForm, "onChange"> & {
  /** The field of what it shows. */
  alt: TextOfForm;
  /** Both empty for no picture. */
  onChoose: (url: string, alt: string) => void;
};

/** The picture between sections 1 and 2, where the article will show it, with the words for people who cannot see it. */
export function SecondPicture({ id, label, error, value, alt, onChoose }: SecondPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = secondPicture({ featuredImageUrl2: value || null });
  const open = () => setOpen(true);
  return (
    <Part name={<span>{label}</span>} note="After section 1" className="is-picture">
      {value ? (
        <>
          {shown ? (
            <img src={shown} alt={alt.value} className="aspect-[16/10] w-full rounded-panel border object-cover" />
          ) : (
            <p className="field-help">
              It is on another host ({value}), so the page does not show it. Choose another one.
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ToolButton id={id} name="Replace second picture" words="Replace" icon={ImageUp} onClick={open} />
            <ToolButton name="Remove second picture" icon={Trash2} onClick={() => onChoose("", "")} />
          </div>
          <TextField
            {...alt}
            help="One sentence for people who cannot see it. Left empty, the picture counts as decoration."
            maxLength={500}
          />
        </>
      ) : (
        <Button id={id} kind="secondary" size="sm" onClick={open}>
          <ImagePlus />
          Add second picture
        </Button>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {isOpen ? (
        <LibraryDialog
          before={{ address: value, alt: alt.value }}
          confirm="Choose picture"
          onChoose={(chosen) => onChoose(chosen.address, chosen.alt)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Part>
  );
}
