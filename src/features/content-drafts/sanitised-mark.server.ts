import { createHash } from "node:crypto";
import { sanitiseHtml } from "./sanitise-html.server.ts";

/** Increment when the sanitiser would change HTML that it has marked; not when it lets more pass. */
export const sanitiserVersion = 1;

type Parts = readonly (string | null)[];

const digest = (parts: Parts) =>
  createHash("sha256")
    .update(JSON.stringify(parts.map((part) => part ?? "")))
    .digest("base64url");

const mark = (parts: Parts) => `${sanitiserVersion}:${digest(parts)}`;

/** Null for HTML that sanitising changes. */
export const sanitisedMark = (parts: Parts): string | null =>
  parts.every((part) => !part || sanitiseHtml(part) === part) ? mark(parts) : null;

/** Whether the mark belongs to this HTML and this version of the sanitiser. */
export const isMarked = (stored: string | null | undefined, parts: Parts): boolean =>
  Boolean(stored) && stored === mark(parts);
