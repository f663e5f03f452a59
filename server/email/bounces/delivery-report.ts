import { type ReportedBounce, statusWords } from "../../../src/features/newsletter/bounces/reported-bounce.ts";

/** What a report repeats of the email that it is about. */
export type OriginalEmail = Pick<ReportedBounce, "messageId" | "subject">;

/** A block of header fields with their names in lower case; folded lines are joined, and the first of a name counts. */
export function readFields(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Message-ID and subject in the header fields of an email. An encoded subject cannot be compared, and counts as none. */
export function readOriginal(headers: string): OriginalEmail {
  const fields = readFields(headers.split(/\r?\n\r?\n/)[0] ?? "");
  const subject = fields.get("subject") ?? null;
  return { messageId: fields.get("message-id") ?? null, subject: subject?.includes("=?") ? null : subject };
}

/** The email address in a field such as "rfc822; anna@example.com". */
function addressIn(field: string | undefined): string | null {
  const address = field?.replace(/^[\w-]+;/, "").trim();
  return address?.includes("@") ? address.replace(/^<(.*)>$/, "$1") : null;
}

/** What a delivery status (RFC 3464) says of each recipient; what was delivered or passed on is left out. */
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
      // The diagnostic text was written by another server, and may say anything about anyone: the status says enough.
      answer: statusWords(status),
      recipient: addressIn(fields.get("original-recipient")) ?? addressIn(fields.get("final-recipient")),
      ...original,
    });
  }
  return bounces;
}

const complaints = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

/**
 * What a feedback report (RFC 5965) says. One complaint ends a subscription and anyone can send such a report, so that only the
 * Message-ID counts, which no one else knows.
 */
export function readFeedbackReport(text: string, original: OriginalEmail, sourceKey: string): ReportedBounce[] {
  const type = readFields(text).get("feedback-type")?.toLowerCase() ?? "";
  if (!complaints.has(type) || !original.messageId) return [];
  const answer = `Reported as ${type === "abuse" ? "spam" : type} to its email provider.`;
  return [{ sourceKey: `${sourceKey}:0`, kind: "complaint", answer, recipient: null, ...original }];
}
