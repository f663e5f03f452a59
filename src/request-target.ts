import { maxUrlLength, normalEscapes } from "./lib/web-url.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";

export type AcceptedTarget = {
  outcome: "accepted";
  pathname: string;
  search: string;
  /** The row of the route policy, looked up here for the whole request. */
  match: RouteMatch | undefined;
  /** `pathname` is the built-in one of a page that was requested at the owner's own URL. */
  isChosen?: true;
};

export type RequestTarget =
  | AcceptedTarget
  | { outcome: "moved"; location: string }
  | { outcome: "rejected"; status: 404 | 414 };

/** Fast path for targets that are already normal. */
const plainPath = /^(?:\/|\/(?:[a-z\d~-][a-z\d.~-]*|_serverFn)(?:\/[\w~-][\w.~-]*)*)$/;
const plainSearch = /^[\w.~\-!$'()*+,;=:@/?&]*$/;

const escapes = /(?:%[0-9a-f]{2})+/gi;

/** Capitals in the first segment are typing mistakes; lists of private paths rely on lower case. */
const typedFirstSegment = /^\/[A-Za-z-]+(?=\/|$)/;

const escapeByte = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;

/** Node passes each non-ASCII byte as one character, other callers whole characters. */
const escapeCharacter = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code <= 0xff ? escapeByte(code) : encodeURIComponent(character.toWellFormed());
};

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The router trims segments, so "/blog%20" would be another spelling of "/blog". */
function trimmed(segment: string): string {
  const text = decodeURIComponent(segment);
  const before = encodeURIComponent(text.slice(0, text.length - text.trimStart().length)).length;
  const after = encodeURIComponent(text.slice(text.trimEnd().length)).length;
  return segment.slice(before, Math.max(before, segment.length - after));
}

function normalPath(raw: string): string | undefined {
  if (plainPath.test(raw)) return raw;
  if (/[\\#]/.test(raw)) return undefined;
  const escaped = normalEscapes(raw.replace(/[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~]/gu, escapeCharacter));
  const decoded = decode(escaped);
  if (decoded === undefined || /[\p{Cc}\\]/u.test(decoded)) return undefined;
  const segments: string[] = [];
  for (const rawSegment of escaped.split("/")) {
    const segment = trimmed(rawSegment);
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return `/${segments.join("/")}`.replace(typedFirstSegment, (first) => first.toLowerCase());
}

/** Undecodable escapes become the replacement character, as in browsers. */
function readableEscapes(run: string): string {
  const text = decode(run) ?? Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8");
  return text.includes("\0") || decode(run) === undefined ? encodeURIComponent(text.replaceAll("\0", "\ufffd")) : run;
}

/** Anyone can write campaign tags, so a query is repaired, never rejected. */
function normalSearch(raw: string): string {
  if (raw === "" || raw === "?") return "";
  if (plainSearch.test(raw)) return raw;
  return raw
    .replace(/%(?![0-9a-f]{2})/gi, "%25")
    .replace(/[^\x21-\x7e]|["#<>\\^`{|}]/gu, escapeCharacter)
    .replace(escapes, readableEscapes);
}

function ownPart(raw: string, host: string): string | undefined {
  if (raw.startsWith("/")) return raw;
  const [, authority, rest = ""] = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(raw) ?? [];
  if (authority?.toLowerCase() !== host) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function readTarget(raw: string, host: string): RequestTarget {
  const target = ownPart(raw, host);
  if (target === undefined) return { outcome: "rejected", status: 404 };
  const queryStart = target.indexOf("?");
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const pathname = normalPath(path);
  if (pathname === undefined) return { outcome: "rejected", status: 404 };
  const match = matchRoute(pathname);
  if (pathname.includes("%2F") && !match?.policy.hasFreeText) return { outcome: "rejected", status: 404 };
  const search = queryStart === -1 ? "" : normalSearch(target.slice(queryStart));
  if (pathname !== path) return { outcome: "moved", location: pathname + search };
  return { outcome: "accepted", pathname, search, match };
}

/**
 * Parses a request target; the only place that sees raw paths. Neither target nor Host header decides the origin.
 * @param raw origin form (`/blog?page=2`) or absolute form (`https://host/blog`); anything else is rejected
 * @param host of the public URL, with a non-default port
 */
export const readRequestTarget = (raw: string, host: string): RequestTarget =>
  raw.length > maxUrlLength ? { outcome: "rejected", status: 414 } : readTarget(raw, host);

/** @param siteUrl public origin without a trailing slash @throws TypeError when the path is not normalised */
export function ownUrl(siteUrl: string, path: string): URL {
  const target = readTarget(path, "");
  if (target.outcome !== "accepted") throw new TypeError("not a normal path of this site");
  return new URL(siteUrl + target.pathname + target.search);
}
