import type { Booklet } from "./booklet.server.ts";

/** In points. */
export const mm = 72 / 25.4;
export const page = { width: 182 * mm, height: 257 * mm };

export const coverDrawing = { width: page.width, height: 132 * mm };

export type Accent = { tide: string; tideSoft: string };

export type BookletParts = {
  booklet: Booklet;
  name: string;
  accent: Accent;
  /** PNG in the proportions of `coverDrawing`. */
  drawing: Uint8Array | undefined;
};
