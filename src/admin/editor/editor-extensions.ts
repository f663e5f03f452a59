import { type Extensions, Mark } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { isTypedUrlFor } from "../../lib/web-url.ts";
import { Callout } from "./nodes/callout.ts";
import { Embed } from "./nodes/embed.ts";
import { Figure, FigureCaption } from "./nodes/figure.ts";
import { tableExtensions } from "./nodes/table.ts";
import { PicturePlaces } from "./pasting/picture-places.ts";
import type { Medium } from "./surface/medium.ts";
import { Placeholder } from "./surface/placeholder.ts";
import { SlashCommands } from "./surface/slash-commands.ts";
import { ToolPlaces } from "./surface/tool-places.ts";
import { WalkParts } from "./surface/walk-parts.ts";

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
      // "and.so" is a typing error more often than a site.
      shouldAutoLink: (url) => startsWithScheme.test(url),
      isAllowedUri: (url) => isTypedUrlFor("link", url),
      HTMLAttributes: { target: null, rel: null },
    },
    underline: false,
    trailingNode: false,
  }),
  // A picture that is pasted as data is uploaded before it becomes part of the text.
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

/** What the editor knows is what the server stores (features/content-drafts/sanitise-html.server.ts), and what the medium can show. */
export const editorExtensions: Record<Medium, Extensions> = {
  page: [...shared, Embed.configure({ medium: "page" }), SlashCommands.configure({ medium: "page" })],
  email: [...shared, Embed.configure({ medium: "email" }), SlashCommands.configure({ medium: "email" })],
};
