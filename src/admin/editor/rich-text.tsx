import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { Captions, ChevronDown, ImageUp, Pencil, Trash2 } from "lucide-react";
import { useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { pictureWidths } from "../../features/content-drafts/picture-width.ts";
import { classNames } from "../../lib/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AdminButton } from "../admin-button.tsx";
import { UploadList } from "../media/drop-zone.tsx";
import { editorExtensions, findCell } from "./editor-extensions.ts";
import { cardNames, findCard } from "./nodes/cards.ts";
import { undescribed, usePastedContent } from "./pasting/use-pasted-content.ts";
import { Part } from "./surface/growing-text.tsx";
import {
  findPicture,
  isEveryPictureDescribed,
  removePicture,
  setAlternativeText,
  setPictureWidth,
  writeCaption,
} from "./surface/picture.ts";
import { type Surface, useSurface } from "./surface/surface-context.ts";
import { ToolButton, ToolMenu, toolClass } from "./surface/tool-menu.tsx";
import { tableItems } from "./surface/tools.ts";
import { WritingSurface } from "./surface/writing-surface.tsx";

const widthNames = { small: "Small", text: "Text", wide: "Wide" };

function PictureTools({ editor }: { editor: Editor }) {
  const surface = useSurface();
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const selectedPicture = findPicture(now.state);
      const alt: unknown = selectedPicture?.image.attrs.alt;
      const { size, isSecond, hasCaption } = selectedPicture ?? {};
      return selectedPicture ? { size, isSecond, hasCaption, alt: typeof alt === "string" ? alt : "" } : null;
    },
  });
  if (!picture) return null;
  const widths = pictureWidths.filter((width) => width !== "wide" || surface?.medium !== "email");
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons isn't a fieldset
    <div
      role="group"
      aria-label="Image"
      className="grid grid-cols-[auto_1fr] items-center gap-3 rounded-panel border bg-surface p-3 [&>.field]:col-span-full"
    >
      {picture.isSecond ? (
        <span className="font-medium">Second image</span>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: as above
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
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        {picture.hasCaption || picture.isSecond ? null : (
          <ToolButton name="Caption" text="Caption" icon={Captions} onClick={() => writeCaption(editor)} />
        )}
        <ToolButton
          name="Replace"
          text="Replace"
          icon={ImageUp}
          onClick={() => surface?.open(picture.isSecond ? "secondPicture" : "picture")}
        />
        <ToolButton name="Remove image" icon={Trash2} onClick={() => removePicture(editor)} />
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
    editor.storage.toolbarHosts.picture,
  );
}

/** Enter opens the dialog too. */
function CardTools({ editor }: { editor: Editor }) {
  const surface = useSurface();
  const name = useEditorState({ editor, selector: ({ editor: now }) => findCard(now.state)?.name });
  if (!name) return null;
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons isn't a fieldset
    <div
      role="group"
      aria-label={cardNames[name]}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-panel border bg-surface p-2 pl-3"
    >
      <span className="mr-auto font-medium">{cardNames[name]}</span>
      <ToolButton name="Edit" text="Edit" icon={Pencil} onClick={() => surface?.open(name)} />
      <ToolButton name="Remove" icon={Trash2} onClick={() => editor.chain().focus().deleteSelection().run()} />
    </div>,
    editor.storage.toolbarHosts.picture,
  );
}

/** For pointer users; the toolbar offers the same by keyboard. */
function CellMenu({ editor }: { editor: Editor }) {
  const surface = useSurface();
  const isInCell = useEditorState({ editor, selector: ({ editor: now }) => findCell(now.state) !== undefined });
  if (!isInCell) return null;
  return createPortal(
    <ToolMenu
      label="Rows and columns"
      className="grid size-6.5 place-items-center rounded-control border bg-surface text-ink-soft [&>.lucide]:size-3.5"
      tabIndex={-1}
      items={tableItems(editor, (dialog) => surface?.open(dialog))}
    >
      <ChevronDown />
    </ToolMenu>,
    editor.storage.toolbarHosts.cell,
  );
}

type RichTextProps = {
  label: string;
  /** Below the field in a form, as the placeholder in a document. */
  help?: string;
  note?: string;
  className?: string;
  /** HTML, read once: a new `key` replaces the content. */
  value: string;
  onChange: (html: string) => void;
};

/** Rich-text field with the tools of its surface, or its own outside a surface. */
export function RichText(props: RichTextProps) {
  const surface = useSurface();
  if (surface) return <RichTextField {...props} surface={surface} />;
  return (
    <WritingSurface label={props.label} variant="box">
      <RichText {...props} />
    </WritingSurface>
  );
}

function configureEditor(editor: Editor, placeholder: string, { open }: Surface): void {
  editor.storage.placeholder.text = placeholder;
  editor.storage.slashCommands.choose = (insertion) => insertion.run(editor, open);
  editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
}

function RichTextField({
  label,
  help,
  note,
  className,
  value,
  onChange,
  surface,
}: RichTextProps & { surface: Surface }) {
  const id = useId();
  const { handlers, sending, cancel, notices, dismiss } = usePastedContent();
  const isPart = surface.variant === "document";
  const editor = useEditor({
    extensions: editorExtensions[surface.medium],
    content: value,
    // The CSP forbids style elements made by scripts; the rules are in rich-text.css.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      ...handlers,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(help && !isPart ? { "aria-describedby": `${id}-help` } : {}),
        class: "prose",
      },
    },
  });
  useEffect(() => {
    configureEditor(editor, (isPart && help) || "", surface);
  }, [editor, isPart, help, surface]);
  useEffect(() => surface.set({ id, editor, label }), [surface, id, editor, label]);
  useEffect(() => () => surface.remove(id), [surface, id]);
  useEffect(() => {
    const onFocus = () => surface.focus(id);
    editor.on("focus", onFocus);
    return () => void editor.off("focus", onFocus);
  }, [surface, id, editor]);

  const isDescribed = useEditorState({ editor, selector: ({ editor: now }) => isEveryPictureDescribed(now.state.doc) });
  const visibleNotices = notices.filter((notice) => notice !== undescribed || !isDescribed);
  const text = (
    <>
      <EditorContent editor={editor} className="editor-text" />
      <PictureTools editor={editor} />
      <CardTools editor={editor} />
      <CellMenu editor={editor} />
      <UploadList sending={sending} onCancel={cancel} />
      {visibleNotices.length > 0 ? (
        <Notice tone="warning" role="status">
          {visibleNotices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          <AdminButton kind="quiet" onClick={dismiss}>
            Dismiss
          </AdminButton>
        </Notice>
      ) : null}
    </>
  );
  if (isPart) {
    return (
      <Part name={<span id={`${id}-label`}>{label}</span>} note={note} className={className}>
        {text}
      </Part>
    );
  }
  return (
    <div className={classNames("field", className)}>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <div className="editor">{text}</div>
      {help ? (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}
