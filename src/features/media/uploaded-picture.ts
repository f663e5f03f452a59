/** Pixels. */
const widths = [480, 960, 1600];

/** Ascending; never wider than the original. */
export function pictureWidths(width: number): number[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((candidate) => candidate < widest), widest];
}

export const pictureFile = (stem: string, width: number, height: number, extension: string): string =>
  `${stem}-${width}x${height}.${extension}`;

export const variantFile = (stem: string, width: number, format: string): string => `${stem}-${width}.${format}`;

/** An alternative to the `img`; with `media`, for browsers that match that query. */
export type PictureSource = { type: string; srcSet: string; media?: string };

type UploadedPicture = { width: number; height: number; sources: PictureSource[] };

/** Size and sources of a picture of the library, from its URL; undefined for other URLs. */
export function uploadedPicture(url: string): UploadedPicture | undefined {
  // Static exports may prefix a folder.
  const match =
    /^((?:\/[\w.~-]+)*\/media\/uploads\/(?:[0-9a-f]{24}|[0-9a-f]{32})\/[a-z0-9-]+)-(\d{1,5})x(\d{1,5})\.(jpg|png|gif)$/.exec(
      url,
    );
  if (!match) return undefined;
  const [, stem = "", width = "", height = "", ending] = match;
  const source = (format: "avif" | "webp"): PictureSource => ({
    type: `image/${format}`,
    srcSet: pictureWidths(Number(width))
      .map((variantWidth) => `${variantFile(stem, variantWidth, format)} ${variantWidth}w`)
      .join(", "),
  });
  // AVIF has only the first frame of an animation.
  const still = ending === "gif" ? { media: "(prefers-reduced-motion: reduce)" } : {};
  return { width: Number(width), height: Number(height), sources: [{ ...source("avif"), ...still }, source("webp")] };
}
