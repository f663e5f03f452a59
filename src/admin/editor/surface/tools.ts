import type { ChainedCommands, Editor } from "@tiptap/core";
import type { LucideIcon as Icon } from "lucide-react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  MessageSquareText,
  Pilcrow,
  SquareCode,
  Strikethrough,
  TextQuote,
} from "lucide-react";
import type { MenuItem } from "./tool-menu.tsx";

export type Tool = {
  name: string;
  icon: Icon;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

type Command = (chain: ChainedCommands) => ChainedCommands;

/** Focuses the text and runs a command of the editor. */
export const chained = (command: Command) => (editor: Editor) => void command(editor.chain().focus()).run();

function tool(kind: string, name: string, icon: Icon, command: Command): Tool {
  return { name, icon, isActive: (editor) => editor.isActive(kind), run: chained(command) };
}

const heading = (level: 2 | 3 | 4, icon: Icon): Tool => ({
  name: `Heading ${level}`,
  icon,
  isActive: (editor) => editor.isActive("heading", { level }),
  run: chained((chain) => chain.toggleHeading({ level })),
});

export const markTools: readonly Tool[] = [
  tool("bold", "Bold", Bold, (chain) => chain.toggleBold()),
  tool("italic", "Italic", Italic, (chain) => chain.toggleItalic()),
  tool("strike", "Strikethrough", Strikethrough, (chain) => chain.toggleStrike()),
  tool("code", "Inline code", Code, (chain) => chain.toggleCode()),
];

export const headingTools: readonly Tool[] = [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)];

/** The first active one names the block. */
export const blockTypes: readonly Tool[] = [
  ...headingTools,
  tool("codeBlock", "Block of code", SquareCode, (chain) => chain.toggleCodeBlock()),
  tool("paragraph", "Paragraph", Pilcrow, (chain) => chain.setParagraph()),
];

export const quoteTool = tool("blockquote", "Quote", TextQuote, (chain) => chain.toggleBlockquote());

export const listTools: readonly Tool[] = [
  tool("bulletList", "List", List, (chain) => chain.toggleBulletList()),
  tool("orderedList", "Numbered list", ListOrdered, (chain) => chain.toggleOrderedList()),
];

export const wrapTools: readonly Tool[] = [
  ...listTools,
  quoteTool,
  tool("callout", "Callout", MessageSquareText, (chain) => chain.toggleWrap("callout")),
];

const tableActions: readonly { name: string; run: (editor: Editor) => void }[] = [
  { name: "Row above", run: chained((chain) => chain.addRowBefore()) },
  { name: "Row below", run: chained((chain) => chain.addRowAfter()) },
  { name: "Column before", run: chained((chain) => chain.addColumnBefore()) },
  { name: "Column after", run: chained((chain) => chain.addColumnAfter()) },
  { name: "Header row", run: chained((chain) => chain.toggleHeaderRow()) },
  { name: "Header column", run: chained((chain) => chain.toggleHeaderColumn()) },
  { name: "Merge or split cells", run: chained((chain) => chain.mergeOrSplit()) },
  { name: "Delete row", run: chained((chain) => chain.deleteRow()) },
  { name: "Delete column", run: chained((chain) => chain.deleteColumn()) },
  { name: "Delete table", run: chained((chain) => chain.deleteTable()) },
];

export const tableItems = (editor: Editor, open: (dialog: "caption") => void): MenuItem[] => [
  ...tableActions.map(({ name, run }) => ({ name, run: () => run(editor) })),
  { name: "Caption", run: () => open("caption") },
];
