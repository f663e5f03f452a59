import { useSite } from "../../facts/use-site.ts";
import { nativeNameOf } from "../../lib/language.ts";
import { languageOf } from "../../lib/text-language.ts";

/** `lang` is absent for the site's language. */
export type Captions = { src: string | null; lang?: string | undefined };

/** Attributes of a track. */
export function useCaptions({ src, lang }: Captions) {
  const site = useSite();
  const language = languageOf(lang) ?? site.facts.language;
  return { src: src ?? undefined, srcLang: language, label: nativeNameOf[language] };
}
