import { answerForm, type FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { type LeadKind, leadRules } from "./lead.ts";
import { createLead, signedDownload } from "./leads.server.ts";

/** Takes a form that makes a lead; what the visitor asked for is offered at once on the next page. */
export async function takeLead(kind: LeadKind, shape: FormShape, post: FormPost) {
  const thanks = `/thank-you/${kind}`;
  return answerForm(post, {
    shape,
    pretend: thanks,
    take: async (sent) => {
      const now = new Date();
      const { download } = leadRules[kind];
      await createLead(post.context, { kind, shape, sent, now });
      if (!download) return { location: thanks };
      const token = new URL(signedDownload(post.context.secret, download, now), "http://site").searchParams;
      return { location: `${thanks}?${token}` };
    },
  });
}
