import { type Editor, Extension, type Extensions, Mark, mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Plugin, Selection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { Captions, ChevronDown, ImageUp, Trash2 } from "lucide-react";
import { useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { type PictureWidth, pictureWidths, readPictureWidth } from "../../features/content-drafts/picture-width.ts";
import { classNames } from "../../lib/class-names.ts";
import { isTypedUrlFor } from "../../lib/web-url.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { UploadList } from "../media/upload-list.tsx";
import { Embed } from "./nodes/embed.ts";
import { PicturePlaces } from "./pasting/picture-places.ts";
import { undescribed, usePastedContent } from "./pasting/use-pasted-content.ts";
import type { Medium } from "./surface/medium.ts";
import { Part } from "./surface/part.tsx";
import {
  findPicture,
  isEveryPictureDescribed,
  removePicture,
  setAlternativeText,
  setPictureWidth,
  writeCaption,
} from "./surface/picture.ts";
import { SlashCommands } from "./surface/slash-commands.ts";
import { type Surface, useSurface } from "./surface/surface-context.ts";
import { ToolButton, toolClass } from "./surface/tool-button.tsx";
import { ToolMenu } from "./surface/tool-menu.tsx";
import { findCell, ToolPlaces } from "./surface/tool-places.ts";
import { tableActions } from "./surface/tools.ts";
import { walkToPart } from "./surface/walk-to-part.ts";
import { WritingSurface } from "./surface/writing-surface.tsx";

const widthNames = { small: "Small", text: "Text", wide: "Wide" };

function PictureTools({ editor }: { editor: Editor }) {
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

declare module "@tiptap/core" {
  interface Storage {
    placeholder: { text: string };
  }
}

/** The text is in `editor.storage.placeholder.text`. */
const Placeholder = Extension.create<object, { text: string }>({
  name: "placeholder",
  addStorage: () => ({ text: "" }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const first = doc.firstChild;
            const isEmpty = doc.childCount === 1 && first?.type.name === "paragraph" && first.content.size === 0;
            if (!isEmpty || !storage.text) return DecorationSet.empty;
            const shown = { class: "is-empty", "data-placeholder": storage.text };
            return DecorationSet.create(doc, [Decoration.node(0, first.nodeSize, shown)]);
          },
        },
      }),
    ];
  },
});

/** The caption is stored as an attribute of the table. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: "",
        parseHTML: (element) => element.querySelector(":scope > caption")?.textContent?.trim() ?? "",
        renderHTML: () => ({}),
      },
    };
  },
  parseHTML() {
    return [{ tag: "table" }, { tag: "caption", ignore: true }];
  },
  renderHTML({ node }) {
    const caption: unknown = node.attrs.caption;
    const body: [string, number] = ["tbody", 0];
    return typeof caption === "string" && caption ? ["table", {}, ["caption", {}, caption], body] : ["table", {}, body];
  },
});

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

const tableExtensions = [CaptionedTable.configure({ resizable: false }), TableRow, ScopedHeader, TableCell];

/** Arrow keys cross from one part of the document into the next. */
const WalkParts = Extension.create({
  name: "walkParts",
  addKeyboardShortcuts() {
    const leave = (by: -1 | 1, direction: "up" | "down" | "left" | "right") => (): boolean => {
      const { state, view } = this.editor;
      const { selection, doc } = state;
      if (!selection.empty) return false;
      const edge = by > 0 ? Selection.atEnd(doc) : Selection.atStart(doc);
      const isVertical = direction === "up" || direction === "down";
      const isAtEdge = isVertical
        ? selection.$head.index(0) === edge.$head.index(0) && view.endOfTextblock(direction)
        : selection.head === edge.head;
      return isAtEdge && walkToPart(view.dom, by);
    };
    return {
      ArrowDown: leave(1, "down"),
      ArrowRight: leave(1, "right"),
      ArrowUp: leave(-1, "up"),
      ArrowLeft: leave(-1, "left"),
      Backspace: () => this.editor.isEmpty && leave(-1, "left")(),
    };
  },
});

const FigureCaption = Node.create({
  name: "figureCaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: () => ["figcaption", 0],
});

const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "block+ figureCaption?",
  defining: true,
  addAttributes: () => ({
    size: {
      default: "text" satisfies PictureWidth,
      parseHTML: (element) => readPictureWidth(element.getAttribute("data-width") ?? undefined),
      renderHTML: ({ size }: { size?: unknown }) => (size === "text" ? {} : { "data-width": size }),
    },
  }),
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "(paragraph | bulletList | orderedList)+",
  defining: true,
  parseHTML: () => [{ tag: "aside" }],
  renderHTML: ({ HTMLAttributes }) => ["aside", mergeAttributes(HTMLAttributes), 0],
});

const plainMark = (tag: "sub" | "sup" | "small") =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const startsWithScheme = /^(?:https?:\/\/|mailto:|www\.)/i;

const shared: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      markdownLinks: true,
      defaultProtocol: "https",
      // "and.so" is more often a typo than a site.
      shouldAutoLink: (url) => startsWithScheme.test(url),
      isAllowedUri: (url) => isTypedUrlFor("link", url),
      HTMLAttributes: { target: null, rel: null },
    },
    underline: false,
    trailingNode: false,
  }),
  // Pasted data URLs are uploaded before they enter the text.
  Image.configure({ allowBase64: true }),
  PicturePlaces,
  ...tableExtensions,
  Figure,
  FigureCaption,
  Callout,
  plainMark("sub"),
  plainMark("sup"),
  plainMark("small"),
  Placeholder,
  ToolPlaces,
  WalkParts,
];

/** Must match what the server stores (features/content-drafts/sanitise-html.server.ts) and what the medium can show. */
const editorExtensions: Record<Medium, Extensions> = {
  page: [...shared, Embed.configure({ medium: "page" }), SlashCommands.configure({ medium: "page" })],
  email: [...shared, Embed.configure({ medium: "email" }), SlashCommands.configure({ medium: "email" })],
};

/** For the pointer; the toolbar offers the same to the keyboard. */
function CellMenu({ editor }: { editor: Editor }) {
  const surface = useSurface();
  const isInCell = useEditorState({ editor, selector: ({ editor: now }) => findCell(now.state) !== undefined });
  if (!isInCell) return null;
  const items = [
    ...tableActions.map(({ name, run }) => ({ name, run: () => run(editor) })),
    { name: "Caption", run: () => surface?.open("caption") },
  ];
  return createPortal(
    <ToolMenu
      label="Rows and columns"
      className="grid size-6.5 place-items-center rounded-control border bg-surface text-ink-soft [&>.lucide]:size-3.5"
      tabIndex={-1}
      items={items}
    >
      <ChevronDown />
    </ToolMenu>,
    editor.storage.toolPlaces.cell,
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
    <WritingSurface label={props.label} look="box">
      <RichText {...props} />
    </WritingSurface>
  );
}

function tellEditor(editor: Editor, placeholder: string, { open }: Surface): void {
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
  const isPart = surface.look === "document";
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
    tellEditor(editor, (isPart && help) || "", surface);
  }, [editor, isPart, help, surface]);
  useEffect(() => surface.set({ id, editor, label }), [surface, id, editor, label]);
  useEffect(() => () => surface.remove(id), [surface, id]);
  useEffect(() => {
    const onFocus = () => surface.focus(id);
    editor.on("focus", onFocus);
    return () => void editor.off("focus", onFocus);
  }, [surface, id, editor]);

  const isDescribed = useEditorState({ editor, selector: ({ editor: now }) => isEveryPictureDescribed(now.state.doc) });
  const shown = notices.filter((words) => words !== undescribed || !isDescribed);
  const text = (
    <>
      <EditorContent editor={editor} className="editor-text" />
      <PictureTools editor={editor} />
      <CellMenu editor={editor} />
      <UploadList sending={sending} onCancel={cancel} />
      {shown.length > 0 ? (
        <Notice tone="warning" role="status">
          {shown.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <Button kind="quiet" size="sm" onClick={dismiss}>
            Dismiss
          </Button>
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
