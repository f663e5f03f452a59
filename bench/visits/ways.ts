import { randomFrom } from "../../tests/integration/support/random.ts";

/** Paths that a visit can open; `issue` is the one whose email leads to the site. */
export type Contents = Record<"articles" | "episodes" | "issues", string[]> & { issue: { id: number; path: string } };

const forms = {
  contact: "/contact",
  ebook: "/ebook",
  newsletter: "/sunday-review",
  booking: "/strategy-call",
} as const;

export type Way = {
  /** Index of the day. */
  day: number;
  visitor: number;
  by: "browser" | "script" | "plain";
  campaign: string;
  fromIssue: boolean;
  /** Contents and their lists; the first is a document. */
  pages: { path: string; stays: boolean }[];
  send?: { form: keyof typeof forms; email: string; confirms: boolean };
  euro: number;
};

export const days = ["2026-12-01", "2027-09-01", "2027-11-01"] as const;
/** Two of them may name a person, and are not kept. */
const campaigns = ["autumn-clinics", "Spring letter", "anna@example.com", "reader 12345678"];
const keptCampaigns = ["autumn-clinics", "spring letter"];
const kinds = ["articles", "articles", "episodes", "issues"] as const;

const listOf = (path: string) =>
  path.startsWith("/blog") ? "/blog" : path.startsWith("/episode") ? "/episodes" : "/sunday-review";

/** The same visits for each seed. */
export function makeWays(count: number, browsers: number, contents: Contents, seed: number): Way[] {
  const random = randomFrom(seed);
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const earlier: string[] = [];
  return Array.from({ length: count }, (_, visitor): Way => {
    const day = Math.floor((visitor * days.length) / count);
    const isBrowser = visitor % Math.floor(count / browsers) === 0;
    const by = isBrowser ? "browser" : random() < 0.1 ? "plain" : "script";
    const read = Array.from({ length: Math.floor(random() * 4) }, () => one(contents[one(kinds)]));
    // From one content to another a visitor passes its list.
    const passed = read.flatMap((path, at) => (at === 0 && random() < 0.5 ? [path] : [listOf(path), path]));
    const form = one(Object.keys(forms).slice(0, isBrowser ? 3 : 4) as (keyof typeof forms)[]);
    const sends = isBrowser || random() < 0.3;
    const pages = [...(passed.length > 0 ? passed : ["/"]), ...(sends ? [forms[form]] : [])];
    const own = `visitor-${visitor}@readers.example`;
    // Some of the second day come back on the third.
    const known = sends && day === 2 && form !== "newsletter" && random() < 0.3 ? earlier.pop() : undefined;
    if (sends && day === 1 && form !== "newsletter") earlier.push(own);
    const fromIssue = random() < 0.15;
    return {
      ...{ day, visitor, by, fromIssue },
      campaign: !fromIssue && random() < 0.3 ? one(campaigns) : "",
      pages: pages
        .filter((path, at) => path !== pages[at - 1])
        .map((path) => ({ path, stays: by !== "plain" && random() < 0.3 })),
      ...(sends && { send: { form, email: known ?? own, confirms: random() < 0.8 } }),
      euro: (form === "contact" || form === "ebook") && random() < 0.2 ? 1_000 * (1 + Math.floor(random() * 40)) : 0,
    };
  });
}

export const columns = ["subscribers", "leads", "calls", "mandates", "euro"] as const;
const allColumns = [
  "views",
  "stayed",
  ...["first", "last"].flatMap((touch) => columns.map((one) => `${touch} ${one}`)),
];

export const add = (counts: Map<string, number>, key: string, times = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + times);

/** The counts that the site should show, from the visits alone: per day, by the page of a content or the name of a campaign. */
export function createLedger({ articles, episodes, issues, issue }: Contents) {
  const contents = [...articles, ...episodes, ...issues];
  const shown = new Set([...contents, "/ebook", ...keptCampaigns]);
  const counts = days.map(() => new Map<string, number>());
  const people = new Map<string, [contents: string[], campaigns: string[]]>();
  const count = ({ day }: Way, name: string, column: string, times = 1) =>
    void (shown.has(name) && add(counts[day] as Map<string, number>, JSON.stringify([name, column]), times));

  /** A visit that may have sent a form; without a script a form reports only its download. */
  function record(way: Way): void {
    const campaign = way.campaign.toLowerCase();
    count(way, campaign, "views");
    for (const [at, { path, stays }] of way.pages.entries()) {
      count(way, path, "views");
      if (stays) count(way, path, "stayed");
      if (stays && at === 0) count(way, campaign, "stayed");
    }
    if (!way.send) return;
    const person = people.get(way.send.email) ?? [[], []];
    people.set(way.send.email, person);
    if (way.by !== "plain") {
      const read = way.pages.map(({ path }) => path).filter((path) => contents.includes(path));
      person[0].push(...(way.fromIssue ? [issue.path] : []), ...new Set(read));
      person[1].push(...keptCampaigns.filter((one) => one === campaign));
    }
    if (way.send.form === "ebook") person[0].push("/ebook");
  }

  /** Something followed, for which all is credited that its person saw first and last. */
  function follow(way: Way, event: Exclude<(typeof columns)[number], "euro">, euro = 0): void {
    for (const all of people.get(way.send?.email ?? "") ?? [])
      for (const [touch, name] of Object.entries({ first: all[0], last: all.at(-1) })) {
        if (name) count(way, name, `${touch} ${event}`);
        if (name && euro > 0) count(way, name, `${touch} euro`, euro);
      }
  }

  function rowsSince(day: number): Map<string, number[]> {
    const rows = new Map<string, number[]>();
    for (const [key, times] of counts.slice(day).flatMap((one) => [...one])) {
      const [name, column] = JSON.parse(key) as [string, string];
      const row = rows.get(name) ?? allColumns.map(() => 0);
      rows.set(name, row.with(allColumns.indexOf(column), (row[allColumns.indexOf(column)] ?? 0) + times));
    }
    return rows;
  }
  return { record, follow, rowsSince };
}
