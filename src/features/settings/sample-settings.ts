import { defaultClaims } from "../../facts/claims.ts";
import { defaultClientLogos } from "../../facts/client-logos.ts";
import { defaultTestimonials } from "../../facts/testimonials.ts";
import type { SettingRow, SettingValues } from "./setting.ts";
import { type ChangedSettings, wholeSettings } from "./setting-facts.ts";

export const proofGroups = ["logos", "testimonials", "claims"] as const;

type ProofGroup = (typeof proofGroups)[number];

const sampleQuotes = new Set(Object.values(defaultTestimonials).flatMap((quotes) => quotes.map(({ text }) => text)));

const isSampleClient = ({ name, image }: SettingRow) =>
  defaultClientLogos.some((known) => known.name === name && known.image === image);
const isSampleQuote = ({ text = "" }: SettingRow) => sampleQuotes.has(text);
/** As it came, and without a source that backs it. */
const isSampleFigure = ({ key = "", value, source = "" }: SettingRow) =>
  source === "" &&
  value !== "" &&
  Object.entries(defaultClaims).some(([name, claim]) => name === key && claim.value === value);

const rowsOf = (values: SettingValues, list: string): readonly SettingRow[] => {
  const rows = values[list];
  return typeof rows === "object" ? rows : [];
};

/** A figure stays in its list, without a value. */
const withoutSampleRows = (group: ProofGroup, rows: readonly SettingRow[]): readonly SettingRow[] =>
  group === "claims"
    ? rows.map((row) => (isSampleFigure(row) ? { ...row, value: "" } : row))
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
        Object.entries(wholeSettings(group, changed)).map(([list, value]) => [
          list,
          typeof value === "string" ? value : change(group, value, list),
        ]),
      ),
    ]),
  ),
});

/** Without invented clients, quotations and figures; the owner's own stay. */
export const withoutSamples = (changed: ChangedSettings): ChangedSettings => mapLists(changed, withoutSampleRows);

/** `changed` with the samples that it had `before`; what the owner has added since stays. */
export const withSamplesAgain = (changed: ChangedSettings, before: ChangedSettings): ChangedSettings =>
  mapLists(changed, (group, rows, list) => {
    const earlier = rowsOf(wholeSettings(group, before), list);
    if (group === "claims")
      return rows.map((row) => (row.value === "" ? (earlier.find(({ key }) => key === row.key) ?? row) : row));
    if (JSON.stringify(rows) === JSON.stringify(withoutSampleRows(group, earlier))) return earlier;
    const isSample = group === "logos" ? isSampleClient : isSampleQuote;
    return [...rows.filter((row) => !isSample(row)), ...earlier.filter(isSample)];
  });

/** What `withoutSamples` would leave out, in words. */
export function sampleProofOf(changed: ChangedSettings) {
  const lists = (group: ProofGroup) =>
    Object.values(wholeSettings(group, changed)).flatMap((rows) => (typeof rows === "string" ? [] : rows));
  const figures = lists("claims").filter(isSampleFigure);
  return {
    clients: lists("logos").flatMap((row) => (isSampleClient(row) ? [row.name ?? ""] : [])),
    quoted: lists("testimonials").flatMap((row) => (isSampleQuote(row) ? [row.name ?? ""] : [])),
    figures: figures.map(({ value = "", label = "" }) => `${value} ${label}`),
  };
}
