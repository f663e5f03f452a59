import { randomFrom } from "../../tests/integration/support/random.ts";

/** Paths that a visit can open; `issue` is the one whose email leads to the site. */
export type Contents = Record<"articles" | "episodes" | "issues", string[]> & { issue: { id: number; path: string } };

const forms = {
  contact: "/contact",
  ebook: "/ebook",
  newsletter: "/sunday-review",
  booking: "/strategy-call",
} as const;

export type PlannedVisit = {
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
/** Two of them may identify a person, and are not stored. */
const campaigns = ["autumn-clinics", "Spring letter", "anna@example.com", "reader 12345678"];
const storedCampaigns = ["autumn-clinics", "spring letter"];
const kinds = ["articles", "articles", "episodes", "issues"] as const;

const listOf = (path: string) =>
  path.startsWith("/blog") ? "/blog" : path.startsWith("/episode") ? "/episodes" : "/sunday-review";

/** The same visits for each seed. */
export function planVisits(count: number, browsers: number, contents: Contents, seed: number): PlannedVisit[] {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const earlierEmails: string[] = [];
  return Array.from({ length: count }, (_, visitor): PlannedVisit => {
    const day = Math.floor((visitor * days.length) / count);
    const isBrowser = visitor % Math.floor(count / browsers) === 0;
    const by = isBrowser ? "browser" : random() < 0.1 ? "plain" : "script";
    const read = Array.from({ length: Math.floor(random() * 4) }, () => pick(contents[pick(kinds)]));
    // Between two contents a visitor passes the list page.
    const route = read.flatMap((path, index) => (index === 0 && random() < 0.5 ? [path] : [listOf(path), path]));
    const form = pick(Object.keys(forms).slice(0, isBrowser ? 3 : 4) as (keyof typeof forms)[]);
    const sends = isBrowser || random() < 0.3;
    const pages = [...(route.length > 0 ? route : ["/"]), ...(sends ? [forms[form]] : [])];
    const email = `visitor-${visitor}@readers.example`;
    // Some visitors of the second day return on the third.
    const earlierEmail =
      sends && day === 2 && form !== "newsletter" && random() < 0.3 ? earlierEmails.pop() : undefined;
    if (sends && day === 1 && form !== "newsletter") earlierEmails.push(email);
    const fromIssue = random() < 0.15;
    return {
      ...{ day, visitor, by, fromIssue },
      campaign: !fromIssue && random() < 0.3 ? pick(campaigns) : "",
      pages: pages
        .filter((path, index) => path !== pages[index - 1])
        .map((path) => ({ path, stays: by !== "plain" && random() < 0.3 })),
      ...(sends && { send: { form, email: earlierEmail ?? email, confirms: random() < 0.8 } }),
      euro: (form === "contact" || form === "ebook") && random() < 0.2 ? 1_000 * (1 + Math.floor(random() * 40)) : 0,
    };
  });
}

export const columns = ["subscribers", "leads", "calls", "mandates", "euro"] as const;
const allColumns = [
  "views",
  "stayed",
  ...["first", "last"].flatMap((touch) => columns.map((name) => `${touch} ${name}`)),
];

export const add = (counts: Map<string, number>, key: string, times = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + times);

/** The counts that the site should show, from the visits alone: per day, by the page of a content or the name of a campaign. */
export function createLedger({ articles, episodes, issues, issue }: Contents) {
  const contents = [...articles, ...episodes, ...issues];
  const countedNames = new Set([...contents, "/ebook", ...storedCampaigns]);
  const counts = days.map(() => new Map<string, number>());
  const people = new Map<string, [contents: string[], campaigns: string[]]>();
  const count = ({ day }: PlannedVisit, name: string, column: string, times = 1) =>
    void (countedNames.has(name) && add(counts[day] as Map<string, number>, JSON.stringify([name, column]), times));

  /** A visit that may have sent a form; without a script a form reports only its download. */
  function record(visit: PlannedVisit): void {
    const campaign = visit.campaign.toLowerCase();
    count(visit, campaign, "views");
    for (const [index, { path, stays }] of visit.pages.entries()) {
      count(visit, path, "views");
      if (stays) count(visit, path, "stayed");
      if (stays && index === 0) count(visit, campaign, "stayed");
    }
    if (!visit.send) return;
    const person = people.get(visit.send.email) ?? [[], []];
    people.set(visit.send.email, person);
    if (visit.by !== "plain") {
      const read = visit.pages.map(({ path }) => path).filter((path) => contents.includes(path));
      person[0].push(...(visit.fromIssue ? [issue.path] : []), ...new Set(read));
      person[1].push(...storedCampaigns.filter((name) => name === campaign));
    }
    if (visit.send.form === "ebook") person[0].push("/ebook");
  }

  /** Credits an outcome to the first and last content and campaign of its person. */
  function recordOutcome(visit: PlannedVisit, event: Exclude<(typeof columns)[number], "euro">, euro = 0): void {
    for (const names of people.get(visit.send?.email ?? "") ?? [])
      for (const [touch, name] of Object.entries({ first: names[0], last: names.at(-1) })) {
        if (name) count(visit, name, `${touch} ${event}`);
        if (name && euro > 0) count(visit, name, `${touch} euro`, euro);
      }
  }

  function rowsSince(day: number): Map<string, number[]> {
    const rows = new Map<string, number[]>();
    for (const [key, times] of counts.slice(day).flatMap((name) => [...name])) {
      const [name, column] = JSON.parse(key) as [string, string];
      const row = rows.get(name) ?? allColumns.map(() => 0);
      rows.set(name, row.with(allColumns.indexOf(column), (row[allColumns.indexOf(column)] ?? 0) + times));
    }
    return rows;
  }
  return { record, recordOutcome, rowsSince };
}
