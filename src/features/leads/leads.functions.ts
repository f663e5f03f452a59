import type { FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import type { LeadKind } from "./lead.ts";
import { takeLead } from "./submit-lead.server.ts";

/** The POST handler of a page whose form makes a lead. */
export const postLead = (kind: LeadKind, shape: FormShape) => async (post: FormPost) => takeLead(kind, shape, post);
