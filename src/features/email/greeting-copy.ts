import { copyOf, pageCopy } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";

export const greetingWords = pageCopy("words/server", "greeting", {
  named: "Hello {visitor},",
  unnamed: "Hello,",
});

/** "Hello Maria,", in the site's language. */
export function greet(site: Site, name?: string | null): string {
  const { named, unnamed } = copyOf(site, greetingWords);
  return name ? fillText(named, { visitor: name }) : unnamed;
}

/** Whether a paragraph is the greeting that someone wrote. */
export const isGreeting = (site: Site, paragraph: string): boolean =>
  paragraph.startsWith(copyOf(site, greetingWords).unnamed.slice(0, -1));
