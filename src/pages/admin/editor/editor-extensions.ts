import { type Extensions, Mark, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { PicturePlaces } from "./pasting/picture-places.ts";

/** A table with its caption, which the editor stores as a property of the table. */
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

/** A head cell that says whether it heads a row or a column. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

const FigureCaption = Node.create({
  name: "figureCaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: () => ["figcaption", 0],
});

/** Something shown with its caption. */
const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "block+ figureCaption?",
  defining: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: () => ["figure", 0],
});

const plainMark = (tag: "sub" | "sup" | "small") =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** What the editor knows is what the server stores (features/editing/sanitise-html.server.ts). */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
    underline: false,
    strike: false,
    trailingNode: false,
  }),
  // A picture that is pasted as data is uploaded before it becomes part of the text.
  Image.configure({ allowBase64: true }),
  PicturePlaces,
  CaptionedTable.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
  Figure,
  FigureCaption,
  plainMark("sub"),
  plainMark("sup"),
  plainMark("small"),
];
