import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from "imapflow";
import { recordReportedBounce } from "../../../src/features/newsletter/bounces/record-bounce.server.ts";
import {
  type ReportedBounce,
  siteMessageId,
  statusWords,
} from "../../../src/features/newsletter/bounces/reported-bounce.ts";
import type { DispatchContext } from "../../../src/features/newsletter/dispatch/start-sending.server.ts";
import { recordReply } from "../../../src/features/newsletter/sequences/reported.server.ts";
import type { BounceMailboxPlace } from "./bounce-mailbox-url.ts";

type OriginalEmail = Pick<ReportedBounce, "messageId" | "subject">;

/** Header fields by lower-case name, unfolded; the first of a name counts. */
function readFields(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** An encoded subject cannot be compared and is left out. */
export function readOriginal(headers: string): OriginalEmail {
  const fields = readFields(headers.split(/\r?\n\r?\n/)[0] ?? "");
  const subject = fields.get("subject") ?? null;
  return { messageId: fields.get("message-id") ?? null, subject: subject?.includes("=?") ? null : subject };
}

function addressIn(field: string | undefined): string | null {
  const address = field?.replace(/^[\w-]+;/, "").trim();
  return address?.includes("@") ? address.replace(/^<(.*)>$/, "$1") : null;
}

/** Failures in a delivery status report (RFC 3464). */
export function readDeliveryStatus(text: string, original: OriginalEmail, sourceKey: string): ReportedBounce[] {
  const bounces: ReportedBounce[] = [];
  for (const block of text.split(/(?:\r?\n){2,}/)) {
    const fields = readFields(block);
    const action = fields.get("action")?.toLowerCase();
    if (action !== "failed" && action !== "delayed") continue;
    const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "5.0.0";
    bounces.push({
      sourceKey: `${sourceKey}:${bounces.length}`,
      kind: action === "failed" ? "permanent" : "temporary",
      // Diagnostic text comes from a foreign server and may hold personal data.
      answer: statusWords(status),
      recipient: addressIn(fields.get("original-recipient")) ?? addressIn(fields.get("final-recipient")),
      ...original,
    });
  }
  return bounces;
}

const complaints = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

/** Feedback report (RFC 5965). Anyone can send one and it ends a subscription, so only the secret Message-ID counts. */
export function readFeedbackReport(text: string, original: OriginalEmail, sourceKey: string): ReportedBounce[] {
  const type = readFields(text).get("feedback-type")?.toLowerCase() ?? "";
  if (!complaints.has(type) || !original.messageId) return [];
  const answer = `Reported as ${type === "abuse" ? "spam" : type} to its email provider.`;
  return [{ sourceKey: `${sourceKey}:0`, kind: "complaint", answer, recipient: null, ...original }];
}

/** Older unread reports are left alone. */
const lookBackDays = 14;
/** Per run, newest first. */
const maxMessages = 500;
const maxPartBytes = 65_536;
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

type Report = Pick<FetchMessageObject, "uid" | "envelope" | "bodyStructure">;

export type BounceMailboxResult = {
  reports: number;
  recorded: number;
};

function partsOf(structure: MessageStructureObject): MessageStructureObject[] {
  return [structure, ...(structure.childNodes ?? []).flatMap(partsOf)];
}

async function download(client: ImapFlow, uid: number, { part }: MessageStructureObject): Promise<string> {
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes: maxPartBytes });
  return content ? text(content) : "";
}

async function findOriginal(client: ImapFlow, uid: number, parts: MessageStructureObject[]): Promise<OriginalEmail> {
  const whole = parts.find(({ type }) => type === "message/rfc822" || type === "message/global");
  if (whole?.envelope) {
    const { messageId = null, subject = null } = whole.envelope;
    return { messageId, subject };
  }
  const headers = parts.find(({ type }) => type === "text/rfc822-headers" || type === "message/global-headers");
  return headers ? readOriginal(await download(client, uid, headers)) : { messageId: null, subject: null };
}

/** Downloads only the machine-readable parts. */
async function readReport(client: ImapFlow, { uid, envelope, bodyStructure }: Report): Promise<ReportedBounce[]> {
  const parts = bodyStructure ? partsOf(bodyStructure) : [];
  const original = await findOriginal(client, uid, parts);
  const name = envelope?.messageId ?? `${client.mailbox ? client.mailbox.uidValidity : 0}:${uid}`;
  const sourceKey = `imap:${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  if (status) return readDeliveryStatus(await download(client, uid, status), original, sourceKey);
  const feedback = parts.find(({ type }) => type === "message/feedback-report");
  return feedback ? readFeedbackReport(await download(client, uid, feedback), original, sourceKey) : [];
}

async function recordReport(client: ImapFlow, report: Report, context: DispatchContext) {
  const outcomes: Awaited<ReturnType<typeof recordReportedBounce>>[] = [];
  for (const bounce of await readReport(client, report)) {
    const record = (trx: DispatchContext["db"]) => recordReportedBounce({ ...context, db: trx }, bounce, new Date());
    outcomes.push(await context.db.transaction().execute(record));
  }
  return outcomes;
}

/** Replies to emails of a sequence stop it and wait for an answer; the messages stay as they are. @returns the reports among the unread */
async function listReports(client: ImapFlow, { db }: Pick<DispatchContext, "db">): Promise<Report[]> {
  const since = new Date(Date.now() - lookBackDays * 86_400_000);
  const unread = (await client.search({ seen: false, since }, { uid: true })) || [];
  const reports: Report[] = [];
  const replies: { to: string; at: Date }[] = [];
  if (unread.length === 0) return reports;
  const wanted = { uid: true, envelope: true, bodyStructure: true, internalDate: true } as const;
  for await (const message of client.fetch(unread.slice(-maxMessages), wanted, { uid: true })) {
    const repliesTo = siteMessageId(message.envelope?.inReplyTo ?? null);
    if (message.bodyStructure?.type === "multipart/report") reports.push(message);
    else if (repliesTo) replies.push({ to: repliesTo, at: new Date(message.internalDate ?? Date.now()) });
  }
  for (const { to, at } of replies) await recordReply(db, to, { at, now: new Date() });
  return reports;
}

/**
 * Records unread bounces and complaints, then marks or moves them; idempotent, leaves other messages alone.
 * @throws Error that says why the mailbox cannot be read
 */
export async function readBounceMailbox(
  { host, port, isSecure, user, password, folder, processedFolder }: BounceMailboxPlace,
  context: DispatchContext,
): Promise<BounceMailboxResult> {
  const { ImapFlow } = await import("imapflow");
  const tls = { secure: isSecure, ...(!isSecure && !loopback.test(host) && { doSTARTTLS: true }) };
  const client = new ImapFlow({ host, port, ...tls, ...timeouts, auth: { user, pass: password }, logger: false });
  // The pending command fails too, with the reason.
  client.on("error", () => undefined);
  const result: BounceMailboxResult = { reports: 0, recorded: 0 };
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    let failure: unknown;
    for (const report of await listReports(client, context)) {
      try {
        const outcomes = await recordReport(client, report, context);
        result.reports += 1;
        result.recorded += outcomes.filter((outcome) => outcome === "recorded").length;
        await client.messageFlagsAdd(String(report.uid), ["\\Seen"], { uid: true });
        const isOurs = outcomes.some((outcome) => outcome !== "unmatched");
        if (processedFolder && isOurs) await client.messageMove(String(report.uid), processedFolder, { uid: true });
      } catch (error) {
        // Others are still read; this one stays unread and is retried.
        if (!client.usable) throw error;
        failure ??= error;
      }
    }
    await client.logout();
    if (failure) throw failure;
  } catch (error) {
    const { responseText, message } = error as Error & { responseText?: string };
    throw new Error(`the bounce mailbox cannot be read: ${responseText ?? message}`);
  } finally {
    client.close();
  }
  return result;
}
