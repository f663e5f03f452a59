import { decodedPath } from "../../lib/web-url.ts";

type Size = Readonly<Record<"width" | "height", number>>;

/** `x` and `y`: position of the square between both ends, 0 to 1. `zoom`: 1 is the largest square. */
export type Crop = Readonly<Record<"x" | "y" | "zoom", number>>;

export const centred: Crop = { x: 0.5, y: 0.5, zoom: 1 };

export const maxZoom = 4;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const size = Math.min(width, height) / clamp(zoom, 1, maxZoom);
  return { left: (width - size) * clamp(x, 0, 1), top: (height - size) * clamp(y, 0, 1), size };
}

/** The crop after dragging the picture by `by` pixels in a frame `frame` pixels wide; stops at the edges. */
export function dragged(picture: Size, crop: Crop, by: Readonly<Record<"x" | "y", number>>, frame: number): Crop {
  const { size } = squareOf(picture, crop);
  const moved = (at: number, pixels: number, room: number) =>
    room > 0 ? clamp(at - (pixels * size) / frame / room, 0, 1) : at;
  return {
    ...crop,
    x: moved(crop.x, by.x, picture.width - size),
    y: moved(crop.y, by.y, picture.height - size),
  };
}

/** "anna-640x480.webp" becomes "anna-square.jpg". */
export function squareName(url: string): string {
  const file = (url.split("/").at(-1) ?? "").replace(/\.\w+$/, "").replace(/(-square)?(-\d+x\d+)?$/, "");
  return `${decodedPath(file) || "picture"}-square.jpg`;
}
