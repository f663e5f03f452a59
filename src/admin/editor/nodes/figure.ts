import { Node } from "@tiptap/core";
import { type PictureWidth, readPictureWidth } from "../../../features/content-drafts/picture-width.ts";

export const FigureCaption = Node.create({
  name: "figureCaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: () => ["figcaption", 0],
});

/** Something shown with its caption; a picture in one has a width. */
export const Figure = Node.create({
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
