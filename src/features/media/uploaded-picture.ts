/** Widths in pixels in which a picture is stored; those beyond its own are left out. */
const widths = [480, 960, 1600];

/** The widths that a picture of this width is stored in as AVIF and WebP, narrowest first: never wider than it is. */
export function pictureWidths(width: number): number[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((each) => each < widest), widest];
}

/** The name of a picture's main file, from which its size and its other files follow: "harbour-2400x1600.jpg". */
export const pictureFile = (stem: string, width: number, height: number, extension: "jpg" | "png"): string =>
  `${stem}-${width}x${height}.${extension}`;

/** The name of one of its other files: "harbour-960.avif". */
export const variantFile = (stem: string, width: number, format: PictureFormat): string => `${stem}-${width}.${format}`;

export type PictureFormat = "avif" | "webp";

export type UploadedPicture = {
  width: number;
  height: number;
  /** For the element source, best first. */
  sources: { type: string; srcSet: string }[];
};

/** What the URL of a picture of the library tells of it; undefined for every other URL. */
export function uploadedPicture(url: string): UploadedPicture | undefined {
  // A static export may lie in a folder, which then precedes the path.
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
