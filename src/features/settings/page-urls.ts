import { slugAdvice, slugPattern } from "../../lib/slug.ts";
import { matchRoute } from "../../match-route.ts";
import type { SettingField, SettingGroup, SettingValues } from "./setting.ts";

/** Pages whose URL the owner can choose, by the name of their setting. */
export const namedPages = {
  healthcareUrl: "/services/healthcare",
  logisticsUrl: "/services/logistics",
  financialUrl: "/services/financial",
  manufacturingUrl: "/services/manufacturing",
  productUrl: "/solutions/asksopia",
  landingUrl: "/solutions/healthcare/ai-sop-agent",
} as const;

type UrlSetting = keyof typeof namedPages;

const urlSettings = Object.keys(namedPages) as UrlSetting[];

/** Undefined if the page has a fixed URL. */
export const urlSettingOf = (page: string): UrlSetting | undefined =>
  urlSettings.find((name) => namedPages[name] === page);

export const folderOf = (name: UrlSetting): string => /^\/[^/]+\//.exec(namedPages[name])?.[0] ?? "/";

const builtInSlug = (name: UrlSetting): string => namedPages[name].slice(folderOf(name).length);

function problemOf(name: UrlSetting, slug: string): string | undefined {
  if (slug === builtInSlug(name)) return undefined;
  if (!slugPattern.test(slug)) return `${slugAdvice}, such as family-insurance.`;
  return matchRoute(folderOf(name) + slug)
    ? "This URL belongs to another page of the site. Choose another."
    : undefined;
}

const fieldOf = (name: UrlSetting): SettingField => ({
  name,
  label: `Instead of ${namedPages[name]}`,
  help: `What follows ${folderOf(name)}`,
  maxLength: 60,
  check: (slug) => problemOf(name, slug),
});

export const urls: SettingGroup = {
  title: "URLs",
  note: "Where your industries, product and landing page are found. The previous URL redirects to the new one.",
  fields: urlSettings.map(fieldOf),
  problemsOf: (values) => {
    const chosen = Object.entries(chosenPathsOf(values));
    const duplicates = chosen.filter(([, path], index) => chosen.slice(0, index).some(([, other]) => other === path));
    return Object.fromEntries(
      duplicates.map(([page]) => [urlSettingOf(page) ?? "", "Another page has this URL already. Choose another."]),
    );
  },
};

export const defaultUrls: SettingValues = Object.fromEntries(urlSettings.map((name) => [name, builtInSlug(name)]));

/** Chosen paths by built-in path, where they differ. */
export const chosenPathsOf = (values: SettingValues = {}): Record<string, string> =>
  Object.fromEntries(
    urlSettings.flatMap((name) => {
      const slug = values[name];
      const isOwn = typeof slug === "string" && slug !== builtInSlug(name);
      return isOwn ? [[namedPages[name], folderOf(name) + slug]] : [];
    }),
  );
