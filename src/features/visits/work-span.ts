/** Days. Loaded by every page, as part of a route. */
export const workSpans = [30, 90, 365] as const;
export type WorkSpan = (typeof workSpans)[number];

/** Anything else in the URL means thirty days. */
export function workParameters({ days }: Record<string, unknown>): { days?: WorkSpan } {
  const span = workSpans.find((one) => one === Number(days));
  return span === undefined || span === 30 ? {} : { days: span };
}
