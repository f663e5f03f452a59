import { defaultAssurances, defaultClaims, defaultPlainClaims } from "../../facts/claims.ts";
import { defaultClientLogos } from "../../facts/client-logos.ts";
import type { HiddenPages } from "../../facts/site.ts";
import { defaultFacts } from "../../facts/site-facts.ts";
import { defaultTestimonials } from "../../facts/testimonials.ts";
import { rowsOf, type SettingRow, type SettingValues, textOf } from "./setting.ts";
import { type ChangedSettings, completeSettings } from "./setting-facts.ts";

export const proofGroups = ["logos", "testimonials", "claims"] as const;

export type ProofGroup = (typeof proofGroups)[number];

const sampleQuotes = new Set(Object.values(defaultTestimonials).flatMap((quotes) => quotes.map(({ text }) => text)));

const isSampleClient = ({ name, image }: SettingRow) =>
  defaultClientLogos.some((sample) => sample.name === name && sample.image === image);
const isSampleQuote = ({ text = "" }: SettingRow) => sampleQuotes.has(text);
/** Unchanged, and without a source. */
export const isSampleFigure = ({ key = "", value, source = "" }: SettingRow) =>
  source === "" &&
  value !== "" &&
  Object.entries(defaultClaims).some(([name, claim]) => name === key && claim.value === value);

// A restriction and the pricing method stay.
const {
  notHipaaCertified: _restriction,
  pricing: _pricing,
  ...promises
} = { ...defaultAssurances, ...defaultPlainClaims };

/** Unchanged, so the owner has not confirmed it. */
export const isSampleAssurance = ({ key, text }: SettingRow) =>
  Object.entries(promises).some(([name, promise]) => name === key && promise === text);

/** Figures and assurances stay in their lists, but lose their values. */
const withoutSampleClaim = (row: SettingRow): SettingRow =>
  isSampleFigure(row) ? { ...row, value: "" } : isSampleAssurance(row) ? { ...row, text: "" } : row;

const withoutSampleRows = (group: ProofGroup, rows: readonly SettingRow[]): readonly SettingRow[] =>
  group === "claims"
    ? rows.map(withoutSampleClaim)
    : rows.filter((row) => !(group === "logos" ? isSampleClient : isSampleQuote)(row));

const mapLists = (
  changed: ChangedSettings,
  change: (group: ProofGroup, rows: readonly SettingRow[], list: string) => readonly SettingRow[],
): ChangedSettings => ({
  ...changed,
  ...Object.fromEntries(
    proofGroups.map((group) => [
      group,
      Object.fromEntries(
        Object.entries(completeSettings(group, changed)).map(([list, value]) => [
          list,
          typeof value === "string" ? value : change(group, value, list),
        ]),
      ),
    ]),
  ),
});

/** Removes invented clients, quotations, figures and assurances; the owner's own stay. */
export const withoutSamples = (changed: ChangedSettings): ChangedSettings => mapLists(changed, withoutSampleRows);

/** Adds the samples of `before` to `changed`; what the owner has added since stays. */
export const withSamplesRestored = (changed: ChangedSettings, before: ChangedSettings): ChangedSettings =>
  mapLists(changed, (group, rows, list) => {
    const earlier = rowsOf(completeSettings(group, before), list);
    if (group === "claims")
      return rows.map((row) =>
        row.value === "" || row.text === "" ? (earlier.find(({ key }) => key === row.key) ?? row) : row,
      );
    if (JSON.stringify(rows) === JSON.stringify(withoutSampleRows(group, earlier))) return earlier;
    const isSample = group === "logos" ? isSampleClient : isSampleQuote;
    return [...rows.filter((row) => !isSample(row)), ...earlier.filter(isSample)];
  });

/** Describes what `withoutSamples` would remove. */
export function sampleProofOf(changed: ChangedSettings) {
  const lists = (group: ProofGroup) =>
    Object.values(completeSettings(group, changed)).flatMap((rows) => (typeof rows === "string" ? [] : rows));
  const figures = lists("claims").filter(isSampleFigure);
  return {
    clients: lists("logos").flatMap((row) => (isSampleClient(row) ? [row.name ?? ""] : [])),
    quoted: lists("testimonials").flatMap((row) => (isSampleQuote(row) ? [row.name ?? ""] : [])),
    figures: figures.map(({ value = "", label = "" }) => `${value} ${label}`),
    assurances: lists("claims").flatMap((row) => (isSampleAssurance(row) ? [row.text ?? ""] : [])),
  };
}

const placeholderUrls = new Set(
  [...defaultFacts.socialProfiles, ...defaultFacts.podcastPlatforms].map(({ url }) => url),
);

const isPlaceholder = ({ url = "" }: SettingRow) => placeholderUrls.has(url);

/** Also removes the announced profile, unless the owner announced it. */
export function withoutPlaceholderLinks(changed: ChangedSettings): ChangedSettings {
  const links = completeSettings("links", changed);
  const profiles = rowsOf(links, "profiles").filter((row) => !isPlaceholder(row));
  const platforms = rowsOf(links, "platforms").map((row) => (isPlaceholder(row) ? { ...row, url: "" } : row));
  return { ...changed, links: { plannedProfile: changed.links?.plannedProfile ?? "", profiles, platforms } };
}

/** Texts of the default menu and footer about the sample owner's trade, with their neutral replacements. */
const neutralTexts = new Map([
  ["The AI SOP assistant", "{productName}"],
  ["Answers from your own documents, with the page it read", "What it does, and for whom"],
  ["Procedures on the ward, answered hands-free", "What we do, and what it changes"],
  ["Customs, dispatch and supplier know-how", "What we do, and what it changes"],
  ["Policies and rules, quoted with their source", "What we do, and what it changes"],
  ["Working notes on AI and knowledge", "Articles and working notes"],
  ["The field guide to AI knowledge agents", "As a PDF, by email"],
  ["Twenty years of other people’s procedures", "Where I have worked, and on what"],
  ["AI SOP agent for {healthcareName.inSentence}", "{healthcareName}: the guide"],
]);

const neutralRows = (values: SettingValues, list: string): readonly SettingRow[] =>
  rowsOf(values, list).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, text]) => [name, neutralTexts.get(text) ?? text])),
  );

/** Names in legal pages and forms of what the owner neither offers nor has named. */
const genericNames: Readonly<Record<string, { page: string; generic: string }>> = {
  podcastName: { page: "/podcast", generic: "the podcast" },
  newsletterName: { page: "/sunday-review", generic: "the newsletter" },
  productName: { page: "/solutions/asksopia", generic: "our product" },
  ebookTitle: { page: "/ebook", generic: "the eBook" },
};

/** Removes the sample owner's tagline, podcast description, and trade in menu and footer. */
export function withNeutralSettings(changed: ChangedSettings, hidden: HiddenPages = {}): ChangedSettings {
  const unoffered = Object.entries(genericNames).filter(([, { page }]) => hidden[page] !== undefined);
  const menu = completeSettings("menu", changed);
  const { podcastName } = completeSettings("names", changed);
  const { name, role } = completeSettings("you", changed);
  return {
    ...changed,
    you: { tagline: role ?? "", ...changed.you },
    names: { ...Object.fromEntries(unoffered.map(([key, { generic }]) => [key, generic])), ...changed.names },
    menu: { entries: neutralRows(menu, "entries"), footer: neutralRows(menu, "footer") },
    podcast: { description: `${textOf(podcastName)}, the podcast of ${textOf(name)}.`, ...changed.podcast },
  };
}
