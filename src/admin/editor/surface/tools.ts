import type { Editor } from "@tiptap/core";
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

export type Tool = {
  name: string;
  icon: Icon;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

function tool(kind: string, name: string, icon: Icon, run: (editor: Editor) => void): Tool {
  return { name, icon, isActive: (editor) => editor.isActive(kind), run };
}

const heading = (level: 2 | 3 | 4, icon: Icon): Tool => ({
  name: `Heading ${level}`,
  icon,
  isActive: (editor) => editor.isActive("heading", { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

export const markTools: readonly Tool[] = [
  tool("bold", "Bold", Bold, (editor) => editor.chain().focus().toggleBold().run()),
  tool("italic", "Italic", Italic, (editor) => editor.chain().focus().toggleItalic().run()),
  tool("strike", "Strikethrough", Strikethrough, (editor) => editor.chain().focus().toggleStrike().run()),
  tool("code", "Inline code", Code, (editor) => editor.chain().focus().toggleCode().run()),
];

export const headingTools: readonly Tool[] = [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)];

/** The first active one names the block. */
export const blockTypes: readonly Tool[] = [
  ...headingTools,
  tool("codeBlock", "Block of code", SquareCode, (editor) => editor.chain().focus().toggleCodeBlock().run()),
  tool("paragraph", "Paragraph", Pilcrow, (editor) => editor.chain().focus().setParagraph().run()),
];

export const quoteTool = tool("blockquote", "Quote", TextQuote, (editor) =>
  editor.chain().focus().toggleBlockquote().run(),
);

export const listTools: readonly Tool[] = [
  tool("bulletList", "List", List, (editor) => editor.chain().focus().toggleBulletList().run()),
  tool("orderedList", "Numbered list", ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()),
];

export const wrapTools: readonly Tool[] = [
  ...listTools,
  quoteTool,
  tool("callout", "Callout", MessageSquareText, (editor) => editor.chain().focus().toggleWrap("callout").run()),
];

export const tableActions: readonly { name: string; run: (editor: Editor) => void }[] = [
  { name: "Row above", run: (editor) => editor.chain().focus().addRowBefore().run() },
  { name: "Row below", run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: "Column before", run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { name: "Column after", run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: "Header row", run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: "Header column", run: (editor) => editor.chain().focus().toggleHeaderColumn().run() },
  { name: "Merge or split cells", run: (editor) => editor.chain().focus().mergeOrSplit().run() },
  { name: "Delete row", run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: "Delete column", run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: "Delete table", run: (editor) => editor.chain().focus().deleteTable().run() },
];
