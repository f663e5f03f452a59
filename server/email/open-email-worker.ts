import path from "node:path";
import { siteFacts } from "../../src/facts/site-facts.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";
import { type EmailWorker, startEmailWorker } from "./email-worker.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

/** Starts sending emails: through the SMTP server of SMTP_URL, otherwise into files in the data directory. */
export function openEmails(config: Config, parts: { database: Database; logger: Logger; root: string }): EmailWorker {
  const { database, logger, root } = parts;
  if (!config.smtpUrl && config.databaseUrl)
    logger.warn("SMTP_URL is not set: each copy of the site writes emails into files of its own machine");
  const outbox = path.join(path.resolve(root, config.dataDir), "outbox");
  return startEmailWorker({
    db: database.db,
    logger,
    transport: config.smtpUrl ? createSmtp(config.smtpUrl) : createOutbox(outbox),
    from: config.mailFrom ?? `${siteFacts.name} <${siteFacts.email}>`,
    host: new URL(config.siteUrl).hostname,
    alone: database.kind === "embedded",
  });
}
