import { clearNotice, emailFailureTexts, isOutage, raiseNotice } from "../../src/features/platform.server.ts";
import { minuteMs } from "../../src/lib/time/durations.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { sentence } from "../jobs/job-notices.ts";
import { type DeliveryResult, withoutAddresses } from "./email-transport.ts";

export const mailOutageKey = "mail-server";

/** Minutes of outage before the owner is notified. */
const notifyAfterMinutes = 10;
/** Milliseconds; another process may have raised the notice, so a success clears it again. */
const clearEveryMs = minuteMs;

/** Shows the owner a notice while the mail server is unusable. */
export function watchMailServer(
  context: Pick<SiteContext, "site" | "db" | "siteUrl" | "ownerEmail">,
  now = () => new Date(),
): (result: DeliveryResult) => Promise<void> {
  let clearedAt = Number.NEGATIVE_INFINITY;
  return async (result) => {
    const at = now();
    if (result.outcome === "rejected" && isOutage(result.failure)) {
      clearedAt = Number.NEGATIVE_INFINITY;
      const { title, advice } = emailFailureTexts[result.failure];
      const reason = `What it says: ${sentence(withoutAddresses(result.reason))} Emails wait until it works again. ${advice}`;
      const action = { label: "See what waits", path: "/admin/emails?status=queued" };
      const visibility = { shownAfterMinutes: notifyAfterMinutes, isEmailed: false };
      await raiseNotice(context, { key: mailOutageKey, title, reason, action, ...visibility }, at);
    } else if (result.outcome === "sent" && at.getTime() - clearedAt >= clearEveryMs) {
      clearedAt = at.getTime();
      await clearNotice(context.db, mailOutageKey, at);
    }
  };
}
