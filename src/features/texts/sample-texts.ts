import { arrangedSections, sectionGroups, sectionsPath } from "../../facts/page-sections.ts";
import { defaultTexts } from "../../facts/page-texts.ts";
import type { Site, TextChanges } from "../../facts/site.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import { tokenPattern } from "../../facts/tokens.ts";
import { fieldValue, sectionsOf, type TextField } from "./text-fields.ts";

const samplePages: readonly TextPage[] = [
  "/",
  "/services",
  "/services/healthcare",
  "/services/logistics",
  "/services/financial",
  "/services/manufacturing",
  "/solutions/asksopia",
  "/solutions/healthcare/ai-sop-agent",
  "/ebook",
  "/knowledge-audit",
  "/demo",
  "/strategy-call",
  "/about",
  "/about/company",
  "/contact",
  "/podcast-registration",
];

/** Sections, or parts of them, that speak for the owner; an empty list stands for the whole page. Labels of forms and messages fit anyone. */
export const sampleTexts: Readonly<Partial<Record<TextPage, readonly string[]>>> = {
  ...Object.fromEntries(samplePages.map((page) => [page, []])),
  "/every-page": ["site.keywords", "site.summary"],
  "/roi-calculator": ["page.lead", "method.sources", "meta"],
  "/blog": ["blog.lead", "article.author.owner", "article.standardCta", "article.demoCta", "category", "meta"],
  "/podcast": ["podcast.topics", "podcast.topicsTitle", "podcast.newsletterLead", "episodes.lead", "episodesMeta"],
  "/ask": ["archive.lead", "meta"],
  "/sunday-review": ["sundayReview", "meta"],
};

export const sampleTextPages = Object.keys(sampleTexts) as TextPage[];

/** Without tokens such as {name}; a shorter text is a label, or fits any owner. */
const minSentenceLength = 16;

const isSentence = (text: string) => text.replaceAll(tokenPattern, "").trim().length >= minSentenceLength;

/** Excludes labels of links, and texts beside samples or instead of a download. */
const isCopyField = ({ kind, path }: TextField) =>
  kind !== "link" && kind !== "picture" && !/(?:label|mark|action|unavailable|\bsample\w*)$/i.test(path);

/** The sample's sentences on a page, with tokens. The page's texts must be loaded. */
export const sampleSentencesOf = (site: Site, page: TextPage): string[] =>
  sectionsOf(defaultTexts(site, page)).flatMap(({ fields }) =>
    fields
      .filter(isCopyField)
      .flatMap(({ fallback }) =>
        typeof fallback === "string" ? [fallback] : fallback.flatMap(({ texts }) => Object.values(texts)),
      )
      .filter(isSentence),
  );

/** How many sentences of a field are still those of the sample; entries of a list are compared by content. */
function sampleSentences(field: TextField, changes: TextChanges): number {
  const value = fieldValue(field, changes);
  if (field.kind !== "list")
    return isCopyField(field) && value === field.fallback && isSentence(field.fallback) ? 1 : 0;
  const samples = new Set(
    field.fields
      .filter(isCopyField)
      .flatMap(({ path }) => field.fallback.map(({ texts }) => texts[path] ?? ""))
      .filter(isSentence),
  );
  const current = typeof value === "string" ? [] : value.flatMap(({ texts }) => Object.values(texts));
  return current.filter((text) => samples.has(text)).length;
}

export type SampleSection = { name: string; sentences: number };

export type SamplePage = { page: TextPage; sections: readonly SampleSection[]; sentences: number };

/** Sample texts left in the visible sections of a page. The page's texts must be loaded. */
export function sampleSections(site: Site, page: TextPage, changes: TextChanges): SampleSection[] {
  const parts = sampleTexts[page];
  const isSample = ({ path }: TextField) =>
    parts?.length === 0 || parts?.some((part) => path.startsWith(`${part}.`) || path === part);
  const arranged = arrangedSections(sectionGroups(page).flat(), changes[sectionsPath]);
  const hidden = new Set(arranged.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])));
  const isVisible = ({ path }: TextField) => !path.split(".", 2).some((part) => hidden.has(part));
  const order = ["hero", ...arranged.map(({ name }) => name)];
  const position = ({ name }: SampleSection) =>
    name === "meta" ? Number.POSITIVE_INFINITY : order.includes(name) ? order.indexOf(name) : order.length;
  const remaining = sectionsOf(defaultTexts(site, page)).flatMap(({ name, fields }) => {
    const samples = fields.filter((field) => isSample(field) && isVisible(field));
    const sentences = samples.reduce((sum, field) => sum + sampleSentences(field, changes), 0);
    return sentences > 0 ? [{ name, sentences }] : [];
  });
  return remaining.toSorted((a, b) => position(a) - position(b));
}
