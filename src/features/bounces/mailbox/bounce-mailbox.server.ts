import { createHash } from "node:crypto";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import { dayMs, minuteMs } from "../../../lib/time/durations.ts";
import type { BounceMailboxConfig } from "../../../server-context/config-values/bounce-mailbox-url.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { siteMessageId } from "../../email/reported-bounce.ts";
import type { DispatchContext } from "../../newsletter/dispatch/start-sending.server.ts";
import { clearNotice, raiseNotice } from "../../overview/notices/notices.server.ts";
import { recordReply } from "../../sequences/reported.server.ts";
import {
  findNewMessages,
  findUnclearReports,
  type ProcessedMessage,
  storeProcessed,
} from "../bounce-messages.server.ts";
import { recordReportedBounce } from "../record-bounce.server.ts";
import type { IncomingKind } from "./incoming-email.ts";

/** Older unread reports are left alone. */
const searchDays = 14;
/** Per run, newest first. */
const maxMessages = 500;
/** Enough for the server's own text, which comes before the returned email. */
const maxReportBytes = 131_072;
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: minuteMs };
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
const noticeKey = "bounce-mailbox:unclear";
const listedSubjects = 5;

type MailboxContext = DispatchContext & Pick<SiteContext, "readers">;

type Message = {
  uid: number;
  kind: IncomingKind;
  sourceKey: string;
  subject: string;
  /** Message-ID of our email that this one replies to. */
  repliesTo: string | null;
  arrivedAt: Date;
};

/** Reads envelope and header only. */
async function readMessage(
  { uid, envelope, headers, internalDate }: FetchMessageObject,
  uidValidity: string,
  { readers }: MailboxContext,
): Promise<Message> {
  const subject = (envelope?.subject ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, 200);
  const name = envelope?.messageId ?? `${uidValidity}:${uid}`;
  const from = envelope?.from?.[0]?.address ?? "";
  // A header that cannot be read in time counts as a report.
  const { kind, references } = await readers
    .run("incoming-email", [{ headers, from, subject }])
    .catch(() => ({ kind: "report", references: [] }) as const);
  const messageIds = [envelope?.inReplyTo ?? "", ...references];
  return {
    uid,
    kind,
    sourceKey: `imap:${createHash("sha256").update(name).digest("hex").slice(0, 32)}`,
    subject,
    repliesTo: messageIds.map(siteMessageId).find((id) => id !== null) ?? null,
    arrivedAt: new Date(internalDate ?? Date.now()),
  };
}

/** @returns the outcome; "unclear" reports stay unread, for the owner */
async function recordReport(client: ImapFlow, { uid, sourceKey }: Message, context: MailboxContext) {
  const query = { source: { maxLength: maxReportBytes } };
  const fetched = await client.fetchOne(String(uid), query, { uid: true });
  const source = fetched ? fetched.source : undefined;
  // Unparseable messages are left to a person.
  const returned = source
    ? await context.readers.run("returned-email", [source]).catch(() => "unclear" as const)
    : "unclear";
  if (typeof returned === "string") return returned;
  const bounce = { sourceKey, ...returned };
  const outcome = await context.db
    .transaction()
    .execute((trx) => recordReportedBounce({ ...context, db: trx }, bounce, new Date()));
  // Also a report about an email that someone else sent from this address.
  return outcome === "unmatched" ? "unclear" : outcome;
}

async function listMessages(
  client: ImapFlow,
  uids: readonly number[],
  uidValidity: string,
  context: MailboxContext,
): Promise<Message[]> {
  if (uids.length === 0) return [];
  const fetched: FetchMessageObject[] = [];
  const query = { uid: true, envelope: true, internalDate: true, headers: true } as const;
  for await (const message of client.fetch(uids.slice(-maxMessages), query, { uid: true })) fetched.push(message);
  const messages: Message[] = [];
  for (const message of fetched) messages.push(await readMessage(message, uidValidity, context));
  return messages;
}

/** Raises a notice of unclear reports, and clears it once they are read in the mailbox. */
async function notifyOwnerOfUnclear(context: DispatchContext, subjects: readonly string[], now: Date): Promise<void> {
  if (subjects.length === 0) return clearNotice(context.db, noticeKey, now);
  const quotedSubjects = subjects.slice(0, listedSubjects).map((subject) => `“${subject || "without a subject"}”`);
  const more = subjects.length - quotedSubjects.length;
  const title = `${subjects.length === 1 ? "A report" : `${subjects.length} reports`} in the bounce mailbox could not be read`;
  const reason = `${quotedSubjects.join(", ")}${more > 0 ? ` and ${more} more` : ""}. Nothing was recorded. Read them in the mailbox; once they are marked as read, this note goes.`;
  await raiseNotice(context, { key: noticeKey, title, reason, isEmailed: false }, now);
}

/**
 * Records unread bounces and complaints, then marks or moves them; other messages stay as they are. A person's reply to
 * an email of a sequence stops the sequence. Each message is processed once.
 * @throws Error with the reason why the mailbox cannot be read
 */
export async function readBounceMailbox(
  { host, port, isSecure, user, password, folder, processedFolder }: BounceMailboxConfig,
  context: MailboxContext,
): Promise<{ reports: number; recorded: number }> {
  const { ImapFlow } = await import("imapflow");
  const tls = { secure: isSecure, ...(!isSecure && !loopback.test(host) && { doSTARTTLS: true }) };
  const client = new ImapFlow({ host, port, ...tls, ...timeouts, auth: { user, pass: password }, logger: false });
  // The pending command rejects with the same reason.
  client.on("error", () => undefined);
  const result = { reports: 0, recorded: 0 };
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folder);
    const mailbox = {
      name: createHash("sha256").update(`${host}\n${user}\n${folder}`).digest("hex").slice(0, 32),
      uidValidity: Number(uidValidity),
    };
    const since = new Date(Date.now() - searchDays * dayMs);
    const unread = (await client.search({ seen: false, since }, { uid: true })) || [];
    const processedMessages: ProcessedMessage[] = [];
    let firstError: unknown;
    const newUids = await findNewMessages(context.db, mailbox, unread);
    const saveProcessed = () => storeProcessed(context.db, mailbox, processedMessages);
    for (const message of await listMessages(client, newUids, String(uidValidity), context)) {
      const { uid, kind, repliesTo, subject, arrivedAt } = message;
      try {
        if (kind === "person" && repliesTo)
          await recordReply(context.db, repliesTo, { at: arrivedAt, now: new Date() });
        const outcome = kind === "report" ? await recordReport(client, message, context) : "left";
        processedMessages.push({ uid, subject: outcome === "unclear" ? subject : null });
        if (kind === "report") result.reports += 1;
        if (outcome === "recorded") result.recorded += 1;
        if (outcome === "left" || outcome === "unclear") continue;
        await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
        const isProcessed = outcome !== "nothing";
        if (processedFolder && isProcessed) await client.messageMove(String(uid), processedFolder, { uid: true });
      } catch (error) {
        // The others are still processed; this one stays unread and is retried.
        if (!client.usable) {
          await saveProcessed();
          throw error;
        }
        firstError ??= error;
      }
    }
    await saveProcessed();
    await notifyOwnerOfUnclear(context, await findUnclearReports(context.db, mailbox, unread), new Date());
    await client.logout();
    if (firstError) throw firstError;
  } catch (error) {
    const { responseText, message } = error as Error & { responseText?: string };
    throw new Error(`the bounce mailbox cannot be read: ${responseText ?? message}`);
  } finally {
    client.close();
  }
  return result;
}
