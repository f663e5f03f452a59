import type { Editor } from "@tiptap/core";
import { createContext, use } from "react";
import type { Medium } from "./medium.ts";

/** One rich-text field of a surface. */
export type SurfaceField = { id: string; editor: Editor; label: string };

/** What is asked for before something is put into the text. */
export type SurfaceDialog = "link" | "picture" | "embed" | "caption";

/** A document in the margin of which its parts are named, cards, or a single field in a frame. */
export type SurfaceLook = "document" | "cards" | "box";

export type Surface = {
  medium: Medium;
  look: SurfaceLook;
  set: (field: SurfaceField) => void;
  remove: (id: string) => void;
  focus: (id: string) => void;
  open: (dialog: SurfaceDialog) => void;
};

export const SurfaceContext = createContext<Surface | undefined>(undefined);

/** The surface that a field is on; undefined for a field by itself. */
export const useSurface = (): Surface | undefined => use(SurfaceContext);
