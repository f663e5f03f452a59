import { createPublicKey } from "node:crypto";
import type { DomainFinding as Finding } from "../../../src/features/platform.server.ts";

export type DnsResolver = {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
};

/** The name server did not respond, so the records are unknown. */
class DnsError extends Error {
  override name = "DnsError";
}

const noRecords = new Set(["ENODATA", "ENOTFOUND"]);

async function resolveRecords<DnsRecord>(name: string, pending: Promise<DnsRecord[]>): Promise<DnsRecord[]> {
  try {
    return await pending;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (noRecords.has(code)) return [];
    throw new DnsError(`The name server gave no answer about ${name} (${code || "unknown"}). Try again later.`);
  }
}

/** TXT records, each joined to one string. @throws DnsError without a response */
const textsAt = async (dns: DnsResolver, name: string): Promise<string[]> =>
  (await resolveRecords(name, dns.resolveTxt(name))).map((chunks) => chunks.join(""));

const mailHostsOf = async (dns: DnsResolver, name: string): Promise<string[]> =>
  (await resolveRecords(name, dns.resolveMx(name))).map(({ exchange }) => exchange.toLowerCase());

/** Tags of a record such as "v=DMARC1; p=none", names in lower case. */
const tagsOf = (record: string): Map<string, string> =>
  new Map(
    record
      .split(";")
      .map((tag): [string, string] => [
        (tag.split("=")[0] ?? "").trim().toLowerCase(),
        tag.slice(tag.indexOf("=") + 1).trim(),
      ])
      .filter(([name]) => name !== ""),
  );

/** Limit for DNS lookups (RFC 7208, 4.6.4). */
const maxLookups = 10;

const createFinding =
  (subject: Finding["subject"]) =>
  (grade: Finding["grade"], text: string, record?: Finding["record"]): Finding => ({ subject, grade, text, record });

const isSpf = (text: string) => /^v=spf1(?:\s|$)/i.test(text);
const spf = createFinding("SPF");

/** DNS lookups of a record, nested includes counted. */
async function countLookups(dns: DnsResolver, record: string, seen: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for (const term of record.toLowerCase().split(/\s+/).slice(1)) {
    const [, mechanism = "", target = ""] =
      /^[+?~-]?(include|redirect|exists|a|mx|ptr)(?:[:=/](.*))?$/.exec(term) ?? [];
    if (!mechanism) continue;
    count += 1;
    const isReference = mechanism === "include" || mechanism === "redirect";
    if (!isReference || seen.has(target) || count > maxLookups) continue;
    const nested = (await textsAt(dns, target)).find(isSpf);
    if (nested) count += await countLookups(dns, nested, new Set([...seen, target]));
  }
  return count;
}

async function checkSpf(dns: DnsResolver, domain: string): Promise<Finding> {
  const records = (await textsAt(dns, domain)).filter(isSpf);
  const [record] = records;
  if (record === undefined) {
    return spf(
      "missing",
      `${domain} does not say which servers may send its email. Add this record, with the name that your email provider gives for “include”.`,
      { name: domain, type: "TXT", value: "v=spf1 include:spf.your-provider.example ~all" },
    );
  }
  if (records.length > 1) {
    return spf(
      "missing",
      `${domain} has ${records.length} SPF records, and receivers then ignore all of them. Join them into one.`,
    );
  }
  if (/\s\+?all(?:\s|$)/i.test(record)) {
    return spf(
      "missing",
      `The record of ${domain} ends with “+all”: it allows the whole world to send in your name. Write “~all”.`,
    );
  }
  if ((await countLookups(dns, record, new Set([domain]))) > maxLookups) {
    return spf(
      "missing",
      `The record of ${domain} needs more than ${maxLookups} lookups, and receivers then treat it as broken. Remove what is no longer used.`,
    );
  }
  if (!/\s[?~-]all(?:\s|$)|\sredirect=/i.test(record)) {
    return spf(
      "advice",
      `The record of ${domain} does not say what to do with other servers. Write “~all” at its end.`,
    );
  }
  return spf("fine", `${domain} says which servers may send its email: ${record}`);
}

/** RSA key sizes: minimum that receivers accept, and today's usual one. */
const [minBits, recommendedBits] = [1024, 2048];

const dkim = createFinding("DKIM");

function bitsOf(encoded: string): number | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(encoded, "base64"), format: "der", type: "spki" });
    return key.asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

async function checkDkim(dns: DnsResolver, domain: string, selector: string | undefined): Promise<Finding> {
  if (!selector) {
    return dkim(
      "advice",
      "The key cannot be looked up without its selector, which your email provider shows: enter it, or run npm run check-email -- --selector NAME. The signature of a test also names it, behind “s=”.",
    );
  }
  const name = `${selector}._domainkey.${domain}`;
  const record = (await textsAt(dns, name)).find((text) => tagsOf(text).has("p"));
  if (!record) {
    return dkim(
      "missing",
      `There is no key at ${name}. Add the record that your email provider shows for this selector, a TXT or a CNAME, and let it sign for ${domain}.`,
    );
  }
  const tags = tagsOf(record);
  const key = (tags.get("p") ?? "").replaceAll(/\s/g, "");
  if (!key) return dkim("missing", `The key at ${name} was withdrawn (“p=” is empty). Publish a new one.`);
  if (tags.get("t")?.split(":").includes("y")) {
    return dkim(
      "advice",
      `The key at ${name} is marked as a test (“t=y”), and receivers then ignore it. Remove the mark once signatures are valid.`,
    );
  }
  if ((tags.get("k") ?? "rsa").toLowerCase() !== "rsa") return dkim("fine", `There is a key at ${name}.`);
  const bits = bitsOf(key);
  if (bits === undefined)
    return dkim("missing", `What is published at ${name} is not a key. Copy the record again, in one piece.`);
  if (bits < minBits)
    return dkim(
      "missing",
      `The key at ${name} has ${bits} bits, and receivers ignore such short ones. Make one with ${recommendedBits}.`,
    );
  if (bits < recommendedBits)
    return dkim("advice", `There is a key of ${bits} bits at ${name}. Change it to ${recommendedBits} when you can.`);
  return dkim("fine", `There is a key of ${bits} bits at ${name}.`);
}

const dmarc = createFinding("DMARC");

/** A domain without a policy inherits its parent's; stops at two labels. */
function dmarcNames(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}

const policies = ["none", "quarantine", "reject"];

async function checkDmarc(dns: DnsResolver, domain: string): Promise<Finding> {
  for (const name of dmarcNames(domain)) {
    const records = (await textsAt(dns, `_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1)
      return dmarc(
        "missing",
        `_dmarc.${name} has ${records.length} records, and receivers then ignore all of them. Leave one.`,
      );
    const tags = tagsOf(record);
    const policy = ((name === domain ? undefined : tags.get("sp")) ?? tags.get("p") ?? "").toLowerCase();
    if (!policies.includes(policy)) {
      return dmarc(
        "missing",
        `The record at _dmarc.${name} names no policy. Write “p=none”, “p=quarantine” or “p=reject”.`,
      );
    }
    if (policy === "none") {
      return dmarc(
        "advice",
        `_dmarc.${name} asks receivers for nothing yet (“p=none”). Once the reports show only your own servers, write “p=quarantine”, and later “p=reject”.`,
      );
    }
    return dmarc("fine", `_dmarc.${name} asks receivers to ${policy} what is not from ${domain}.`);
  }
  return dmarc(
    "missing",
    `${domain} does not say what to do with email that is not really from it, which Gmail and Yahoo require of newsletters. Add this record.`,
    { name: `_dmarc.${domain}`, type: "TXT", value: `v=DMARC1; p=none; rua=mailto:dmarc@${domain}` },
  );
}

export type EmailSettings = {
  domain: string;
  selector?: string;
  siteUrl: string;
  hasServer: boolean;
  receivesBounces: boolean;
};

const mx = createFinding("MX");

async function checkMx(dns: DnsResolver, domain: string): Promise<Finding> {
  const hosts = await mailHostsOf(dns, domain);
  if (hosts.some((host) => host !== "" && host !== ".")) {
    return mx("fine", `${domain} accepts email, at ${hosts.join(", ")}.`);
  }
  if (hosts.length > 0) {
    return mx(
      "missing",
      `${domain} says that it accepts no email, so that replies and bounces are lost and many servers reject its email. Name the mail server of your inbox.`,
    );
  }
  return mx(
    "missing",
    `No mail server accepts email for ${domain}, so that replies and bounces are lost. Add the record of your inbox.`,
    { name: domain, type: "MX", value: "10 mail.your-provider.example" },
  );
}

function checkSettings({ siteUrl, hasServer, receivesBounces }: EmailSettings): Finding[] {
  const setting = createFinding("Settings");
  const findings: Finding[] = [];
  if (!hasServer)
    findings.push(setting("missing", "No mail server is set: emails are written to files and reach no one."));
  if (!siteUrl.startsWith("https:"))
    findings.push(
      setting(
        "missing",
        `SITE_URL is ${siteUrl}: unsubscribing with one click, which Gmail and Yahoo require, needs https.`,
      ),
    );
  if (!receivesBounces)
    findings.push(
      setting("advice", "Neither BOUNCE_IMAP_URL nor a webhook is set: bounces that arrive later are not recorded."),
    );
  return findings;
}

export async function checkDomain(dns: DnsResolver, settings: EmailSettings): Promise<Finding[]> {
  const { domain, selector } = settings;
  const checks: [Finding["subject"], Promise<Finding>][] = [
    ["SPF", checkSpf(dns, domain)],
    ["DKIM", checkDkim(dns, domain, selector)],
    ["DMARC", checkDmarc(dns, domain)],
    ["MX", checkMx(dns, domain)],
  ];
  const results = await Promise.all(
    checks.map(([subject, check]) =>
      check.catch((error: unknown): Finding => {
        if (error instanceof DnsError) return { subject, grade: "missing", text: error.message };
        throw error;
      }),
    ),
  );
  return [...results, ...checkSettings(settings)];
}
