import type { Editor } from "@tiptap/core";
import {
  Bookmark,
  CirclePlay,
  FileDown,
  Heading2,
  Heading3,
  type LucideIcon as Icon,
  Image,
  ImagePlus,
  Images,
  List,
  ListCollapse,
  ListOrdered,
  Megaphone,
  MessageSquareText,
  Minus,
  RectangleHorizontal,
  SeparatorHorizontal,
  SquareCode,
  Superscript,
  Table2,
  TextQuote,
} from "lucide-react";
import { insertFootnote } from "../nodes/footnotes.ts";
import { beginPart, writeCallToAction } from "../nodes/sheet.ts";
import { insertToggle } from "../nodes/toggle.ts";
import type { Medium, SurfaceDialog } from "./surface-context.ts";

export type Insertion = {
  name: string;
  icon: Icon;
  /** Other search terms. */
  typed: string;
  words: string;
  /** Everywhere if not given. */
  media?: readonly Medium[];
  run: (editor: Editor, open: (dialog: SurfaceDialog) => void) => void;
};

/** A table that ends the text is followed by an empty paragraph: no key leads out of it otherwise. */
export const insertTable = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
    .command(({ tr }) => {
      const { $from } = tr.selection;
      const end = $from.after(1);
      const { paragraph } = tr.doc.type.schema.nodes;
      if (paragraph && end === tr.doc.content.size) tr.insert(end, paragraph.create());
      return true;
    })
    .run();

export const insertions: readonly Insertion[] = [
  {
    name: "Heading",
    icon: Heading2,
    typed: "##",
    words: "h2 title section",
    run: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    name: "Small heading",
    icon: Heading3,
    typed: "###",
    words: "h3 subheading",
    run: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    name: "List",
    icon: List,
    typed: "-",
    words: "bullets points",
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    icon: ListOrdered,
    typed: "1.",
    words: "steps ordered",
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "Quote",
    icon: TextQuote,
    typed: ">",
    words: "blockquote citation",
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: "Image", icon: Image, typed: "", words: "image photo upload", run: (_editor, open) => open("picture") },
  {
    name: "Gallery",
    icon: Images,
    typed: "",
    words: "images photos",
    run: (_editor, open) => open("gallery"),
  },
  { name: "Table", icon: Table2, typed: "", words: "rows columns grid", run: insertTable },
  {
    name: "Callout",
    icon: MessageSquareText,
    typed: "",
    words: "note box remark",
    run: (editor) => editor.chain().focus().toggleWrap("callout").run(),
  },
  { name: "Toggle", icon: ListCollapse, typed: "", words: "details fold accordion question", run: insertToggle },
  {
    name: "Button",
    icon: RectangleHorizontal,
    typed: "",
    words: "link action",
    run: (_editor, open) => open("buttonCard"),
  },
  { name: "Bookmark", icon: Bookmark, typed: "", words: "link preview card", run: (_editor, open) => open("bookmark") },
  { name: "File", icon: FileDown, typed: "", words: "pdf download document", run: (_editor, open) => open("fileCard") },
  {
    name: "Footnote",
    icon: Superscript,
    typed: "Ctrl Alt F",
    words: "note reference source",
    media: ["article"],
    run: insertFootnote,
  },
  {
    name: "Video or episode",
    icon: CirclePlay,
    typed: "paste a link",
    words: "youtube vimeo spotify soundcloud player embed podcast",
    media: ["page", "article"],
    run: (_editor, open) => open("embed"),
  },
  {
    name: "Episode",
    icon: CirclePlay,
    typed: "paste a link",
    words: "podcast card",
    media: ["email"],
    run: (_editor, open) => open("embed"),
  },
  {
    name: "Second image",
    icon: ImagePlus,
    typed: "",
    words: "photo between sections",
    media: ["article"],
    run: (_editor, open) => open("secondPicture"),
  },
  {
    name: "Call to action",
    icon: Megaphone,
    typed: "",
    words: "cta invitation box",
    media: ["article"],
    run: writeCallToAction,
  },
  {
    name: "Conclusion",
    icon: SeparatorHorizontal,
    typed: "",
    words: "ending part border begins here",
    media: ["article"],
    run: (editor) => beginPart(editor, "conclusion"),
  },
  {
    name: "Block of code",
    icon: SquareCode,
    typed: "```",
    words: "pre program",
    run: (editor) => editor.chain().focus().setCodeBlock().run(),
  },
  {
    name: "Divider",
    icon: Minus,
    typed: "---",
    words: "line rule hr",
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** Filtered by medium and by the start of words; everything for an empty query. */
export function findInsertions(medium: Medium, query: string): readonly Insertion[] {
  const term = query.toLowerCase();
  return insertions.filter(
    ({ name, words, media }) =>
      (media === undefined || media.includes(medium)) && ` ${name} ${words}`.toLowerCase().includes(` ${term}`),
  );
}
