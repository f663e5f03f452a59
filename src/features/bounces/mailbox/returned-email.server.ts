import PostalMime, { addressParser, type Email } from "postal-mime";
import { type ReportedBounce, siteMessageId, statusText } from "../../email/reported-bounce.ts";
import { type EmailFields, failureSubject, readFields } from "./incoming-email.ts";

/** A parsed report without `sourceKey`. "nothing": the email arrived, or the report is about something else. */
export type ReturnedEmail = Omit<ReportedBounce, "sourceKey"> | "nothing" | "unclear";

type Original = Pick<ReportedBounce, "messageId" | "subject">;
/** All relevant parts, including those of nested messages. */
type Report = {
  texts: string[];
  statuses: string[];
  feedback: string[];
  originals: Original[];
  isReceipt: boolean;
};

const maxDepth = 4;
const parse = (raw: string | Uint8Array) =>
  PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: "utf8", maxNestingDepth: 20 });

const originalOf = ({ messageId, subject }: Email): Original => ({
  messageId: messageId ?? null,
  subject: subject ?? null,
});

function textOf({ text, html }: Email): string {
  return (
    text ??
    html
      ?.replaceAll(/<[^<>]*>/g, " ")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">") ??
    ""
  );
}

async function collect(email: Email, report: Report, depth = 0): Promise<Report> {
  report.texts.push(textOf(email));
  for (const { mimeType, content } of email.attachments) {
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    if (/^message\/(?:global-)?delivery-status$/.test(mimeType)) report.statuses.push(text);
    else if (mimeType === "message/feedback-report") report.feedback.push(text);
    else if (mimeType.endsWith("disposition-notification")) report.isReceipt = true;
    else if (/^(?:text\/rfc822-headers|message\/global-headers)$/.test(mimeType))
      report.originals.push(originalOf(await parse(text)));
    else if (/^message\/(?:rfc822|global)$/.test(mimeType) && depth < maxDepth) {
      const inner = await parse(text);
      report.originals.push(originalOf(inner));
      // Forwarded as an attachment, a report is nested one level deeper; the text of our own email is irrelevant.
      if (!siteMessageId(inner.messageId ?? null)) await collect(inner, report, depth + 1);
    } else if (mimeType.startsWith("text/")) report.texts.push(text);
  }
  return report;
}

const addressIn = (field: string | undefined): string | null => {
  const address = field?.replace(/^[\w-]+;/, "").trim();
  return address?.includes("@") ? address.replace(/^<(.*)>$/, "$1") : null;
};

/** RFC 3463, whose middle number is at most 7. */
const statusIn = (text: string): string | undefined => /(?<![\d.])[245]\.[0-7]\.\d{1,3}(?![\d.])/.exec(text)?.[0];
/** Reply code of a mail server, such as "550" in "said: 550 User unknown"; not part of a phone number. */
const codeIn = (text: string): string | undefined =>
  /(?:^|[\s:;(<>#"'-])([45]\d\d)(?=[ -](?!\d(?!\.\d)))/m.exec(text)?.[1];

/** Undefined if the email arrived; the action takes precedence over the status. */
function failureIn(fields: EmailFields): "permanent" | "temporary" | undefined {
  const action = /^[a-z]+/i.exec(fields.get("action") ?? "")?.[0].toLowerCase();
  if (action === "failed") return "permanent";
  if (action === "delayed") return "temporary";
  if (action !== undefined) return undefined;
  const diagnostic = fields.get("diagnostic-code") ?? "";
  const first = (statusIn(fields.get("status") ?? "") ?? statusIn(diagnostic) ?? codeIn(diagnostic))?.[0];
  if (first === "5") return "permanent";
  return first === "4" ? "temporary" : undefined;
}

type Failure = Pick<ReportedBounce, "kind" | "answer" | "recipient">;

/** One per report: our emails have one recipient each, and a forged report could name hundreds. */
function failureInStatuses(texts: readonly string[]): Failure | undefined {
  let delayed: Failure | undefined;
  for (const block of texts.flatMap((text) => text.split(/(?:\r?\n){2,}/))) {
    const fields = readFields(block);
    const kind = fields.has("final-recipient") || fields.has("action") ? failureIn(fields) : undefined;
    if (!kind) continue;
    const statuses = ["status", "diagnostic-code"].flatMap((name) => statusIn(fields.get(name) ?? "") ?? []);
    // Exim and others put the reason only into the diagnostic text.
    const status = statuses.find((code) => !code.endsWith(".0.0")) ?? statuses[0] ?? "5.0.0";
    const recipient = addressIn(fields.get("original-recipient")) ?? addressIn(fields.get("final-recipient"));
    // Diagnostic text comes from a foreign server and may contain personal data.
    const failure = { kind, answer: statusText(status), recipient };
    if (kind === "permanent") return failure;
    delayed ??= failure;
  }
  return delayed;
}

const delayWords =
  /has not (?:yet )?been delivered|could not be delivered (?:yet|so far)|not yet been delivered|delay(?:ed)?\b|still (?:being )?(?:trying|retried)|will (?:be retried|continue to try|keep trying)|no action is required|verzögert|konnte (?:noch|bisher) nicht/i;
const failureWords =
  /permanent (?:fatal )?(?:error|failure)|gave up|given up|giving up|could not be delivered|couldn.t be delivered|was(?: not|n.t) (?:able to be )?delivered|not able to deliver|n.t able to deliver|wasn.t delivered|unable to deliver|undeliver|delivery (?:has )?(?:failed|failure)|failed permanently|did not reach|following address(?:\(?es\)?)? failed|rejected|user unknown|unknown user|no such (?:user|mailbox|recipient|address|person)|does not exist|mailbox (?:is )?(?:full|unavailable|not found|disabled)|quota exceeded|over quota|nicht zugestellt|unzustellbar|nicht zustellbar|unbekannt/i;

/** In the dashed line that introduces the returned email. */
const returnedWords = /copy|original|header|below/i;

/** The mail server's own text. */
function ownText(text: string): string {
  const line = [...text.matchAll(/^---.*$/gm)].find(([separator]) => returnedWords.test(separator));
  return text.slice(0, line?.index);
}

/** A report without a machine-readable part: qmail, Exim, sendmail, Exchange, providers' own. */
function failureInText(text: string, fields: EmailFields, subject: string): Failure | undefined {
  const own = ownText(text);
  const words = `${subject}\n${own}`;
  const status = statusIn(own) ?? (codeIn(own) && `${codeIn(own)?.[0]}.0.0`);
  const isDelay = delayWords.test(words) && !/permanent|gave up|given up|giving up|failed permanently/i.test(words);
  const isReport =
    failureSubject.test(subject) ||
    fields.has("x-failed-recipients") ||
    (failureWords.test(own) && status !== undefined) ||
    /[45]\d\d[ -]#?[45]\.[0-7]\./.test(own);
  // An absence note may contain a date like a status, and a phone number like a code.
  if (!isReport || !(isDelay || failureWords.test(words) || status) || status?.startsWith("2")) return undefined;
  const kind = isDelay || (status?.startsWith("4") && !failureWords.test(words)) ? "temporary" : "permanent";
  const failed =
    fields.get("x-failed-recipients") ??
    /<([^\s<>@]+@[^\s<>@]+)>|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+\.\w+/.exec(own)?.[0];
  return { kind, answer: statusText(status ?? "5.0.0"), recipient: addressIn(failed?.split(/[\s,]/)[0]) };
}

const complaints = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);
const ownId = /<?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[^<>\s]+>?/gi;

/** The returned email, identified by the returned part, the text, or the headers of the report. */
function findOriginal(report: Report, { inReplyTo = "", references = "" }: Email, verpId: string | null): Original {
  // A relay that replaced the Message-ID returns its own; that one and its subject are then the fallback.
  const ours = report.originals.find(({ messageId }) => siteMessageId(messageId));
  if (ours) return ours;
  const inText = report.texts.flatMap(
    (text) => /^[> \t]*(?:Original-)?Message-ID:[ \t]*(<[^<>\s]+>)/im.exec(text)?.[1] ?? [],
  );
  const mentionedId = [...inText, ...report.statuses, ...report.texts, inReplyTo, references]
    .flatMap((text) => text.match(ownId) ?? [])
    .find(siteMessageId);
  const [returned = { messageId: null, subject: null }] = report.originals;
  return { ...returned, messageId: verpId ? `<${verpId}@site>` : (mentionedId ?? returned.messageId) };
}

/** The key in a variable envelope return path: bounces+KEY@example.com. */
function keyOfReturnAddress(fields: EmailFields): string | null {
  for (const name of ["to", "delivered-to", "x-original-to", "envelope-to"]) {
    for (const { address } of addressParser(fields.get(name)?.replaceAll("\n", ",") ?? "", { flatten: true })) {
      const id = siteMessageId(address?.replace(/^[^@]*?[+=-](?=[\da-f]{8}-)/i, "") ?? null);
      if (id) return id;
    }
  }
  return null;
}

/**
 * Classifies a report. Our Message-ID proves that it is about an email of ours; a complaint needs it, because anyone can
 * send one and it ends a subscription.
 * @param raw the beginning of the message is enough
 */
export async function readReturnedEmail(raw: Uint8Array): Promise<ReturnedEmail> {
  const email = await parse(raw);
  const fields = readFields(
    email.headers.map(({ key, value }) => `${key}: ${value.replaceAll(/[\r\n]+/g, " ")}`).join("\n"),
  );
  const report = await collect(email, { texts: [], statuses: [], feedback: [], originals: [], isReceipt: false });
  const original = findOriginal(report, email, keyOfReturnAddress(fields));
  const [feedback] = report.feedback;
  if (feedback !== undefined) {
    const type = readFields(feedback).get("feedback-type")?.toLowerCase() ?? "";
    if (!complaints.has(type)) return "nothing";
    const answer = `Reported as ${type === "abuse" ? "spam" : type} to its email provider.`;
    return original.messageId ? { kind: "complaint", answer, recipient: null, ...original } : "unclear";
  }
  if (report.statuses.length > 0) {
    const failure = failureInStatuses(report.statuses);
    return failure ? { ...failure, ...original } : "nothing";
  }
  if (report.isReceipt) return "nothing";
  const failure = failureInText(report.texts.join("\n"), fields, email.subject ?? "");
  // Plain text, which anyone can write, needs that proof.
  return failure && siteMessageId(original.messageId) ? { ...failure, ...original } : "unclear";
}
