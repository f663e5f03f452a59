import { defaultAssurances, defaultClaims, defaultPlainClaims } from "../../facts/claims.ts";
import { defaultClientLogos } from "../../facts/client-logos.ts";
import { defaultFacts } from "../../facts/site-facts.ts";
import { defaultTestimonials } from "../../facts/testimonials.ts";
import type { SettingRow, SettingValues } from "./setting.ts";
import { type ChangedSettings, completeSettings } from "./setting-facts.ts";

export const proofGroups = ["logos", "testimonials", "claims"] as const;

type ProofGroup = (typeof proofGroups)[number];

const sampleQuotes = new Set(Object.values(defaultTestimonials).flatMap((quotes) => quotes.map(({ text }) => text)));

const isSampleClient = ({ name, image }: SettingRow) =>
  defaultClientLogos.some((known) => known.name === name && known.image === image);
const isSampleQuote = ({ text = "" }: SettingRow) => sampleQuotes.has(text);
/** Unchanged, and without a source. */
const isSampleFigure = ({ key = "", value, source = "" }: SettingRow) =>
  source === "" &&
  value !== "" &&
  Object.entries(defaultClaims).some(([name, claim]) => name === key && claim.value === value);

// What limits a promise stays, and so does how a price is found.
const { notHipaaCertified: _limit, pricing: _way, ...promises } = { ...defaultAssurances, ...defaultPlainClaims };

/** Unchanged: no one has confirmed it for this owner. */
const isSampleAssurance = ({ key, text }: SettingRow) =>
  Object.entries(promises).some(([name, promise]) => name === key && promise === text);

const rowsOf = (values: SettingValues, list: string): readonly SettingRow[] => {
  const rows = values[list];
  return typeof rows === "object" ? rows : [];
};

/** Figures and assurances stay in their lists, empty. */
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

/** Without invented clients, quotations, figures and assurances; the owner's own stay. */
export const withoutSamples = (changed: ChangedSettings): ChangedSettings => mapLists(changed, withoutSampleRows);

/** `changed` with the samples that it had `before`; what the owner has added since stays. */
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

/** Describes what `withoutSamples` would leave out. */
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

const platformNames = new Map<string, string>(defaultFacts.podcastPlatforms.map(({ key, name }) => [key, name]));

/** Names of the profiles and platforms whose URL came with the site. */
export function placeholderLinks(changed: ChangedSettings): string[] {
  const links = completeSettings("links", changed);
  const rows = [...rowsOf(links, "profiles"), ...rowsOf(links, "platforms")].filter(isPlaceholder);
  return [...new Set(rows.map(({ name, key = "" }) => name ?? platformNames.get(key) ?? key))];
}

/** Also without the profile that is announced, unless the owner announced it. */
export function withoutPlaceholderLinks(changed: ChangedSettings): ChangedSettings {
  const links = completeSettings("links", changed);
  const profiles = rowsOf(links, "profiles").filter((row) => !isPlaceholder(row));
  const platforms = rowsOf(links, "platforms").map((row) => (isPlaceholder(row) ? { ...row, url: "" } : row));
  return { ...changed, links: { plannedProfile: changed.links?.plannedProfile ?? "", profiles, platforms } };
}
