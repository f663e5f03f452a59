import { type DnsResolver, type Finding, tagsOf, textsAt } from "./dns-records.ts";

const dmarc = (grade: Finding["grade"], text: string, record?: Finding["record"]): Finding => ({
  subject: "DMARC",
  grade,
  text,
  ...(record && { record }),
});

/** The domain and those above it, down to two labels: a domain without a policy has that of one above. */
function namesToAsk(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}

const policies = ["none", "quarantine", "reject"];

/** Whether a domain says what receivers should do with email that is not really from it. */
export async function checkDmarc(dns: DnsResolver, domain: string): Promise<Finding> {
  for (const name of namesToAsk(domain)) {
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
    {
      name: `_dmarc.${domain}`,
      type: "TXT",
      value: `v=DMARC1; p=none; rua=mailto:dmarc@${domain}`,
    },
  );
}
