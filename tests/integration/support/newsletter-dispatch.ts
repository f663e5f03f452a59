import { onTestFinished } from "vitest";
import type { Database } from "../../../server/database/open-database.ts";
import { type DeliveryLoop, startDeliveryLoop } from "../../../server/email/delivery-loop.ts";
import { watchMailServer } from "../../../server/email/email-outage.ts";
import type { DeliveryResult, EmailTransport } from "../../../server/email/email-transport.ts";
import { createLogger } from "../../../server/logger.ts";
import { issueDeliveries } from "../../../src/features/newsletter/dispatch/issue-deliveries.server.ts";
import { createIssue, createReaders } from "./newsletter.ts";
import { siteContext } from "./site-context.ts";
import type { Store } from "./stores.ts";

/** A change by the owner, now. */
export const byOwner = () => ({ actor: "owner@example.com", now: new Date() });

/** Starts the issue worker on a database until the test ends. */
export function work(database: Database, transport: EmailTransport): DeliveryLoop {
  const context = siteContext(database.db, "");
  const worker = startDeliveryLoop({
    queue: issueDeliveries(context),
    logger: createLogger("silent"),
    transport,
    sender: { from: () => "Your Name <hello@example.com>", host: "www.example.com" },
    isOnlySender: database.kind === "embedded",
    onResult: watchMailServer(context),
  });
  onTestFinished(() => worker.stop());
  return worker;
}

/** A transport with a fixed result, which records the emails by recipient. */
export function transportReturning(resultFor: (to: string) => DeliveryResult | "killed" = () => ({ outcome: "sent" })) {
  const delivered: string[] = [];
  const transport: EmailTransport = {
    name: "test",
    repeatable: false,
    async deliver({ envelope }, mayStart) {
      const to = envelope.to[0] ?? "";
      if (mayStart && !(await mayStart()))
        return { outcome: "rejected", failure: "local", reason: "deferred", permanent: false };
      delivered.push(to);
      const result = resultFor(to);
      // A killed process reports no result.
      return result === "killed" ? Promise.reject(new Error("killed")) : result;
    },
  };
  return { transport, delivered };
}

/** The delivery status of an issue by email address. */
export const statuses = async ({ db }: Database, issueId: number) =>
  Object.fromEntries(
    (
      await db
        .selectFrom("newsletter_recipients")
        .select(["email", "status"])
        .where("issue_id", "=", issueId)
        .orderBy("email")
        .execute()
    ).map(({ email, status }) => [email, status]),
  );

/** The row of an issue. */
export const issueOf = ({ db }: Database, id: number) =>
  db.selectFrom("newsletter_issues").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** A database with these readers and an issue that is ready to send. */
export async function prepareDispatch(store: Store, emails: readonly string[]) {
  const database = await store.open();
  const readers = await createReaders(database.db, emails);
  const issueId = await createIssue(database.db);
  return { database, context: siteContext(database.db, ""), issueId, readers };
}
