import { z } from "zod";
import { csv } from "../../lib/csv/write-csv.ts";
import { timeOfDay } from "../../lib/time/clock-time.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { weekdays } from "../../lib/time/weekdays.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../server-context/list-request.server.ts";
import { listRequest } from "../../server-context/list-request.ts";
import { listAudit } from "./audit.admin.server.ts";
import { auditSentence } from "./audit-action.ts";

const toWords = (name: string) =>
  name
    .replaceAll(/[_-]/g, " ")
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Leaves out ids and keys, which mean nothing to readers, and counts lists of ids. */
function formatPair([name, value]: [string, unknown]): string[] {
  if (name.endsWith("Ids"))
    return [`${toWords(name.replace(/Ids$/, "s"))}: ${Array.isArray(value) ? value.length : 0}`];
  if (/^(?:id|key|copyOf)$|Id$/.test(name)) return [];
  // Programmatic names of form fields.
  if (name === "fields" && Array.isArray(value))
    return [`fields: ${value.map((field) => toWords(String(field))).join(", ")}`];
  return [`${toWords(name)}: ${formatValue(value)}`];
}

function formatObject(value: Record<string, unknown>, separator: string): string {
  const { weekday, starts, ends } = value;
  if (typeof weekday === "number" && typeof starts === "string" && typeof ends === "string") {
    return `${weekdays[weekday - 1] ?? ""} ${formatValue(starts)} to ${formatValue(ends)}`;
  }
  return Object.entries(value).flatMap(formatPair).join(separator);
}

function formatText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(`${text}T00:00:00Z`, "UTC");
  return /^\d\d:\d\d(?::\d\d)?$/.test(text) ? timeOfDay(text) : text;
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length > 0 ? value.map(formatValue).join(", ") : "none";
  if (isObject(value)) return formatObject(value, " ");
  return typeof value === "string" ? formatText(value) : JSON.stringify(value);
}

/** An entry's JSON detail as text: "old slug: tides, slug: high-tides"; other text unchanged. */
export function auditDetail(detail: string): string {
  try {
    const parsed: unknown = JSON.parse(detail);
    return isObject(parsed) ? formatObject(parsed, ", ") : detail;
  } catch {
    return detail;
  }
}

const actors: Record<string, string> = {
  visitor: "A visitor",
  system: "The site",
  environment: "The site’s configuration",
  "command line": "The command line",
};

export const auditActor = (actor: string): string =>
  (Object.hasOwn(actors, actor) ? actors[actor] : undefined) ?? actor;

const auditList = listRequest.extend({ kind: z.string().max(40), action: z.string().max(60) });

export const fetchAudit = adminFunction({ method: "POST" })
  .validator(auditList)
  .handler(async ({ data, context }) => listAudit(context.db, data));

export const exportAudit = adminFunction({ method: "POST" })
  .validator(auditList)
  .handler(async ({ data, context }) => {
    const { entries } = await listAudit(context.db, data, true);
    const times = await ownerTimes(context.db);
    return csv(
      [times.head("When"), "Who", "What", "Kind", "Number", "Subject", "Detail"],
      entries.map((row) => [
        times.at(row.at),
        auditActor(row.actor),
        auditSentence(row.action),
        row.subjectKind,
        row.subjectId,
        row.subjectName,
        auditDetail(row.detail),
      ]),
    );
  });
