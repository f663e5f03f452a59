import { emailFailureWords, isOutage } from "../../src/features/email/email-failure.ts";
import { clearNotice, raiseNotice } from "../../src/features/overview/notices/notices.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { sentence } from "../jobs/job-notices.ts";
import type { DeliveryResult } from "./email-transport.ts";
import { withoutAddresses } from "./failure-line.ts";

/** The notice of a mail server that takes no email, whatever the email is. */
export const mailOutageKey = "mail-server";

/** Minutes that an outage lasts before the owner is told. */
const toldAfterMinutes = 10;
/** Another process may have raised the notice: a success ends it at least this often. */
const clearEveryMs = 60_000;

type Clock = () => Date;

/**
 * Tells the owner of a mail server that cannot be used, on the home screen: an email would wait for the same server. The first email
 * that it takes ends it.
 */
export function watchMailServer(
  context: Pick<SiteContext, "db" | "siteUrl" | "ownerEmail">,
  now: Clock = () => new Date(),
): (result: DeliveryResult) => Promise<void> {
  let clearedAt = Number.NEGATIVE_INFINITY;
  return async (result) => {
    const at = now();
    if (result.outcome === "rejected" && isOutage(result.failure)) {
      clearedAt = Number.NEGATIVE_INFINITY;
      const { title, advice } = emailFailureWords[result.failure];
      const reason = `What it says: ${sentence(withoutAddresses(result.reason))} Emails wait until it works again. ${advice}`;
      const action = { label: "See what waits", path: "/admin/mails?status=queued" };
      const shown = { shownAfterMinutes: toldAfterMinutes, isEmailed: false };
      await raiseNotice(context, { key: mailOutageKey, title, reason, action, ...shown }, at);
    } else if (result.outcome === "sent" && at.getTime() - clearedAt >= clearEveryMs) {
      clearedAt = at.getTime();
      await clearNotice(context.db, mailOutageKey, at);
    }
  };
}
