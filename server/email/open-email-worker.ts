import { siteFacts } from "../../src/facts/site-facts.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Config } from "../config/read-config.ts";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";
import type { Meter } from "../observe/observer.ts";
import { watchMailServer } from "./email-outage.ts";
import type { DeliveryResult, EmailTransport } from "./email-transport.ts";
import { type EmailWorker, startEmailWorker } from "./email-worker.ts";
import { type NewsletterWorker, startNewsletterWorker } from "./newsletter-worker.ts";
import { createOutbox, outboxFolder } from "./outbox.ts";

/** Display name of an address header, quoted where necessary. */
const quoted = (name: string) => (/^[\p{L}\p{N} '.-]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, "")}"`);

export const senderOf = (config: Config): { from: () => string; host: string } => ({
  from: () => config.mailFrom ?? `${quoted(siteFacts.name)} <${siteFacts.email}>`,
  host: new URL(config.siteUrl).hostname,
});

/** One transport per worker, so that none waits for another's connections. */
export const openTransport = async ({ smtpUrl, dataDir }: Config, root: string): Promise<EmailTransport> =>
  smtpUrl ? (await import("./smtp.ts")).createSmtp(smtpUrl) : createOutbox(outboxFolder(root, dataDir));

type Parts = {
  context: SiteContext;
  database: Database;
  logger: Logger;
  root: string;
  meter?: Pick<Meter, "emailFinished"> | undefined;
};

function reportResults({ context, meter }: Parts, queue: string): (result: DeliveryResult) => Promise<void> {
  const watch = watchMailServer(context);
  return async (result) => {
    meter?.emailFinished(queue, result.outcome === "sent" ? "sent" : result.failure);
    await watch(result);
  };
}

export async function openEmails(config: Config, parts: Parts): Promise<EmailWorker> {
  const { database, logger, root } = parts;
  if (!config.smtpUrl && config.databaseUrl)
    logger.warn("SMTP_URL is not set: each replica writes emails into files on its own machine");
  return startEmailWorker({
    db: database.db,
    logger,
    transport: await openTransport(config, root),
    ...senderOf(config),
    alone: database.kind === "embedded",
    onResult: reportResults(parts, "emails"),
  });
}

export async function openNewsletter(config: Config, parts: Parts): Promise<NewsletterWorker> {
  const { context, database, logger, root } = parts;
  return startNewsletterWorker({
    context,
    logger,
    transport: await openTransport(config, root),
    ...senderOf(config),
    alone: database.kind === "embedded",
    onResult: reportResults(parts, "newsletter"),
  });
}
