import { randomUUID } from "node:crypto";
import { Resolver } from "node:dns/promises";
import type { Site } from "../../src/facts/site.ts";
import {
  deliveryTestEmail,
  type EmailDelivery,
  getMailServer,
  renderEmail,
} from "../../src/features/platform.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Config } from "../config/read-config.ts";
import type { Sender } from "./compose-email.ts";
import { type DeliveryResult, type EmailTransport, withoutAddresses } from "./email-transport.ts";
import { senderOf } from "./open-email-worker.ts";

export type DeliveryConfig = Pick<Config, "siteUrl"> &
  Partial<Pick<Config, "smtpUrl" | "mailFrom" | "bounceMailbox" | "webhookSecrets">>;

export const domainOf = (sender: string): string => /@([^\s<>@]+)>?$/.exec(sender)?.[1]?.toLowerCase() ?? "";

/** Sends a test email, then closes the transport. */
export async function deliverTest(
  transport: EmailTransport,
  { site, sender, to }: { site: Site; sender: Sender; to: string },
): Promise<DeliveryResult> {
  const { composeEmail } = await import("./compose-email.ts");
  const content = deliveryTestEmail(domainOf(sender.from()));
  const email = {
    message_id: randomUUID(),
    recipient: to,
    subject: content.subject,
    ...renderEmail(site, content),
    headers: {},
    attachments: [],
    created_at: new Date(),
  };
  try {
    return await transport.deliver(await composeEmail(email, sender));
  } finally {
    transport.close?.();
  }
}

/** Bounces that arrive later are read from a mailbox or reported by a webhook. */
export const receivesBounces = ({ bounceMailbox, webhookSecrets }: DeliveryConfig): boolean =>
  Boolean(bounceMailbox ?? webhookSecrets?.mailgun ?? webhookSecrets?.resend);

type Options = {
  context: Pick<SiteContext, "db" | "site">;
  config: DeliveryConfig;
  open: () => Promise<EmailTransport>;
};

export function createEmailDelivery({ context, config, open }: Options): EmailDelivery {
  const sender = senderOf(config, context);
  return {
    isFixed: config.smtpUrl !== undefined,
    sender: sender.from,
    async sendTest(to) {
      const result = await deliverTest(await open(), { site: context.site, sender, to });
      if (result.outcome === "sent") return { failure: null };
      return { failure: result.failure, answer: withoutAddresses(result.reason) };
    },
    async checkDomain(selector) {
      const { checkDomain } = await import("./check/check-domain.ts");
      return checkDomain(new Resolver({ timeout: 5_000, tries: 2 }), {
        domain: domainOf(sender.from()),
        selector,
        siteUrl: config.siteUrl,
        hasServer: config.smtpUrl !== undefined || (await getMailServer(context.db)) !== null,
        receivesBounces: receivesBounces(config),
      });
    },
  };
}
