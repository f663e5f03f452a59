import type { Site } from "./site.ts";

/** The part of a page's head that depends on fonts and logo, computed when the settings are read. */
export type StoredLook = {
  /** Styles for accent, fonts and logo. */
  css: string;
  /** Name of the files for drawn pictures; by default the built-in ones. */
  fonts: string;
  /** URLs that replace the preloaded fonts. */
  serif: string;
  sans: string;
  /** Appended to URLs of icons, so that browsers fetch them when the logo changes. */
  icons: string;
  /** Font families of headings and texts in emails. */
  headings: string;
  texts: string;
};

export const lookId = "site-look";

export const lookOf = ({ stored }: Site): Partial<StoredLook> => stored.look ?? {};
