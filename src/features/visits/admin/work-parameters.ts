import { type WorkSpan, workSpans } from "../what-works.ts";

/** Anything else in the URL means thirty days. */
export function workParameters({ days }: Record<string, unknown>): { days?: WorkSpan } {
  const span = workSpans.find((one) => one === Number(days));
  return span === undefined || span === 30 ? {} : { days: span };
}
