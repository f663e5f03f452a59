export const assistantScopes = ["read", "draft", "people:read"] as const;

export type AssistantScope = (typeof assistantScopes)[number];

/** In the owner's words. */
export const scopeTexts: Readonly<Record<AssistantScope, { label: string; text: string }>> = {
  read: {
    label: "Read the site and your drafts",
    text: "What is published, what you are writing, questions without an answer, and What works as figures.",
  },
  draft: {
    label: "Write drafts",
    text: "Articles, episodes’ texts, issues, your own pages and page words, always as drafts. It can’t publish, send or delete anything.",
  },
  "people:read": {
    label: "Read leads and bookings",
    text: "Names, email addresses and messages of people who wrote to you. The assistant’s maker then sees them too.",
  },
};

export const isAssistantScope = (scope: unknown): scope is AssistantScope =>
  assistantScopes.some((candidate) => candidate === scope);
