export type EncodedFormat = "jpeg" | "png" | "gif" | "webp" | "avif" | "svg";

export type PictureOutput = { format: EncodedFormat; width?: number };

/** A request to the picture process. */
export type PictureJob = {
  source: string;
  /** An existing folder; files are named by their index. */
  into: string;
  /** Stricter where anyone can send a picture. */
  sender: "owner" | "visitor";
  /** "inside" never enlarges. */
  size: { width: number; height: number; fit: "inside" | "cover" };
  /** "library": a fallback, WebP and AVIF in several widths, and an SVG as a plain drawing. */
  outputs: "library" | readonly PictureOutput[];
  /** Only the first frame of an animation. */
  isStill: boolean;
};

export type EncodedPicture = {
  /** Pixels before scaling, upright. */
  original: { width: number; height: number };
  width: number;
  height: number;
  files: { format: EncodedFormat; width: number; bytes: number }[];
};

export type PictureFailure =
  | "kind"
  | "drawing"
  | "heic"
  | "damaged"
  | "pixels"
  | "layout"
  | "frames"
  | "moves"
  | "memory"
  | "busy";

export type PictureResult = { picture: EncodedPicture } | { failure: PictureFailure };

export const pictureErrorMessages: Record<PictureFailure, string> = {
  kind: "Only images (JPEG, PNG, WebP, AVIF, GIF, SVG), recordings and PDF files can be uploaded.",
  drawing:
    "This SVG can’t be shown safely as it is. Convert its lettering to outlines, leave out embedded images, and export it again, or send a PNG.",
  heic: "This is a HEIC photograph, which browsers can’t show. On the iPhone, open it in Photos, choose Share, Options, Most Compatible, and send the JPEG. For new photographs, choose Settings, Camera, Formats, Most Compatible.",
  damaged: "The image is damaged or incomplete. Export it again, then send the new file.",
  pixels: "The image has too many pixels. Make it smaller, then send it again.",
  layout:
    "The image is stored in a way that needs too much memory at its size. Save it as a JPEG or PNG that is neither progressive nor interlaced, or make it smaller.",
  frames:
    "The animation is too long: all its frames together have too many pixels. Shorten it or make it smaller, or use its first frame as a still image.",
  moves: "This image is animated, and the one that it replaces isn’t. Use its first frame, or upload it as a new file.",
  memory: "The image needs too much memory or time. Make it smaller, then send it again.",
  busy: "Too many images are being read at the moment. Please try again in a minute.",
};
