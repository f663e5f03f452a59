import { visitorNetwork } from "../../../server-context/guards.server.ts";
import { textResponse } from "../../../server-context/http/text-response.ts";
import type { RequestContext } from "../../../server-context/request-context.ts";
import { getCalendarFeed, isFeedToken } from "./calendar-feed.server.ts";

/** Calendars poll a few times an hour. */
const requestsPerTenMinutes = 60;

const privateHeaders = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
const text = (status: number, message: string, headers: Record<string, string> = {}) =>
  textResponse(status, message, { ...privateHeaders, ...headers });

/** Valid tokens are limited each, as calendar services share networks; invalid ones by network. */
export const getOwnerCalendar = async ({ params, context }: { params: { token: string }; context: RequestContext }) => {
  const isValid = await isFeedToken(context.db, params.token);
  const bucket = isValid
    ? { bucket: "calendar-feed", key: params.token }
    : { bucket: "calendar-guesses", key: visitorNetwork(context) };
  const wait = await context.consumeRateLimit({ ...bucket, points: requestsPerTenMinutes, seconds: 600 });
  if (wait > 0) return text(429, "Too many requests.\n", { "Retry-After": String(wait) });
  if (!isValid) return text(404, "This URL opens no calendar.\n");
  const file = await getCalendarFeed(context, new Date());
  return new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8", ...privateHeaders } });
};
