import type { RaisedNotice } from "../overview/notices/notices.server.ts";

export const issueNoticeKey = (id: number) => `issue:${id}`;

const pageOf = (id: number) => `/admin/newsletter/${id}`;

export const pausedNotice = (parts: { id: number; subject: string; reason: string }): RaisedNotice => ({
  key: issueNoticeKey(parts.id),
  title: `Paused: ${parts.subject}`,
  reason: `Sending was paused automatically. ${parts.reason} Look at the email addresses that bounced, then resume or cancel. No one gets the issue twice.`,
  action: { label: "Look at the report", path: pageOf(parts.id) },
});

export const notSentNotice = (parts: { id: number; subject: string; problem: string }): RaisedNotice => ({
  key: issueNoticeKey(parts.id),
  title: `Not sent: ${parts.subject || "an issue without a subject"}`,
  reason: `The issue was due, and nothing of it was sent. It is a draft again. ${parts.problem}`,
  action: { label: "Open the issue", path: pageOf(parts.id) },
});
