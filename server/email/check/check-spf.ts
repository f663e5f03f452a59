import { type DnsResolver, type Finding, textsAt } from "./dns-records.ts";

/** Receiving servers follow at most this many references (RFC 7208, 4.6.4). */
const maxLookups = 10;

const isSpf = (text: string) => /^v=spf1(?:\s|$)/i.test(text);
const spf = (grade: Finding["grade"], text: string, record?: Finding["record"]): Finding => ({
  subject: "SPF",
  grade,
  text,
  ...(record && { record }),
});

/** How many further lookups a record causes, its includes and theirs counted. */
async function countLookups(dns: DnsResolver, record: string, seen: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for (const term of record.toLowerCase().split(/\s+/).slice(1)) {
    const [, mechanism = "", target = ""] =
      /^[+?~-]?(include|redirect|exists|a|mx|ptr)(?:[:=/](.*))?$/.exec(term) ?? [];
    if (!mechanism) continue;
    count += 1;
    const isReference = mechanism === "include" || mechanism === "redirect";
    if (!isReference || seen.has(target) || count > maxLookups) continue;
    const further = (await textsAt(dns, target)).find(isSpf);
    if (further) count += await countLookups(dns, further, new Set([...seen, target]));
  }
  return count;
}

/** Whether a domain says who may send in its name. */
export async function checkSpf(dns: DnsResolver, domain: string): Promise<Finding> {
  const records = (await textsAt(dns, domain)).filter(isSpf);
  const [record] = records;
  if (record === undefined) {
    return spf(
      "missing",
      `${domain} does not say which servers may send its email. Add this record, with the name that your email provider gives for “include”.`,
      {
        name: domain,
        type: "TXT",
        value: "v=spf1 include:spf.your-provider.example ~all",
      },
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
      `The record of ${domain} needs more than ${maxLookups} lookups, and receivers then treat it as broken. Remove what is not used any more.`,
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
