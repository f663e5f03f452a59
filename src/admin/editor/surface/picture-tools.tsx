import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Captions, ImageUp, Trash2 } from "lucide-react";
import { createPortal } from "react-dom";
import { pictureWidths } from "../../../features/content-drafts/picture-width.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { findPicture, removePicture, setAlternativeText, setPictureWidth, writeCaption } from "./picture.ts";
import { useSurface } from "./surface-context.ts";
import { ToolButton, toolClass } from "./tool-button.tsx";

const widthNames = { small: "Small", text: "Text", wide: "Wide" };

/** Below the selected picture: its width, its caption, what it shows in words, another one in its place. */
export function PictureTools({ editor }: { editor: Editor }) {
  const surface = useSurface();
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const found = findPicture(now.state);
      const alt: unknown = found?.image.attrs.alt;
      return found ? { size: found.size, alt: typeof alt === "string" ? alt : "", hasCaption: found.hasCaption } : null;
    },
  });
  if (!picture) return null;
  const widths = pictureWidths.filter((width) => width !== "wide" || surface?.medium !== "email");
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fieldset of a form
    <div
      role="group"
      aria-label="Picture"
      className="grid grid-cols-[auto_1fr] items-center gap-3 rounded-panel border bg-surface p-3 [&>.field]:col-span-full"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label="Width" className="inline-flex overflow-hidden rounded-control border">
        {widths.map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={picture.size === width}
            className={toolClass("rounded-none")}
            onClick={() => setPictureWidth(editor, width)}
          >
            {widthNames[width]}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        {picture.hasCaption ? null : (
          <ToolButton name="Caption" words="Caption" icon={Captions} onClick={() => writeCaption(editor)} />
        )}
        <ToolButton name="Replace" words="Replace" icon={ImageUp} onClick={() => surface?.open("picture")} />
        <ToolButton name="Remove picture" icon={Trash2} onClick={() => removePicture(editor)} />
      </div>
      <TextField
        label="Alternative text"
        help="Read aloud to people who cannot see it."
        placeholder="What would someone miss who can’t see it?"
        maxLength={500}
        value={picture.alt}
        onChange={(alt) => setAlternativeText(editor, alt)}
      />
    </div>,
    editor.storage.toolPlaces.picture,
  );
}
