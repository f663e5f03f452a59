import { pageCopy } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const knowledgeAuditMeta = pageCopy("/knowledge-audit", "meta", {
  name: "Knowledge Audit",
  description:
    "A knowledge audit finds out where your organisation’s knowledge sits, who needs it and which questions cost most. What you get, and how it starts.",
} as const);
