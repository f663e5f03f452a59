import { type FoundRecord, foundKinds } from "../../features/overview/search/found-record.ts";
import { settingGroups } from "../../features/settings/setting-groups.ts";
import { formatDateTime } from "../format-date-time.ts";
import { adminNavigation } from "../frame/admin-navigation.ts";
import type { RecentPage } from "../recent-pages.ts";
import { recordKinds } from "../record/record-kinds.ts";

export type SearchChoice = { key: string; href: string; label: string; note: string };
export type SearchGroup = { title: string; choices: readonly SearchChoice[] };

type Screen = SearchChoice & {
  /** Other search terms, in lower case. */
  words: string;
};

const screen = (href: string, label: string, note: string, words = ""): Screen => ({
  key: `${href} ${label}`,
  href,
  label,
  note,
  words: `${label} ${words}`.toLowerCase(),
});

const screens: readonly Screen[] = [
  ...adminNavigation.flat().map(({ to, label }) => screen(to ?? "/admin", label, "")),
  screen("/admin/articles/new", "New article", "", "write post"),
  screen("/admin/episodes/new", "New episode", "", "podcast"),
  screen("/admin/leads/new", "New lead", "", "contact person"),
  screen("/admin/bookings/new", "New booking", "", "call meeting appointment"),
  screen("/admin/subscribers/import", "Import subscribers", "", "csv newsletter"),
];

const settings: readonly Screen[] = [
  ...Object.entries(settingGroups).map(([name, { title, fields }]) =>
    screen(`/admin/settings#${name}`, title, "Settings", `settings ${fields.map(({ label }) => label).join(" ")}`),
  ),
  screen("/admin/settings#legal", "Legal texts", "Settings", "settings impressum privacy policy terms"),
];

/** Entries that contain every word of a term. */
function matching(entries: readonly Screen[], term: string): readonly SearchChoice[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => words.every((word) => entry.words.includes(word))).slice(0, 6);
}

const recordChoice = ({ kind, id, title, note, at }: FoundRecord): SearchChoice => ({
  key: `${kind}:${id}`,
  href: recordKinds[kind].page.replace("$id", String(id)),
  label: title,
  note: [note, at && formatDateTime(at)].filter(Boolean).join(", "),
});

/** Screens and settings match at once, records when the server has found them. */
export function searchGroups(term: string, records: readonly FoundRecord[]): SearchGroup[] {
  return [
    { title: "Screens", choices: matching(screens, term) },
    ...foundKinds.map((kind) => ({
      title: recordKinds[kind].many,
      choices: records.filter((record) => record.kind === kind).map(recordChoice),
    })),
    { title: "Settings", choices: matching(settings, term) },
  ].filter(({ choices }) => choices.length > 0);
}

export function firstGroups(recent: readonly RecentPage[]): SearchGroup[] {
  const pages = recent.map(({ path, title }) => ({ key: path, href: path, label: title, note: "" }));
  const known = new Set(recent.map(({ path }) => path));
  return [
    { title: "Recent pages", choices: pages },
    { title: "Screens", choices: screens.filter(({ href }) => !known.has(href)).slice(0, 8) },
  ].filter(({ choices }) => choices.length > 0);
}
