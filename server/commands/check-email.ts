import { Resolver } from "node:dns/promises";
import { parseArgs } from "node:util";
import { defaultSite } from "../../src/facts/site.ts";
import type { DomainFinding } from "../../src/features/platform.server.ts";
import { readEmailAddress } from "../../src/server-context/email-address.server.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { readConfig } from "../config/read-config.ts";
import { checkDomain } from "../email/check/check-domain.ts";
import { deliverTest, domainOf, receivesBounces } from "../email/email-delivery.ts";
import { openTransport, senderOf } from "../email/open-email-worker.ts";
import { withUsage } from "./with-usage.ts";

const usage = `Usage: npm run check-email -- [EMAIL ADDRESS] [--selector NAME] [--dns SERVER]
Checks the records of the domain that MAIL_FROM names (SPF, DKIM, DMARC, MX) and says what to add; with an address it
also sends a test there.
  --selector   the name of the DKIM key, which your email provider shows
  --dns        the IP address of a name server to ask, such as that of your domain, which knows a change at once`;

const readArguments = (args: string[]) =>
  withUsage(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { selector: { type: "string" }, dns: { type: "string" } },
    });
    const [to, ...extra] = positionals;
    if (extra.length > 0) throw new Error("Name one email address.");
    if (to !== undefined && !readEmailAddress(to).ok) throw new Error(`${to} is not an email address.`);
    if (values.selector !== undefined && !/^[a-z0-9._-]{1,63}$/i.test(values.selector)) {
      throw new Error(`${values.selector} is not a selector.`);
    }
    const dns = new Resolver({ timeout: 5_000, tries: 2 });
    if (values.dns !== undefined) dns.setServers([values.dns]);
    return { to, selector: values.selector, dns };
  });

const labels: Record<DomainFinding["grade"], string> = { fine: "fine   ", advice: "advice ", missing: "MISSING" };

function print({ subject, grade, text, record }: DomainFinding): void {
  console.log(`${labels[grade]}  ${subject}: ${text}`);
  if (record) console.log(`           ${record.name}  ${record.type}  ${record.value}`);
}

/** @returns 1 if a record is missing. @throws OperatorError */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { to, selector, dns } = readArguments(args);
  const config = readConfig(environment);
  // Does not open the database, so the owner's settings are not applied.
  const sender = senderOf(config, { site: defaultSite });
  console.log(`Emails are sent by ${sender.from()}.\n`);
  const findings = await checkDomain(dns, {
    domain: domainOf(sender.from()),
    selector,
    siteUrl: config.siteUrl,
    hasServer: config.smtpUrl !== undefined,
    receivesBounces: receivesBounces(config),
  });
  for (const finding of findings) print(finding);
  const code = findings.some(({ grade }) => grade === "missing") ? 1 : 0;
  if (to === undefined) return code;

  const transport = await openTransport(config);
  const result = await deliverTest(transport, { site: defaultSite, sender, to });
  if (result.outcome !== "sent") throw new OperatorError(`\nThe test was not sent: ${result.reason}`);
  console.log(`\nThe test to ${to} was handed over (${transport.name}). It says what to check when it arrives.`);
  return code;
}
