import { useState } from "react";
import { secondPicture } from "../../../features/articles/article-picture.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { ImagePlus, ImageUp, Trash2 } from "../../../ui/icons.gen.ts";
import { Part } from "../editor/surface/part.tsx";
import { ToolButton } from "../editor/surface/tool-button.tsx";
import { ChoosePictureDialog } from "../media/choose-picture-dialog.tsx";

type SecondPictureProps = {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (url: string) => void;
};

/** The picture between sections 1 and 2, where the article will show it; it decorates, so it has no words of its own. */
export function SecondPicture({ id, label, error, value, onChange }: SecondPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = secondPicture({ featuredImageUrl2: value || null });
  const open = () => setOpen(true);
  return (
    <Part name={<span>{label}</span>} note="After section 1" className="is-picture">
      {value ? (
        <>
          {shown ? (
            <img src={shown} alt="" className="second-picture" />
          ) : (
            <p className="field-help">
              It is on another host ({value}), so the page does not show it. Choose another one.
            </p>
          )}
          <div className="picture-actions">
            <ToolButton id={id} name="Replace second picture" words="Replace" icon={ImageUp} onClick={open} />
            <ToolButton name="Remove second picture" icon={Trash2} onClick={() => onChange("")} />
            <p className="field-help">Decorative. A picture that needs a caption belongs into a section.</p>
          </div>
        </>
      ) : (
        <Button id={id} kind="secondary" size="sm" onClick={open}>
          <ImagePlus />
          Add second picture
        </Button>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {isOpen ? <ChoosePictureDialog value={value} onChoose={onChange} onClose={() => setOpen(false)} /> : null}
    </Part>
  );
}
