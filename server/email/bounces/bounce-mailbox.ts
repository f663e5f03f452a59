import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from "imapflow";
import { recordReportedBounce } from "../../../src/features/newsletter/bounces/record-bounce.server.ts";
import type { ReportedBounce } from "../../../src/features/newsletter/bounces/reported-bounce.ts";
import type { DispatchContext } from "../../../src/features/newsletter/dispatch/freeze-issue.server.ts";
import type { BounceMailboxPlace } from "./bounce-mailbox-url.ts";
import { type OriginalEmail, readDeliveryStatus, readFeedbackReport, readOriginal } from "./delivery-report.ts";

/** Unread reports that are older stay as they are. */
const lookBackDays = 14;
/** In one run; the newest first. */
const maxMessages = 500;
const maxPartBytes = 65_536;
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

type Report = Pick<FetchMessageObject, "uid" | "envelope" | "bodyStructure">;

export type BounceMailboxResult = {
  /** Reports that were read. */
  reports: number;
  /** Bounces and complaints among them that were about an email of the site and not known yet. */
  recorded: number;
};

/** Every part of a message, the outer ones first. */
function partsOf(structure: MessageStructureObject): MessageStructureObject[] {
  return [structure, ...(structure.childNodes ?? []).flatMap(partsOf)];
}

async function download(client: ImapFlow, uid: number, { part }: MessageStructureObject): Promise<string> {
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes: maxPartBytes });
  return content ? text(content) : "";
}

/** What the report repeats of the email that it is about: all of it, or its header fields. */
async function findOriginal(client: ImapFlow, uid: number, parts: MessageStructureObject[]): Promise<OriginalEmail> {
  const whole = parts.find(({ type }) => type === "message/rfc822" || type === "message/global");
  if (whole?.envelope) {
    const { messageId = null, subject = null } = whole.envelope;
    return { messageId, subject };
  }
  const headers = parts.find(({ type }) => type === "text/rfc822-headers" || type === "message/global-headers");
  return headers ? readOriginal(await download(client, uid, headers)) : { messageId: null, subject: null };
}

/** Reads one report; only the parts for machines are asked for. */
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

/** Records what one report says. @returns what was known of each bounce in it */
async function recordReport(client: ImapFlow, report: Report, context: DispatchContext) {
  const outcomes: Awaited<ReturnType<typeof recordReportedBounce>>[] = [];
  for (const bounce of await readReport(client, report)) {
    const record = (trx: DispatchContext["db"]) => recordReportedBounce({ ...context, db: trx }, bounce, new Date());
    outcomes.push(await context.db.transaction().execute(record));
  }
  return outcomes;
}

async function listReports(client: ImapFlow): Promise<Report[]> {
  const since = new Date(Date.now() - lookBackDays * 86_400_000);
  const unread = (await client.search({ seen: false, since }, { uid: true })) || [];
  const reports: Report[] = [];
  if (unread.length === 0) return reports;
  const wanted = { uid: true, envelope: true, bodyStructure: true } as const;
  for await (const message of client.fetch(unread.slice(-maxMessages), wanted, { uid: true })) {
    if (message.bodyStructure?.type === "multipart/report") reports.push(message);
  }
  return reports;
}

/**
 * Reads new delivery status notices and feedback reports from a mailbox, records what is about an email of the site, and marks
 * or moves them. Other messages are left alone. What was recorded is never recorded again, also when a run ends half-way.
 * @throws Error that says why the mailbox cannot be read
 */
export async function readBounceMailbox(
  { host, port, isSecure, user, password, folder, processedFolder }: BounceMailboxPlace,
  context: DispatchContext,
): Promise<BounceMailboxResult> {
  const { ImapFlow } = await import("imapflow");
  const tls = { secure: isSecure, ...(!isSecure && !loopback.test(host) && { doSTARTTLS: true }) };
  const client = new ImapFlow({ host, port, ...tls, ...timeouts, auth: { user, pass: password }, logger: false });
  // What ends the connection also ends the command under way, which says why.
  client.on("error", () => undefined);
  const result: BounceMailboxResult = { reports: 0, recorded: 0 };
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    let failure: unknown;
    for (const report of await listReports(client)) {
      try {
        const outcomes = await recordReport(client, report, context);
        result.reports += 1;
        result.recorded += outcomes.filter((outcome) => outcome === "recorded").length;
        await client.messageFlagsAdd(String(report.uid), ["\\Seen"], { uid: true });
        const isOurs = outcomes.some((outcome) => outcome !== "unmatched");
        if (processedFolder && isOurs) await client.messageMove(String(report.uid), processedFolder, { uid: true });
      } catch (error) {
        // Those behind it are read all the same; it stays unread and is tried again.
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
