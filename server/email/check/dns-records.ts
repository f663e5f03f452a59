/** What is asked of the domain name system; node:dns/promises has it, and so do tests. */
export type DnsResolver = {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
};

/** What was found about one subject, in a sentence, with what to do about it. */
export type Finding = {
  subject: "SPF" | "DKIM" | "DMARC" | "MX" | "Settings";
  /** advice: it works, and could be better. */
  grade: "fine" | "advice" | "missing";
  text: string;
  /** A DNS record to add. */
  record?: { name: string; type: "TXT" | "MX"; value: string };
};

/** A name server gave no answer: that says nothing about the records. */
export class DnsError extends Error {
  override name = "DnsError";
}

const noRecords = new Set(["ENODATA", "ENOTFOUND"]);

async function ask<Answer>(name: string, asked: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await asked;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (noRecords.has(code)) return [];
    throw new DnsError(`The name server gave no answer about ${name} (${code || "unknown"}). Try again later.`);
  }
}

/** The texts at a name, each in one piece; empty when there are none. @throws DnsError without an answer */
export const textsAt = async (dns: DnsResolver, name: string): Promise<string[]> =>
  (await ask(name, dns.resolveTxt(name))).map((pieces) => pieces.join(""));

/** The hosts that accept email for a name; empty when there are none. @throws DnsError without an answer */
export const mailHostsOf = async (dns: DnsResolver, name: string): Promise<string[]> =>
  (await ask(name, dns.resolveMx(name))).map(({ exchange }) => exchange.toLowerCase());

/** The tags of a record such as "v=DMARC1; p=none", by name in lower case. */
export const tagsOf = (record: string): Map<string, string> =>
  new Map(
    record
      .split(";")
      .map((tag): [string, string] => [
        (tag.split("=")[0] ?? "").trim().toLowerCase(),
        tag.slice(tag.indexOf("=") + 1).trim(),
      ])
      .filter(([name]) => name !== ""),
  );
