import { defaultAssurances, defaultClaims, defaultPlainClaims } from "../../facts/claims.ts";
import { defaultClientLogos } from "../../facts/client-logos.ts";
import { defaultFooter, defaultMenu } from "../../facts/navigation.ts";
import { defaultPodcast, type PodcastFacts } from "../../facts/podcast.ts";
import { defaultReplyTemplates } from "../../facts/reply-templates.ts";
import type { StoredFacts } from "../../facts/site.ts";
import { defaultFacts, type SiteFacts } from "../../facts/site-facts.ts";
import { defaultTestimonials } from "../../facts/testimonials.ts";
import { languageNamed, languages } from "../../lib/language.ts";
import { coloursOf, defaultAccents } from "./look/accent.ts";
import { fontPairs, pairLook, pairNamed } from "./look/font-pairs.ts";
import { logoCss, logoOfSettings, logoVersion } from "./look/logo.ts";
import { businessHoursOf } from "./opening-hours.ts";
import { chosenPathsOf, defaultUrls } from "./page-urls.ts";
import { rowsOf, type SettingRow, type SettingValue, type SettingValues, textOf } from "./setting.ts";
import type { SettingGroupName } from "./setting-groups.ts";

const defaultProof = {
  logos: { clients: defaultClientLogos.map(({ name, image }) => ({ name, image })) },
  claims: {
    figures: Object.entries(defaultClaims).map(([key, { value, label }]) => ({
      key,
      value,
      label,
      source: "",
      url: "",
    })),
    statements: Object.entries({ ...defaultAssurances, ...defaultPlainClaims }).map(([key, text]) => ({ key, text })),
  },
  testimonials: defaultTestimonials,
} satisfies Record<string, SettingValues>;

function figuresOf(rows: readonly SettingRow[]): StoredFacts {
  const facts: Record<string, Record<string, string>> = {};
  for (const { key = "", value = "", label = "", source = "", url = "" } of rows) {
    const claim = Object.entries(defaultClaims).find(([name]) => name === key)?.[1];
    if (!claim || (value === claim.value && label === claim.label && source === "")) continue;
    if (value === "") {
      facts[`claims.${key}`] = { value, unit: "", prefix: "", figure: "", label: "", wording: "" };
      continue;
    }
    const figure = `${claim.prefix}${value}${claim.unit}`;
    // Either figure and label, or a phrase around the figure.
    const wording =
      claim.wording === `${claim.figure} ${claim.label}`
        ? `${figure} ${label}`
        : claim.wording.replace(claim.figure, figure);
    facts[`claims.${key}`] = { value, figure, label, wording, ...(source && { source, ...(url && { url }) }) };
  }
  return facts;
}

function statementsOf(rows: readonly SettingRow[], defaults: Readonly<Record<string, string>>): Record<string, string> {
  const changed = rows.filter(({ key = "", text }) => key in defaults && defaults[key] !== text);
  return Object.fromEntries(changed.map(({ key = "", text = "" }) => [key, text]));
}

const unlessEmpty = (group: string, facts: Readonly<Record<string, unknown>>): StoredFacts =>
  Object.keys(facts).length > 0 ? { [group]: facts } : {};

type Proof = Partial<Record<keyof typeof defaultProof, SettingValues>>;

function proofFactsOf({ logos, claims, testimonials }: Proof): StoredFacts {
  const statements = rowsOf(claims, "statements");
  const clients = rowsOf(logos, "clients").map(({ name = "", image = "" }) => {
    const sample = defaultClientLogos.find((client) => client.image === image && client.name === name);
    return sample ?? { name, image, alt: name };
  });
  const samples: Record<string, boolean> = {};
  if (logos?.clients && !clients.some((client) => defaultClientLogos.includes(client))) samples.clients = false;
  for (const [slot, sampleQuotes] of Object.entries(defaultTestimonials)) {
    if (testimonials?.[slot] === undefined) continue;
    const texts = new Set(rowsOf(testimonials, slot).map(({ text }) => text));
    if (!sampleQuotes.some(({ text }) => texts.has(text))) samples[slot] = false;
  }
  return {
    ...unlessEmpty("samples", samples),
    ...(logos?.clients && { logos: { clients } }),
    ...figuresOf(rowsOf(claims, "figures")),
    ...unlessEmpty("assurances", statementsOf(statements, defaultAssurances)),
    ...unlessEmpty("plainClaims", statementsOf(statements, defaultPlainClaims)),
    ...unlessEmpty("testimonials", testimonials ?? {}),
  };
}

const toYesOrNo = (value: boolean) => (value ? "Yes" : "No");

function podcastFactsOf(changed: ChangedSettings): Partial<PodcastFacts> {
  const { category, category2, category3, explicit, locked, ...texts } = changed.podcast ?? {};
  const all = completeSettings("podcast", changed);
  return {
    ...texts,
    ...([category, category2, category3].some((value) => value !== undefined) && {
      categories: [all.category, all.category2, all.category3].map(textOf).filter(Boolean),
    }),
    ...(explicit !== undefined && { explicit: explicit === "Yes" }),
    ...(locked !== undefined && { locked: locked === "Yes" }),
  };
}

const profileNames = ["name", "brand", "tagline", "role", "email", "vatId"] as const;
const addressNames = ["street", "postalCode", "city", "country", "countryCode"] as const;
const newsletterNames = ["newsletterDay", "newsletterTime", "newsletterFirstNumber"] as const;

/** Defaults of settings that are facts under the same name. */
const defaultsOf = <Name extends keyof SiteFacts>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, defaultFacts[name]])) as Pick<SiteFacts, Name>;

const [openHours] = defaultFacts.businessHours;
const { categories, explicit, locked, ...podcastTexts } = defaultPodcast;

export const defaultSettings: Readonly<Record<SettingGroupName, SettingValues>> = {
  you: {
    portrait: "",
    portraitAlt: "",
    ...defaultsOf(...profileNames),
    ...defaultFacts.address,
    phone: defaultFacts.phone.text,
    openDays: openHours?.days ?? "",
    opens: openHours?.opens ?? "",
    closes: openHours?.closes ?? "",
  },
  names: {
    ...defaultsOf("podcastName", "newsletterName", "productName", "ebookTitle"),
    ...defaultsOf("healthcareName", "logisticsName", "financialName", "manufacturingName"),
  },
  urls: defaultUrls,
  podcast: {
    ...podcastTexts,
    category: categories[0] ?? "",
    category2: categories[1] ?? "",
    category3: categories[2] ?? "",
    explicit: toYesOrNo(explicit),
    locked: toYesOrNo(locked),
  },
  downloads: { ebook: "", "healthcare-guide": "" },
  links: {
    plannedProfile: defaultFacts.plannedProfile,
    profiles: defaultFacts.socialProfiles.map(({ name, url }) => ({ name, url })),
    platforms: defaultFacts.podcastPlatforms.map(({ key, url }) => ({ key, url })),
  },
  // Names in the order of the form's fields, as in saved rows.
  menu: {
    entries: defaultMenu.map(({ label, group, line, to, where }) => ({ label, group, line, to, where })),
    footer: defaultFooter.map(({ label, column, to }) => ({ label, column, to })),
  },
  ...defaultProof,
  colours: {
    logo: "",
    logoDark: "",
    icon: "",
    fonts: fontPairs[0].name,
    accent: defaultAccents.light.accent,
    accentDark: "",
  },
  replies: { templates: defaultReplyTemplates },
  notices: {
    email: "",
    weekly: "No",
    zone: defaultFacts.timeZone,
    language: languages[defaultFacts.language],
    ...defaultsOf(...newsletterNames),
  },
};

/** Only differences from the defaults. */
export type ChangedSettings = Partial<Record<SettingGroupName, SettingValues>>;

export const completeSettings = (group: SettingGroupName, changed: ChangedSettings): SettingValues => ({
  ...defaultSettings[group],
  ...changed[group],
});

const has = (values: SettingValues | undefined, ...fields: string[]) =>
  fields.some((field) => values?.[field] !== undefined);

function siteFactsOf(changed: ChangedSettings): Partial<SiteFacts> {
  const you = changed.you ?? {};
  const links = changed.links ?? {};
  const text = (name: string) => textOf(completeSettings("you", changed)[name]);
  const plain = (values: SettingValues | undefined, ...fields: (keyof SiteFacts)[]) =>
    Object.fromEntries(fields.filter((field) => has(values, field)).map((field) => [field, values?.[field]]));
  const { zone, language } = changed.notices ?? {};
  const platforms = links.platforms as readonly SettingRow[] | undefined;
  return {
    ...plain(changed.you, ...profileNames),
    ...changed.names,
    ...plain(changed.links, "plannedProfile"),
    ...plain(changed.notices, ...newsletterNames),
    ...(has(you, ...addressNames) && {
      address: Object.fromEntries(addressNames.map((name) => [name, text(name)])) as SiteFacts["address"],
    }),
    ...(has(you, "phone") && {
      phone: { text: text("phone"), href: `tel:${text("phone").replaceAll(/[^+\d]/g, "")}` },
    }),
    ...((has(you, "openDays", "opens", "closes") || zone !== undefined || language !== undefined) && {
      businessHours: businessHoursOf(
        text("openDays"),
        text("opens"),
        text("closes"),
        textOf(zone ?? defaultFacts.timeZone),
        languageNamed(language),
      ),
    }),
    ...(has(you, "portrait") && { portrait: { src: text("portrait"), alt: text("portraitAlt") } }),
    ...(links.profiles !== undefined && {
      socialProfiles: (links.profiles as readonly SettingRow[]).map(({ name = "", url = "" }) => ({ name, url })),
    }),
    ...(platforms && {
      podcastPlatforms: defaultFacts.podcastPlatforms.flatMap((platform) => {
        const url = platforms.find(({ key }) => key === platform.key)?.url ?? platform.url;
        return url === "" ? [] : [{ ...platform, url }];
      }),
    }),
    ...(zone !== undefined && { timeZone: textOf(zone) }),
    ...(language !== undefined && { language: languageNamed(language) }),
  };
}

/** Replaces texts that equal one of `names` by its token, so that they follow the setting. */
export function withNameTokens(values: SettingValues, names: SettingValues): SettingValues {
  const tokens = new Map(Object.entries(names).map(([name, text]) => [text, `{${name}}`]));
  return JSON.parse(JSON.stringify(values, (_name, text: SettingValue) => tokens.get(text) ?? text)) as SettingValues;
}

function lookFactsOf(changed: ChangedSettings): StoredFacts {
  const text = (name: string) => textOf(completeSettings("colours", changed)[name]);
  const accent = has(changed.colours, "accent", "accentDark") && coloursOf(text("accent"), text("accentDark"));
  const fonts = pairLook(pairNamed(text("fonts")));
  const logo = logoOfSettings({ logo: text("logo"), logoDark: text("logoDark"), icon: text("icon") });
  const css = (accent ? accent.css : "") + (fonts.css ?? "") + (logo ? logoCss(logo) : "");
  return {
    ...(css && { look: { ...fonts, css, ...(logo && { icons: logoVersion(logo) }) } }),
    ...(accent && { colours: accent.colours }),
    ...(logo && { logo }),
  };
}

/** Empty if nothing was changed. */
export function storedFactsOf(changed: ChangedSettings): StoredFacts {
  return {
    ...unlessEmpty("site", siteFactsOf(changed)),
    ...unlessEmpty("menu", withNameTokens(changed.menu ?? {}, defaultSettings.names)),
    ...unlessEmpty("urls", chosenPathsOf(changed.urls)),
    ...unlessEmpty("podcast", podcastFactsOf(changed)),
    ...proofFactsOf(changed),
    ...lookFactsOf(changed),
  };
}
