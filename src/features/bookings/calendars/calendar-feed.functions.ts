import type { RequestContext } from "../../../request/request-context.ts";
import { getCalendarFeed } from "./calendar-feed.server.ts";

/** Calendars ask a few times an hour; a guess at the token is one of few. */
const limit = { bucket: "calendar-feed", points: 60, seconds: 600 };

const privateHeaders = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
const text = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...privateHeaders, ...headers },
  });

/** The GET handler of the owner's calendar of bookings: 404 for a token that opens none, 429 after too many requests. */
export const getOwnerCalendar = async ({ params, context }: { params: { token: string }; context: RequestContext }) => {
  const wait = await context.consumeRateLimit({ ...limit, key: context.clientNetwork });
  if (wait > 0) return text(429, "Too many requests.\n", { "Retry-After": String(wait) });
  const file = await getCalendarFeed(context, params.token, new Date());
  if (file === null) return text(404, "This URL opens no calendar.\n");
  return new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8", ...privateHeaders } });
};
