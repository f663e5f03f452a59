import type { Editor } from "@tiptap/core";
import { createContext, use } from "react";
import type { CardName } from "../nodes/cards.ts";

/** An email shows neither players nor pictures wider than its column; an article is one sheet with parts. */
export type Medium = "page" | "email" | "article";

export type SurfaceField = { id: string; editor: Editor; label: string };

export type SurfaceDialog = "link" | "picture" | "secondPicture" | "embed" | "caption" | CardName;

/** A document with part names in the margin, cards, or a single framed field. */
export type SurfaceVariant = "document" | "cards" | "box";

export type Surface = {
  medium: Medium;
  variant: SurfaceVariant;
  set: (field: SurfaceField) => void;
  remove: (id: string) => void;
  focus: (id: string) => void;
  open: (dialog: SurfaceDialog) => void;
};

export const SurfaceContext = createContext<Surface | undefined>(undefined);

/** Undefined outside a surface. */
export const useSurface = (): Surface | undefined => use(SurfaceContext);
