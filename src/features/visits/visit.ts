/** How a person came, as reported by the form; unknown before a form is sent. */
export type Visit = {
  /** Path of the page with the form. */
  page: string;
  /** Path of the first page; empty if no script reported it. */
  first: string;
  /** Host of the page with the link; empty for none. */
  referrer: string;
  /** utm_source and its siblings of the form's page, else of the first one. */
  campaign: Record<string, string>;
  /** Paths of articles, episodes and issues, in the order they were first opened. */
  read: string[];
};

const tokenFolders = ["booking", "calendar", "guest-space", "preview"];

/** Without the token of a personal link. */
export function withoutToken(path: string): string {
  const [, folder = ""] = path.split("/");
  return tokenFolders.includes(folder) ? `/${folder}` : path;
}

export const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

export const maxRead = 20;

export type ContentKind = "article" | "episode" | "issue" | "download";

/** `name` is a slug, an episode's number, the key of a download, or, for a visit from an email, "issue-12". */
export type Content = { kind: ContentKind; name: string };

const folders: Readonly<Record<string, ContentKind>> = {
  blog: "article",
  episode: "episode",
  "sunday-review": "issue",
};

const maxNameLength = 200;

/** Undefined for every other page. */
export function contentOf(path: string): Content | undefined {
  const [root, folder = "", name = "", ...deeper] = path.split("/");
  if (root !== "" || name === "" || name.length > maxNameLength || deeper.length > 0) return undefined;
  const kind = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  return kind && { kind, name };
}

const issueSource = "newsletter";

/** The fragment of links in an issue's email, and the campaign that a visit from there has. */
export const issueCampaign = (id: number): string => `issue-${id}`;

/** Empty for any other fragment. */
export const campaignOfHash = (hash: string): Record<string, string> =>
  /^#issue-\d{1,9}$/.test(hash) ? { utm_source: issueSource, utm_campaign: hash.slice(1) } : {};

/** The id of the issue whose email led here. */
export function issueOf({ campaign }: Pick<Visit, "campaign">): number | undefined {
  const [, id] = /^issue-(\d{1,9})$/.exec(campaign.utm_campaign ?? "") ?? [];
  return campaign.utm_source === issueSource && id ? Number(id) : undefined;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const countOf = (count: number, noun: string) => `${numbers[count] ?? count} ${noun}${count === 1 ? "" : "s"}`;

function contentsPhrase(read: readonly string[]): string | undefined {
  const kinds = read.map((path) => contentOf(path)?.kind);
  const count = (kind: ContentKind) => kinds.filter((candidate) => candidate === kind).length;
  const parts = (["article", "issue", "episode"] as const)
    .filter((kind) => count(kind) > 0)
    .map((kind) => countOf(count(kind), kind));
  if (parts.length === 0) return undefined;
  const list = new Intl.ListFormat("en-GB").format(parts);
  return count("episode") > 0 ? `opened ${list}` : `read ${list}`;
}

/** @param issueDay such as "8 November", of the issue that led here */
function originSentence({ first, referrer, campaign }: Visit, issueDay: string | undefined): string {
  if (issueOf({ campaign })) return issueDay ? `Came by the newsletter of ${issueDay}` : "Came by the newsletter";
  const name = campaign.utm_campaign ?? campaign.utm_source;
  if (name) return `Came by the campaign “${name}”`;
  if (referrer) return `Came from ${referrer}`;
  return first === "/" ? "Came straight to the home page" : `Came straight to ${first}`;
}

/**
 * Such as "Came by the newsletter of 8 November, read two articles, then wrote." Null if no script reported the visit.
 *
 * @param did such as "wrote"
 */
export const visitSentence = (visit: Visit | null, did: string, issueDay?: string): string | null =>
  visit?.first
    ? `${[originSentence(visit, issueDay), contentsPhrase(visit.read), `then ${did}`].filter(Boolean).join(", ")}.`
    : null;
