import { defaultAssurances, defaultClaims, defaultPlainClaims } from "../../facts/claims.ts";
import { defaultClientLogos } from "../../facts/client-logos.ts";
import type { StoredFacts } from "../../facts/stored-facts.ts";
import { defaultTestimonials } from "../../facts/testimonials.ts";
import type { SettingRow, SettingValues } from "./setting.ts";

const rowsOf = (values: SettingValues | undefined, name: string): readonly SettingRow[] => {
  const rows = values?.[name];
  return typeof rows === "object" ? rows : [];
};

/** What logos, claims and testimonials are until the owner says otherwise. */
export const defaultProof = {
  logos: { clients: defaultClientLogos.map(({ name, image }) => ({ name, image })) },
  claims: {
    figures: Object.entries(defaultClaims).map(([key, { value, label }]) => ({ key, value, label, source: "" })),
    statements: Object.entries({ ...defaultAssurances, ...defaultPlainClaims }).map(([key, text]) => ({ key, text })),
  },
  testimonials: {
    product: defaultTestimonials.product.map((quote) => ({ ...quote })),
    newsletter: defaultTestimonials.newsletter.map((quote) => ({ ...quote })),
    ebook: defaultTestimonials.ebook.map((quote) => ({ ...quote })),
  },
} satisfies Record<string, SettingValues>;

/** The figures that differ, each complete, as a group of facts of its own. */
function figuresOf(rows: readonly SettingRow[]): StoredFacts {
  const facts: Record<string, Record<string, string>> = {};
  for (const { key = "", value = "", label = "", source = "" } of rows) {
    const known = Object.entries(defaultClaims).find(([name]) => name === key)?.[1];
    if (!known || (value === known.value && label === known.label && source === "")) continue;
    const figure = `${known.prefix}${value}${known.unit}`;
    // A wording is its figure and its label, or a phrase around the figure.
    const wording =
      known.wording === `${known.figure} ${known.label}`
        ? `${figure} ${label}`
        : known.wording.replace(known.figure, figure);
    facts[`claims.${key}`] = { value, figure, label, wording, ...(source && { source }) };
  }
  return facts;
}

function statementsOf(rows: readonly SettingRow[], defaults: Readonly<Record<string, string>>): Record<string, string> {
  const changed = rows.filter(({ key = "", text }) => key in defaults && defaults[key] !== text);
  return Object.fromEntries(changed.map(({ key = "", text = "" }) => [key, text]));
}

const filled = (group: string, facts: Readonly<Record<string, unknown>>): StoredFacts =>
  Object.keys(facts).length > 0 ? { [group]: facts } : {};

type Proof = Partial<Record<keyof typeof defaultProof, SettingValues>>;

/** What changed logos, claims and testimonials put in the place of the files' facts. */
export function proofFactsOf({ logos, claims, testimonials }: Proof): StoredFacts {
  const statements = rowsOf(claims, "statements");
  const clients = rowsOf(logos, "clients").map(({ name = "", image = "" }) => {
    const sample = defaultClientLogos.find((known) => known.image === image && known.name === name);
    return sample ?? { name, image, alt: name };
  });
  const samples: Record<string, boolean> = {};
  if (logos?.clients && !clients.some((client) => defaultClientLogos.includes(client))) samples.clients = false;
  for (const [place, sampleQuotes] of Object.entries(defaultTestimonials)) {
    if (testimonials?.[place] === undefined) continue;
    const texts = new Set(rowsOf(testimonials, place).map(({ text }) => text));
    if (!sampleQuotes.some(({ text }) => texts.has(text))) samples[place] = false;
  }
  return {
    ...filled("samples", samples),
    ...(logos?.clients && { logos: { clients } }),
    ...figuresOf(rowsOf(claims, "figures")),
    ...filled("assurances", statementsOf(statements, defaultAssurances)),
    ...filled("plainClaims", statementsOf(statements, defaultPlainClaims)),
    ...filled("testimonials", testimonials ?? {}),
  };
}
