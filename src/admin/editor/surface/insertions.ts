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
import { startPart, writeCallToAction } from "../nodes/sheet.ts";
import { insertToggle } from "../nodes/toggle.ts";
import type { Medium, SurfaceDialog } from "./surface-context.ts";
import { chained } from "./tools.ts";

export type Insertion = {
  name: string;
  icon: Icon;
  /** What inserts it without the menu. */
  shortcut?: string;
  /** Other search terms. */
  keywords: string;
  /** All media if omitted. */
  media?: readonly Medium[];
  run: (editor: Editor, open: (dialog: SurfaceDialog) => void) => void;
};

/** Adds an empty paragraph after a table at the end of the text: no key leaves the table otherwise. */
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
    shortcut: "##",
    keywords: "h2 title section",
    run: chained((chain) => chain.setHeading({ level: 2 })),
  },
  {
    name: "Small heading",
    icon: Heading3,
    shortcut: "###",
    keywords: "h3 subheading",
    run: chained((chain) => chain.setHeading({ level: 3 })),
  },
  {
    name: "List",
    icon: List,
    shortcut: "-",
    keywords: "bullets points",
    run: chained((chain) => chain.toggleBulletList()),
  },
  {
    name: "Numbered list",
    icon: ListOrdered,
    shortcut: "1.",
    keywords: "steps ordered",
    run: chained((chain) => chain.toggleOrderedList()),
  },
  {
    name: "Quote",
    icon: TextQuote,
    shortcut: ">",
    keywords: "blockquote citation",
    run: chained((chain) => chain.toggleBlockquote()),
  },
  { name: "Image", icon: Image, keywords: "image photo upload", run: (_editor, open) => open("picture") },
  {
    name: "Gallery",
    icon: Images,
    keywords: "images photos",
    run: (_editor, open) => open("gallery"),
  },
  { name: "Table", icon: Table2, keywords: "rows columns grid", run: insertTable },
  {
    name: "Callout",
    icon: MessageSquareText,
    keywords: "note box remark",
    run: chained((chain) => chain.toggleWrap("callout")),
  },
  { name: "Toggle", icon: ListCollapse, keywords: "details fold accordion question", run: insertToggle },
  {
    name: "Button",
    icon: RectangleHorizontal,
    keywords: "link action",
    run: (_editor, open) => open("buttonCard"),
  },
  {
    name: "Bookmark",
    icon: Bookmark,
    keywords: "link preview card",
    run: (_editor, open) => open("bookmark"),
  },
  {
    name: "File",
    icon: FileDown,
    keywords: "pdf download document",
    run: (_editor, open) => open("fileCard"),
  },
  {
    name: "Footnote",
    icon: Superscript,
    shortcut: "Ctrl Alt F",
    keywords: "note reference source",
    media: ["article"],
    run: insertFootnote,
  },
  {
    name: "Video or episode",
    icon: CirclePlay,
    shortcut: "paste a link",
    keywords: "youtube vimeo spotify soundcloud player embed podcast",
    media: ["page", "article"],
    run: (_editor, open) => open("embed"),
  },
  {
    name: "Episode",
    icon: CirclePlay,
    shortcut: "paste a link",
    keywords: "podcast card",
    media: ["email"],
    run: (_editor, open) => open("embed"),
  },
  {
    name: "Second image",
    icon: ImagePlus,
    keywords: "photo between sections",
    media: ["article"],
    run: (_editor, open) => open("secondPicture"),
  },
  {
    name: "Call to action",
    icon: Megaphone,
    keywords: "cta invitation box",
    media: ["article"],
    run: writeCallToAction,
  },
  {
    name: "Conclusion",
    icon: SeparatorHorizontal,
    keywords: "ending part border begins here",
    media: ["article"],
    run: (editor) => startPart(editor, "conclusion"),
  },
  {
    name: "Block of code",
    icon: SquareCode,
    shortcut: "```",
    keywords: "pre program",
    run: chained((chain) => chain.setCodeBlock()),
  },
  {
    name: "Divider",
    icon: Minus,
    shortcut: "---",
    keywords: "line rule hr",
    run: chained((chain) => chain.setHorizontalRule()),
  },
];

/** Filtered by medium and by the start of words; everything for an empty query. */
export function findInsertions(medium: Medium, query: string): readonly Insertion[] {
  const term = query.toLowerCase();
  return insertions.filter(
    ({ name, keywords, media }) =>
      (media === undefined || media.includes(medium)) && ` ${name} ${keywords}`.toLowerCase().includes(` ${term}`),
  );
}
