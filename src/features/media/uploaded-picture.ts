/** Pixels. */
const widths = [480, 960, 1600];

/** Ascending; never wider than the original. */
export function pictureWidths(width: number): number[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((each) => each < widest), widest];
}

export const pictureFile = (stem: string, width: number, height: number, extension: "jpg" | "png"): string =>
  `${stem}-${width}x${height}.${extension}`;

export const variantFile = (stem: string, width: number, format: PictureFormat): string => `${stem}-${width}.${format}`;

export type PictureFormat = "avif" | "webp";

export type UploadedPicture = {
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
};

export function uploadedPicture(url: string): UploadedPicture | undefined {
  // Static exports may prefix a folder.
  const match =
    /^((?:\/[\w.~-]+)*\/media\/uploads\/(?:[0-9a-f]{24}|[0-9a-f]{32})\/[a-z0-9-]+)-(\d{1,5})x(\d{1,5})\.(?:jpg|png)$/.exec(
      url,
    );
  if (!match) return undefined;
  const [, stem = "", wide = "", high = ""] = match;
  const width = Number(wide);
  const kept = pictureWidths(width);
  const set = (format: PictureFormat) => kept.map((each) => `${variantFile(stem, each, format)} ${each}w`).join(", ");
  return {
    width,
    height: Number(high),
    sources: [
      { type: "image/avif", srcSet: set("avif") },
      { type: "image/webp", srcSet: set("webp") },
    ],
  };
}
