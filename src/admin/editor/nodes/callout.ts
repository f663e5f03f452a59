import { mergeAttributes, Node } from "@tiptap/core";

/** A remark set apart from the running text. */
export const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "(paragraph | bulletList | orderedList)+",
  defining: true,
  parseHTML: () => [{ tag: "aside" }],
  renderHTML: ({ HTMLAttributes }) => ["aside", mergeAttributes(HTMLAttributes), 0],
});
