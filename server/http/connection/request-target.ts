import { maxUrlLength } from "../../../src/lib/web-url.ts";
import { policyOf } from "../../../src/match-route.ts";

/** A path and a query of this site in their one normal form. */
export type AcceptedTarget = {
  outcome: "accepted";
  /** Begins with one slash; no empty, dot or trailing segments, escapes in upper case and only where needed. */
  pathname: string;
  /** Empty, or begins with a question mark; every escape in it can be decoded. */
  search: string;
};

export type RequestTarget =
  | AcceptedTarget
  /** The same target in its normal form, as a path of this site. */
  | { outcome: "moved"; location: string }
  | { outcome: "refused"; status: 404 | 414 };

/** Most targets: recognised as normal without taking them apart. */
const plainPath = /^(?:\/|\/(?:[a-z\d~-][a-z\d.~-]*|_serverFn)(?:\/[\w~-][\w.~-]*)*)$/;
const plainSearch = /^[\w.~\-!$'()*+,;=:@/?&]*$/;

const unreserved = /^[A-Za-z0-9._~-]$/;
const escapes = /(?:%[0-9a-f]{2})+/gi;

/** People write names of pages with capitals; ours have none, and every list of private paths relies on that. */
const typedFirstSegment = /^\/[A-Za-z-]+(?=\/|$)/;

const escapeByte = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;

/** Node hands over each byte beyond ASCII as one character; other callers, whole characters. */
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

const normalEscapes = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : whole.toUpperCase();
  });

/** The normal form of a path that begins with a slash; undefined when it names nothing that this site could have. */
function normalPath(raw: string): string | undefined {
  if (plainPath.test(raw)) return raw;
  if (/[\\#]/.test(raw)) return undefined;
  const escaped = raw.replace(/[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~]/gu, escapeCharacter);
  const decoded = decode(escaped);
  if (decoded === undefined || /[\p{Cc}\\]/u.test(decoded)) return undefined;
  const segments: string[] = [];
  for (const segment of normalEscapes(escaped).split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  const path = `/${segments.join("/")}`.replace(typedFirstSegment, (first) => first.toLowerCase());
  return path.includes("%2F") && !policyOf(path).hasFreeText ? undefined : path;
}

/** A run of escapes that can be decoded: what is no text becomes the replacement character, as browsers read it. */
function readableEscapes(run: string): string {
  const text = decode(run) ?? Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8");
  return text.includes("\0") || decode(run) === undefined ? encodeURIComponent(text.replaceAll("\0", "\ufffd")) : run;
}

/** Campaign tags are written by anyone, so a query is mended and never rejected. */
function normalSearch(raw: string): string {
  if (raw === "" || raw === "?") return "";
  if (plainSearch.test(raw)) return raw;
  return raw
    .replace(/%(?![0-9a-f]{2})/gi, "%25")
    .replace(/[^\x21-\x7e]|["#<>\\^`{|}]/gu, escapeCharacter)
    .replace(escapes, readableEscapes);
}

/** The path and query of a target; undefined for one that is meant for another host or has neither. */
function ownPart(raw: string, host: string): string | undefined {
  if (raw.startsWith("/")) return raw;
  const [, authority, rest = ""] = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(raw) ?? [];
  if (authority?.toLowerCase() !== host) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Reads a target of any length. */
function readTarget(raw: string, host: string): RequestTarget {
  const own = ownPart(raw, host);
  if (own === undefined) return { outcome: "refused", status: 404 };
  const mark = own.indexOf("?");
  const path = mark === -1 ? own : own.slice(0, mark);
  const pathname = normalPath(path);
  if (pathname === undefined) return { outcome: "refused", status: 404 };
  const search = mark === -1 ? "" : normalSearch(own.slice(mark));
  if (pathname !== path) return { outcome: "moved", location: pathname + search };
  return { outcome: "accepted", pathname, search };
}

/**
 * Reads the target of a request line, the one place where a raw path is taken apart: everything behind it sees normal
 * forms only. No part of a target and no Host header ever decides an origin.
 * @param raw as sent: origin form (`/blog?page=2`) or absolute form (`https://host/blog`); anything else is rejected
 * @param host of this site's public URL, with its port when that is not the usual one
 */
export const readRequestTarget = (raw: string, host: string): RequestTarget =>
  raw.length > maxUrlLength ? { outcome: "refused", status: 414 } : readTarget(raw, host);

/**
 * The URL of a path of this site, which may have become longer than a target by its escapes.
 * @param siteUrl public origin without a trailing slash
 * @throws TypeError when the path is not in its normal form
 */
export function ownUrl(siteUrl: string, path: string): URL {
  const target = readTarget(path, "");
  if (target.outcome !== "accepted") throw new TypeError("not a normal path of this site");
  return new URL(siteUrl + target.pathname + target.search);
}
