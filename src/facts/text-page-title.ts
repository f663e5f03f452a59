import type { Site } from "./site.ts";
import { type TextPage, textPages } from "./text-pages.ts";
import { fillTokens } from "./tokens.ts";

export const titleOfTextPage = (site: Site, page: TextPage): string => fillTokens(site, textPages[page].title);
