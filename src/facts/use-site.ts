import { useRouter } from "@tanstack/react-router";
import { type Copy, copyOf } from "./page-texts.ts";
import type { Site } from "./site.ts";

/** The site that the page is rendered from. */
export const useSite = (): Site => useRouter().options.context.site();

/** The words of a part of the page. */
export const useCopy = <Texts extends object>(copy: Copy<Texts>): Texts => copyOf(useSite(), copy);

/** For `lang` of parts that are English on every site; undefined where the whole page is. */
export const useEnglishPart = (): "en" | undefined => (useSite().facts.language === "en" ? undefined : "en");
