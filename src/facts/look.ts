import type { Site } from "./site.ts";

/** What the fonts and the logo add to a page's head, made when the settings are read. */
export type StoredLook = {
  /** Of accent, fonts and logo. */
  css: string;
  /** Name of the files for drawn pictures; default: those of the site as it comes. */
  fonts: string;
  /** URLs that replace the preloaded fonts. */
  serif: string;
  sans: string;
  /** Font families of headings and texts in emails. */
  headings: string;
  texts: string;
};

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

export const lookId = "site-look";

export const lookOf = ({ stored }: Site): Partial<StoredLook> => stored.look ?? {};

/** Undefined for the compass. */
export const logoOf = ({ stored }: Site): Logo | undefined => stored.logo?.files as Logo | undefined;

/** Appended to URLs of icons, so that browsers fetch them when the logo changes. */
export const iconVersion = ({ stored }: Site) => (stored.logo?.version as string | undefined) ?? "";

const boxHeight = 40;
const maxWidth = 200;

/** Pixels in headers and emails. */
export function shownSize({ width, height }: LogoFile): { width: number; height: number } {
  const scale = Math.min(boxHeight / height, maxWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
