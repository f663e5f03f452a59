/** Events that the owner can have reported to another program, by their names in Standard Webhooks. */
export const webhookEvents = ["article.published", "episode.published", "issue.sent", "lead.created"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Public facts about the subject, never a person's; `path` becomes its URL. */
export type WebhookData = { id: number; path: string | null } & Record<string, string | number | null>;
