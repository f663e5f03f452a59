import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { maxGalleryPictures } from "../../../features/content-drafts/cards.ts";
import { moveItem } from "../../../lib/move-item.ts";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AdminButton } from "../../admin-button.tsx";
import { FormDialog } from "../../fields/form-dialog.tsx";
import { LibraryDialog } from "../../media/library-dialog.tsx";
import { Problem } from "../../states.tsx";
import { type CardDialogProps, type PictureAttributes, readSelected, upsertCard } from "../nodes/cards.ts";
import { useReturnToText } from "../writing-dialogs.tsx";

type PictureRowProps = {
  picture: PictureAttributes;
  number: number;
  count: number;
  error: string | undefined;
  onAlt: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function PictureRow({ picture, number, count, error, onAlt, onMove, onRemove }: PictureRowProps) {
  const name = `image ${number}`;
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-t pt-4 tablet:grid-cols-[96px_minmax(0,1fr)_auto]">
      <img src={picture.src} alt="" className="aspect-[4/3] w-full rounded-control bg-ground object-cover" />
      <TextField
        label={`Alternative text of ${name}`}
        error={error}
        maxLength={500}
        value={picture.alt}
        onChange={onAlt}
      />
      <MoveButtons
        name={name}
        index={number - 1}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
        className="max-tablet:col-start-2"
      />
    </li>
  );
}

/** Two to nine images of the library, in the order of the list. */
export function GalleryDialog({ editor, onClose }: CardDialogProps) {
  useReturnToText(editor);
  const current = readSelected(editor.state, "gallery");
  const [pictures, setPictures] = useState(current.pictures);
  const [caption, setCaption] = useState(current.caption);
  const [isAdding, setAdding] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isTooFew = pictures.length < 2;
  const missing = ({ alt }: PictureAttributes) =>
    isChecked && !alt.trim() ? "Add alternative text, for people who cannot see the image." : undefined;

  function submit() {
    setChecked(true);
    if (isTooFew || pictures.some(({ alt }) => !alt.trim())) return;
    const described = pictures.map((picture) => ({ ...picture, alt: picture.alt.trim() }));
    upsertCard(editor, "gallery", { pictures: described, caption: caption.trim() });
    onClose();
  }
  return (
    <>
      <FormDialog
        title="Gallery"
        className="max-h-[92dvh] w-[min(680px,calc(100vw-32px))]"
        confirm={current.pictures.length > 0 ? "Change gallery" : "Insert gallery"}
        onSubmit={submit}
        onClose={onClose}
      >
        {pictures.length > 0 ? (
          <ol className="grid gap-4" aria-label="Images of the gallery">
            {pictures.map((picture, index) => (
              <PictureRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the same image can appear twice
                key={index}
                picture={picture}
                number={index + 1}
                count={pictures.length}
                error={missing(picture)}
                onAlt={(alt) => setPictures(pictures.map((entry, at) => (at === index ? { ...entry, alt } : entry)))}
                onMove={(by) => setPictures(moveItem(pictures, index, by))}
                onRemove={() => setPictures(pictures.filter((_, at) => at !== index))}
              />
            ))}
          </ol>
        ) : (
          <p className="text-ink-soft">Two to {maxGalleryPictures} images, shown together.</p>
        )}
        <Problem text={isChecked && isTooFew ? "Add at least two images." : undefined} />
        {pictures.length < maxGalleryPictures ? (
          <AdminButton className="justify-self-start" onClick={() => setAdding(true)}>
            <ImagePlus className="size-4.5" />
            Add an image
          </AdminButton>
        ) : null}
        <TextField label="Caption" optional maxLength={300} value={caption} onChange={setCaption} />
      </FormDialog>
      {isAdding ? (
        <LibraryDialog
          initial={{ url: "", alt: "" }}
          confirm="Add to the gallery"
          onChoose={({ url, ...rest }) => setPictures([...pictures, { src: url, ...rest }])}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
