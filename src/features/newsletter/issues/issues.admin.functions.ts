import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { emailAddress } from "../../../server-context/email-address.server.ts";
import { listFilter, listRequest, oneId } from "../../../server-context/list-request.ts";
import { discardDraft, readVersion } from "../../content-drafts/editing.server.ts";
import { editingInput } from "../../content-drafts/editing-input.ts";
import { previewReadable } from "./archive.server.ts";
import { inspectIssue } from "./check-issue.server.ts";
import { issueStatuses } from "./issue.ts";
import { emptyIssue } from "./issue-content.ts";
import { withIssueEpisodes } from "./issue-episodes.server.ts";
import {
  autosaveIssue,
  createIssue,
  issueAsWritten,
  listIssues,
  listIssueVersions,
  openIssue,
  readIssueForm,
  saveIssue,
} from "./issues.server.ts";
import { issueNumbers, newsletterNumbers } from "./numbers.server.ts";
import { sendTestEmail } from "./test-email.server.ts";

const input = editingInput(emptyIssue, {
  maxId: Number.MAX_SAFE_INTEGER,
  maxTextLength: 200_000,
  dateField: "scheduledAt",
});

export const fetchIssues = adminFunction({ method: "GET" })
  .validator(listRequest.extend({ status: listFilter(issueStatuses) }))
  .handler(async ({ data, context }) => listIssues(context.db, data));

export const addIssue = adminFunction({ method: "POST" }).handler(async ({ context }) =>
  createIssue(context, context.admin, new Date()),
);

export const fetchIssueForEditing = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => openIssue(context.db, context.admin, data.id));

export const saveIssueDraft = adminFunction({ method: "POST" })
  .validator(input.draft)
  .handler(async ({ data, context }) => autosaveIssue(context.db, context.admin, data));

export const discardIssueDraft = adminFunction({ method: "POST" })
  .validator(input.item)
  .handler(async ({ data, context }) => {
    await discardDraft(context.db, context.admin, { kind: "issue", id: data.id });
  });

/** Stores the text; scheduling and sending are separate. */
export const storeIssue = adminFunction({ method: "POST" })
  .validator(input.save.extend({ intent: z.enum(["draft", "update"]) }))
  .handler(async ({ data, context }) => saveIssue(context.db, context.admin, data));

export const fetchIssueVersions = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => listIssueVersions(context.db, data.id));

export const fetchIssueVersion = adminFunction({ method: "GET" })
  .validator(input.version)
  .handler(async ({ data, context }) => {
    const stored = await readVersion(context.db, { kind: "issue", id: data.id }, data.version);
    return stored ? readIssueForm(stored) : null;
  });

export const fetchIssuePreview = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    const issue = await issueAsWritten(context.db, context.admin, data.id);
    return issue ? withIssueEpisodes(context, previewReadable(context.site, issue, new Date())) : null;
  });

export const checkIssueAsWritten = adminFunction({ method: "POST" })
  .validator(oneId.extend({ checksOutside: z.boolean() }))
  .handler(async ({ data, context }) => {
    const issue = await issueAsWritten(context.db, context.admin, data.id);
    if (!issue) return null;
    const { content, siteUrl } = context;
    return inspectIssue(context.site, context.db, issue, {
      content,
      siteUrl,
      outside: data.checksOutside ? {} : undefined,
    });
  });

/** Queues an email of the unsaved work. */
export const sendIssueTestEmail = adminFunction({ method: "POST" })
  .validator(oneId.extend({ to: emailAddress }))
  .handler(async ({ data, context }) => sendTestEmail(context, context.admin, data, new Date()));

export const fetchNewsletterNumbers = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  newsletterNumbers(context.db, new Date()),
);

export const fetchIssueNumbers = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => issueNumbers(context.site, context.db, data.id, new Date()));
