type Size = Readonly<Record<"width" | "height", number>>;

/** `x` and `y`: where the square lies between both ends, 0 to 1. `zoom`: 1 is the largest square. */
export type Crop = Readonly<Record<"x" | "y" | "zoom", number>>;

export const centred: Crop = { x: 0.5, y: 0.5, zoom: 1 };

export const maxZoom = 4;

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const size = Math.min(width, height) / within(zoom, 1, maxZoom);
  return { left: (width - size) * within(x, 0, 1), top: (height - size) * within(y, 0, 1), size };
}

/** After the picture was dragged by pixels of a frame that is `frame` wide; it stops at its edges. */
export function dragged(picture: Size, crop: Crop, by: Readonly<Record<"x" | "y", number>>, frame: number): Crop {
  const { size } = squareOf(picture, crop);
  const moved = (at: number, pixels: number, room: number) =>
    room > 0 ? within(at - (pixels * size) / frame / room, 0, 1) : at;
  return {
    ...crop,
    x: moved(crop.x, by.x, picture.width - size),
    y: moved(crop.y, by.y, picture.height - size),
  };
}

/** "anna-640x480.webp" becomes "anna-square.jpg". */
export const squareName = (url: string): string => {
  const file = (url.split("/").at(-1) ?? "").replace(/\.\w+$/, "").replace(/(-square)?(-\d+x\d+)?$/, "");
  return `${decodeURIComponent(file) || "picture"}-square.jpg`;
};
