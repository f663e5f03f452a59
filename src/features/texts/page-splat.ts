import { type TextPage, textPageNames } from "../../facts/text-pages.ts";

/** The end of the editor's URL: the page's path without its slash. */
export const splatOf = (page: TextPage): string => (page === "/" ? "home" : page.slice(1));

export const pageOfSplat = (splat: string | undefined): TextPage | undefined =>
  textPageNames.find((page) => splatOf(page) === splat);
