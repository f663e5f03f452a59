import { arrangedSections, sectionGroups, sectionsPath } from "../../facts/page-sections.ts";
import { defaultTexts, type TextChanges } from "../../facts/page-texts.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import { tokenPattern } from "../../facts/tokens.ts";
import { fieldValue, sectionsOf, type TextField } from "./text-fields.ts";

/** Sections, or parts of them, whose defaults describe an invented owner: a career, services, offers. */
export const inventedTexts: Readonly<Partial<Record<TextPage, readonly string[]>>> = {
  "/": ["hero", "meta"],
  "/every-page": ["site.keywords", "site.summary"],
  "/about": ["hero", "background", "journey", "expertise", "meta"],
  "/about/company": ["services", "facts", "meta"],
  "/services/healthcare": ["healthcare", "meta"],
  "/services/logistics": ["logistics", "meta"],
  "/services/financial": ["financial", "meta"],
  "/services/manufacturing": ["manufacturing", "meta"],
  "/solutions/asksopia": ["hero", "pricing", "security", "meta"],
  "/solutions/healthcare/ai-sop-agent": ["hero", "solution", "meta"],
  "/blog": ["article.author.owner", "article.standardCta", "article.demoCta", "meta"],
  "/sunday-review": ["sundayReview.faq", "meta"],
};

/** Characters beside values such as {name}; what is shorter is a label, or fits any owner. */
const shortestSentence = 16;

const isSentence = (text: string) => text.replaceAll(tokenPattern, "").trim().length >= shortestSentence;

const isWords = ({ kind }: { kind: TextField["kind"] }) => kind !== "link" && kind !== "picture";

/** How many sentences of a field are still those of the sample; an entry of a list counts by what it says. */
function sampleSentences(field: TextField, changes: TextChanges): number {
  const value = fieldValue(field, changes);
  if (field.kind !== "list") return isWords(field) && value === field.fallback && isSentence(field.fallback) ? 1 : 0;
  const samples = new Set(
    field.fields
      .filter(isWords)
      .flatMap(({ path }) => field.fallback.map(({ texts }) => texts[path] ?? ""))
      .filter(isSentence),
  );
  const shown = typeof value === "string" ? [] : value.flatMap(({ texts }) => Object.values(texts));
  return shown.filter((text) => samples.has(text)).length;
}

export type SampleSection = { name: string; sentences: number };

/** Sample texts left on a page, by section, without hidden ones. Needs the texts of the page loaded. */
export function sampleSections(page: TextPage, changes: TextChanges): SampleSection[] {
  const invented = inventedTexts[page] ?? [];
  const isInvented = ({ path }: TextField) => invented.some((part) => path.startsWith(`${part}.`) || path === part);
  const placed = arrangedSections(sectionGroups(page).flat(), changes[sectionsPath]);
  const hidden = new Set(placed.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])));
  const isShown = ({ path }: TextField) => !path.split(".", 2).some((part) => hidden.has(part));
  const position = ({ name }: SampleSection) => invented.findIndex((part) => part.split(".")[0] === name);
  const left = sectionsOf(defaultTexts(page)).flatMap(({ name, fields }) => {
    const told = fields.filter((field) => isInvented(field) && isShown(field));
    const sentences = told.reduce((sum, field) => sum + sampleSentences(field, changes), 0);
    return sentences > 0 ? [{ name, sentences }] : [];
  });
  return left.toSorted((one, other) => position(one) - position(other));
}
