/** Events that the owner can send to another program, named as in Standard Webhooks. */
export const webhookEvents = ["article.published", "episode.published", "issue.sent", "lead.created"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Public facts about the subject, never personal data; `path` becomes its URL. */
export type WebhookData = { id: number; path: string | null } & Record<string, string | number | null>;
