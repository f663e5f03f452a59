import { arrangedSections, sectionsPath } from "../../facts/page-sections.ts";
import type { TextChanges } from "../../facts/page-texts.ts";
import type { TextPage } from "../../facts/text-pages.ts";

/** Sections whose texts, as they come, tell about an owner who does not exist: a career, services, a product. */
export const inventedTexts: Readonly<Partial<Record<TextPage, readonly string[]>>> = {
  "/": ["hero"],
  "/about": ["hero", "background", "journey", "expertise"],
  "/about/company": ["services", "facts"],
  "/services/healthcare": ["healthcare"],
  "/services/logistics": ["logistics"],
  "/services/financial": ["financial"],
  "/solutions/asksopia": ["hero", "pricing", "security"],
  "/solutions/healthcare/ai-sop-agent": ["hero", "solution"],
};

/** Those that the owner has neither changed nor hidden. */
export function sampleSections(page: TextPage, texts: TextChanges): string[] {
  const invented = inventedTexts[page] ?? [];
  const paths = Object.keys(texts);
  const hidden = arrangedSections(invented, texts[sectionsPath]).filter(({ isHidden }) => isHidden);
  return invented.filter(
    (section) => !paths.some((path) => path.startsWith(`${section}.`)) && !hidden.some(({ name }) => name === section),
  );
}
