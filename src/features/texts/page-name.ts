import { type TextPage, textPageNames } from "../../facts/text-pages.ts";

/** The page in the editor's URL: "about-company" for "/about/company". */
export const nameOfPage = (page: TextPage): string =>
  page.replaceAll(/[^a-z]+/g, "-").replaceAll(/^-|-$/g, "") || "home";

export const pageOfName = (name: string): TextPage | undefined =>
  textPageNames.find((page) => nameOfPage(page) === name);
