import { Extension, type Extensions, Mark, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { type EditorState, Plugin, Selection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { StarterKit, type StarterKitOptions } from "@tiptap/starter-kit";
import { footnoteId } from "../../features/content-drafts/footnote-id.ts";
import { type PictureWidth, readPictureWidth } from "../../features/content-drafts/picture-width.ts";
import { isValidUserUrl } from "../../lib/web-url.ts";
import { cardNodes, findCard } from "./nodes/cards.ts";
import { Embed } from "./nodes/embed.ts";
import { Footnotes } from "./nodes/footnotes.ts";
import { articleStructureExtensions } from "./nodes/sheet.ts";
import { toggleNodes } from "./nodes/toggle.ts";
import { PicturePlaceholders } from "./pasting/picture-placeholders.ts";
import { moveToPart } from "./surface/move-to-part.ts";
import { findPicture } from "./surface/picture.ts";
import { SlashCommands } from "./surface/slash-commands.ts";
import type { Medium } from "./surface/surface-context.ts";

declare module "@tiptap/core" {
  interface Storage {
    toolbarHosts: ToolbarElements;
    placeholder: { text: string };
  }
}

/** Widget elements that host the toolbars: below the selected picture or card, and inside the current cell. */
type ToolbarElements = { picture: HTMLElement; cell: HTMLElement };

const toolbarHost = (className: string): HTMLElement =>
  Object.assign(document.createElement("div"), { className, contentEditable: "false" });

const widgetOptions = { stopEvent: () => true, ignoreSelection: true };

/** Start of the table cell at the cursor; undefined outside tables. */
export function findCell({ selection }: EditorState): number | undefined {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (/^table(?:Cell|Header)$/.test($from.node(depth).type.name)) return $from.start(depth);
  }
  return undefined;
}

const ToolbarHosts = Extension.create<object, ToolbarElements>({
  name: "toolbarHosts",
  addStorage: () => ({
    picture: toolbarHost("my-3 font-sans text-sm font-normal tracking-normal text-ink"),
    cell: toolbarHost("absolute top-0.5 right-0.5 z-1"),
  }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({
        props: {
          decorations(state) {
            const picture = findPicture(state) ?? findCard(state);
            const cell = findCell(state);
            return DecorationSet.create(state.doc, [
              ...(picture
                ? [Decoration.widget(picture.end, storage.picture, { ...widgetOptions, side: 1, key: "picture" })]
                : []),
              ...(cell === undefined
                ? []
                : [Decoration.widget(cell, storage.cell, { ...widgetOptions, side: -1, key: "cell" })]),
            ]);
          },
        },
      }),
    ];
  },
});

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
            const attributes = { class: "is-empty", "data-placeholder": storage.text };
            return DecorationSet.create(doc, [Decoration.node(0, first.nodeSize, attributes)]);
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

/** Arrow keys move from one part of the document to the next. */
const PartNavigation = Extension.create({
  name: "partNavigation",
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
      return isAtEdge && moveToPart(view.dom, by);
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

/** Footnotes of imported documents stay linked. */
const FootnoteIds = Extension.create({
  name: "footnoteIds",
  addGlobalAttributes: () => [
    {
      types: ["link", "listItem"],
      attributes: {
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) => footnoteId(element.id) ?? null,
          renderHTML: ({ id }) => (id ? { id: String(id) } : {}),
        },
      },
    },
  ],
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
  renderHTML: ({ HTMLAttributes }) => ["aside", HTMLAttributes, 0],
});

const plainMark = (tag: "sub" | "sup" | "small") =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const explicitUrlPattern = /^(?:https?:\/\/|mailto:|www\.)/i;

const starterOptions: Partial<StarterKitOptions> = {
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    autolink: true,
    markdownLinks: true,
    defaultProtocol: "https",
    // "and.so" is more often a typo than a site.
    shouldAutoLink: (url) => explicitUrlPattern.test(url),
    isAllowedUri: (url) => isValidUserUrl("link", url),
    HTMLAttributes: { target: null, rel: null },
  },
  underline: false,
  trailingNode: false,
};

const shared: Extensions = [
  // Pasted data URLs are uploaded before they enter the text.
  Image.configure({ allowBase64: true }),
  PicturePlaceholders,
  ...tableExtensions,
  Figure,
  FigureCaption,
  Callout,
  ...cardNodes,
  ...toggleNodes,
  plainMark("sub"),
  plainMark("sup"),
  plainMark("small"),
  Placeholder,
  ToolbarHosts,
  PartNavigation,
  FootnoteIds,
];

const extensionsOf = (medium: Medium): Extensions => [
  ...shared,
  Embed.configure({ medium }),
  SlashCommands.configure({ medium }),
];

/** Must match the HTML that the server stores (features/content-drafts/sanitise-html.server.ts) and the medium can show. */
export const editorExtensions: Record<Medium, Extensions> = {
  page: [StarterKit.configure(starterOptions), ...extensionsOf("page")],
  email: [StarterKit.configure(starterOptions), ...extensionsOf("email")],
  article: [
    StarterKit.configure({ ...starterOptions, document: false }),
    ...articleStructureExtensions,
    Footnotes,
    ...extensionsOf("article"),
  ],
};
