/** Days. */
export const workSpans = [30, 90, 365] as const;
export type WorkSpan = (typeof workSpans)[number];

/** Any other value in the URL means thirty days. */
export const workSpanOf = (days: unknown): WorkSpan => workSpans.find((one) => one === Number(days)) ?? 30;
