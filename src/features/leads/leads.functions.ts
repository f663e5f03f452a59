import type { FormShape } from "../forms/form-shape.ts";
import { acceptSubmission, type FormPost, readSubmission } from "../forms/submission.server.ts";
import type { LeadKind } from "./lead.ts";
import { createLead } from "./leads.server.ts";

/** The POST handler of a page whose form makes a lead; what the visitor asked for is offered at once on the next page. */
export const postLead = (kind: LeadKind, shape: FormShape) => async (post: FormPost) => {
  const thanks = `/thank-you/${kind}`;
  const { submission, answer } = await readSubmission(post, shape, thanks);
  if (answer) return answer;
  const { downloadToken } = await createLead(post.context, { kind, shape, submission, now: new Date() });
  const search = downloadToken ? `?${new URLSearchParams({ token: downloadToken })}` : "";
  return acceptSubmission(post, submission, thanks + search);
};
