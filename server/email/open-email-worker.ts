import { siteFacts } from "../../src/facts/site-facts.ts";
import type { SiteContext } from "../../src/request/request-context.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";
import { type EmailWorker, startEmailWorker } from "./email-worker.ts";
import { type NewsletterWorker, startNewsletterWorker } from "./newsletter-worker.ts";
import { createOutbox, outboxFolder } from "./outbox.ts";

const sender = (config: Config) => ({
  from: config.mailFrom ?? `${siteFacts.name} <${siteFacts.email}>`,
  host: new URL(config.siteUrl).hostname,
});

const outboxOf = (config: Config, root: string) => createOutbox(outboxFolder(root, config.dataDir));

/** Starts sending emails: through the SMTP server of SMTP_URL, otherwise into files in the data directory. */
export async function openEmails(
  config: Config,
  parts: { database: Database; logger: Logger; root: string },
): Promise<EmailWorker> {
  const { database, logger, root } = parts;
  if (!config.smtpUrl && config.databaseUrl)
    logger.warn("SMTP_URL is not set: each copy of the site writes emails into files of its own machine");
  return startEmailWorker({
    db: database.db,
    logger,
    transport: config.smtpUrl ? (await import("./smtp.ts")).createSmtp(config.smtpUrl) : outboxOf(config, root),
    ...sender(config),
    alone: database.kind === "embedded",
  });
}

/** Starts sending issues of the newsletter, the same way. */
export async function openNewsletter(
  config: Config,
  parts: { context: SiteContext; database: Database; logger: Logger; root: string },
): Promise<NewsletterWorker> {
  const { context, database, logger, root } = parts;
  const { smtpUrl } = config;
  return startNewsletterWorker({
    context,
    logger,
    transport: smtpUrl ? (await import("./smtp-sessions.ts")).createSmtpSessions(smtpUrl) : outboxOf(config, root),
    ...sender(config),
    alone: database.kind === "embedded",
  });
}
