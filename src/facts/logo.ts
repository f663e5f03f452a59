import type { Site } from "./site.ts";

/** `src` is the URL of an upload, and `png` of its raster version. */
export type LogoFile = { src: string; png: string; width: number; height: number };

export type Logo = {
  light: LogoFile;
  /** On dark grounds. */
  dark: LogoFile;
  /** Square, for tabs and home screens. */
  icon: LogoFile | undefined;
  /** Without the brand beside it: the logo has the name in it. */
  isWide: boolean;
};

/** Undefined for the compass. */
export const logoOf = ({ stored }: Site): Logo | undefined => stored.logo as Logo | undefined;

const boxHeight = 40;
const maxWidth = 200;

/** Pixels in headers and emails. */
export function shownSize({ width, height }: LogoFile): { width: number; height: number } {
  const scale = Math.min(boxHeight / height, maxWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
