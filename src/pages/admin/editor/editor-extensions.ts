import type { Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";

/** What the editor knows is what the server keeps (data/sanitise-html.server.ts). */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
    underline: false,
    strike: false,
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];
