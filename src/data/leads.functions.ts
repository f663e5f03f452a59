import type { FormShape } from "../lib/form-shape.ts";
import type { FormPost } from "./form-post.server.ts";
import type { LeadKind } from "./lead.ts";

/** The POST handler of a page whose form makes a lead. */
export const postLead = (kind: LeadKind, shape: FormShape) => async (post: FormPost) =>
  (await import("./take-lead.server.ts")).takeLead(kind, shape, post);
