import type { Editor } from "@tiptap/core";
import {
  CirclePlay,
  Heading2,
  Heading3,
  type LucideIcon as Icon,
  Image,
  List,
  ListOrdered,
  MessageSquareText,
  Minus,
  SquareCode,
  Table2,
  TextQuote,
} from "lucide-react";
import type { Medium, SurfaceDialog } from "./surface-context.ts";

export type Insertion = {
  name: string;
  icon: Icon;
  /** Other search terms. */
  typed: string;
  words: string;
  medium?: Medium;
  run: (editor: Editor, open: (dialog: SurfaceDialog) => void) => void;
};

export const insertTable = (editor: Editor): boolean =>
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();

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
  { name: "Table", icon: Table2, typed: "", words: "rows columns grid", run: insertTable },
  {
    name: "Callout",
    icon: MessageSquareText,
    typed: "",
    words: "note box remark",
    run: (editor) => editor.chain().focus().toggleWrap("callout").run(),
  },
  {
    name: "Video or episode",
    icon: CirclePlay,
    typed: "paste a link",
    words: "youtube vimeo spotify soundcloud player embed podcast",
    medium: "page",
    run: (_editor, open) => open("embed"),
  },
  {
    name: "Episode",
    icon: CirclePlay,
    typed: "paste a link",
    words: "podcast card",
    medium: "email",
    run: (_editor, open) => open("embed"),
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
  const wanted = query.toLowerCase();
  return insertions.filter(
    ({ name, words, medium: only }) =>
      (only === undefined || only === medium) && ` ${name} ${words}`.toLowerCase().includes(` ${wanted}`),
  );
}
