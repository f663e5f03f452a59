import { createHash } from "node:crypto";
import { sanitiseHtml } from "./sanitise-html.server.ts";

/**
 * Raise it whenever the sanitiser no longer leaves as it is what it has marked before, which is then sanitised again. That
 * it lets pass more than it did needs no other version.
 */
export const sanitiserVersion = 1;

type Parts = readonly (string | null)[];

const digest = (parts: Parts) =>
  createHash("sha256")
    .update(JSON.stringify(parts.map((part) => part ?? "")))
    .digest("base64url");

const mark = (parts: Parts) => `${sanitiserVersion}:${digest(parts)}`;

/** The mark of HTML that sanitising leaves as it is; null for all other HTML. */
export const sanitisedMark = (parts: Parts): string | null =>
  parts.every((part) => !part || sanitiseHtml(part) === part) ? mark(parts) : null;

/** Whether a stored mark was given to exactly this HTML by this version of the sanitiser. */
export const isMarked = (stored: string | null | undefined, parts: Parts): boolean =>
  Boolean(stored) && stored === mark(parts);
