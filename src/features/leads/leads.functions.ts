import { offeredDownloads } from "../../facts/offered-downloads.ts";
import { copyOf } from "../../facts/page-texts.ts";
import { closedWords } from "../forms/closed-copy.ts";
import { acceptSubmission, type FormPost, readSubmission } from "../forms/submission.server.ts";
import type { WordedForm } from "../forms/worded-form.ts";
import type { DownloadName } from "./download.ts";
import { type LeadKind, leadRules } from "./lead.ts";
import { createLead } from "./leads.server.ts";

/** The next page offers the requested download at once. */
export const leadFormHandler = (kind: LeadKind, form: WordedForm) => async (post: FormPost) => {
  const { download }: { download?: DownloadName } = leadRules[kind];
  if (download && !offeredDownloads(post.context.site)[download])
    return new Response(copyOf(post.context.site, closedWords).download, { status: 410 });
  const shape = form(post.context.site);
  const thanks = `/thank-you/${kind}`;
  const { submission, answer } = await readSubmission(post, shape, thanks);
  if (answer) return answer;
  const { downloadToken } = await createLead(post.context, { kind, shape, submission, now: new Date() });
  const search = downloadToken ? `?${new URLSearchParams({ token: downloadToken })}` : "";
  return acceptSubmission(post, submission, thanks + search);
};
