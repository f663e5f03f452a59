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

/** The setting with the URL of a page; undefined when that is fixed. */
export const urlSettingOf = (page: string): UrlSetting | undefined =>
  urlSettings.find((name) => namedPages[name] === page);

/** The fixed beginning: "/services/". */
export const folderOf = (name: UrlSetting): string => /^\/[^/]+\//.exec(namedPages[name])?.[0] ?? "/";

const builtInOf = (name: UrlSetting): string => namedPages[name].slice(folderOf(name).length);

function problemOf(name: UrlSetting, ending: string): string | undefined {
  if (ending === builtInOf(name)) return undefined;
  if (!slugPattern.test(ending)) return `${slugAdvice}, such as family-insurance.`;
  return matchRoute(folderOf(name) + ending)
    ? "This URL belongs to another page of the site. Choose another."
    : undefined;
}

const fieldOf = (name: UrlSetting): SettingField => ({
  name,
  label: `Instead of ${namedPages[name]}`,
  help: `What follows ${folderOf(name)}`,
  maxLength: 60,
  check: (ending) => problemOf(name, ending),
});

export const urls: SettingGroup = {
  title: "URLs",
  note: "Where your industries, product and landing page are found. The previous URL redirects to the new one.",
  fields: urlSettings.map(fieldOf),
  problemsOf: (values) => {
    const chosen = Object.entries(chosenPathsOf(values));
    const second = chosen.filter(([, path], index) => chosen.slice(0, index).some(([, other]) => other === path));
    return Object.fromEntries(
      second.map(([page]) => [urlSettingOf(page) ?? "", "Another page has this URL already. Choose another."]),
    );
  },
};

export const defaultUrls: SettingValues = Object.fromEntries(urlSettings.map((name) => [name, builtInOf(name)]));

/** Chosen paths by the built-in ones, where they differ. */
export const chosenPathsOf = (values: SettingValues = {}): Record<string, string> =>
  Object.fromEntries(
    urlSettings.flatMap((name) => {
      const ending = values[name];
      const isOwn = typeof ending === "string" && ending !== builtInOf(name);
      return isOwn ? [[namedPages[name], folderOf(name) + ending]] : [];
    }),
  );
