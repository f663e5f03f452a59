import { checkDkim } from "./check-dkim.ts";
import { checkDmarc } from "./check-dmarc.ts";
import { checkSpf } from "./check-spf.ts";
import { DnsError, type DnsResolver, type Finding, mailHostsOf } from "./dns-records.ts";

export type EmailSettings = {
  /** Domain of the sender of emails. */
  domain: string;
  /** The name under which the provider has published its key. */
  selector?: string | undefined;
  /** Public origin of the site. */
  siteUrl: string;
  /** Whether a mail server is set. */
  hasServer: boolean;
  /** Whether a mailbox or a webhook tells about bounces. */
  hearsOfBounces: boolean;
};

/** Whether answers and delivery status notices can arrive. */
async function checkMx(dns: DnsResolver, domain: string): Promise<Finding> {
  const hosts = await mailHostsOf(dns, domain);
  if (hosts.some((host) => host !== "" && host !== ".")) {
    return { subject: "MX", grade: "fine", text: `${domain} accepts email, at ${hosts.join(", ")}.` };
  }
  if (hosts.length > 0) {
    const text = `${domain} says that it accepts no email, so that replies and bounces are lost and many servers reject its email. Name the mail server of your inbox.`;
    return { subject: "MX", grade: "missing", text };
  }
  return {
    subject: "MX",
    grade: "missing",
    text: `No mail server accepts email for ${domain}, so that replies and bounces are lost. Add the record of your inbox.`,
    record: { name: domain, type: "MX", value: "10 mail.your-provider.example" },
  };
}

/** What the site's own settings lack. */
function checkSettings({ siteUrl, hasServer, hearsOfBounces }: EmailSettings): Finding[] {
  const lacks = (text: string, grade: Finding["grade"] = "missing"): Finding => ({ subject: "Settings", grade, text });
  return [
    ...(hasServer ? [] : [lacks("SMTP_URL is not set: emails are written to files and reach no one.")]),
    ...(siteUrl.startsWith("https:")
      ? []
      : [lacks(`SITE_URL is ${siteUrl}: unsubscribing with one click, which Gmail and Yahoo require, needs https.`)]),
    ...(hearsOfBounces
      ? []
      : [lacks("Neither BOUNCE_IMAP_URL nor a webhook is set: bounces that arrive later are not recorded.", "advice")]),
  ];
}

/** Looks at everything that decides whether receivers trust email from a domain. */
export async function checkDomain(dns: DnsResolver, settings: EmailSettings): Promise<Finding[]> {
  const { domain, selector } = settings;
  const checks: [Finding["subject"], Promise<Finding>][] = [
    ["SPF", checkSpf(dns, domain)],
    ["DKIM", checkDkim(dns, domain, selector)],
    ["DMARC", checkDmarc(dns, domain)],
    ["MX", checkMx(dns, domain)],
  ];
  const found = await Promise.all(
    checks.map(([subject, check]) =>
      check.catch((error: unknown): Finding => {
        if (error instanceof DnsError) return { subject, grade: "missing", text: error.message };
        throw error;
      }),
    ),
  );
  return [...found, ...checkSettings(settings)];
}
