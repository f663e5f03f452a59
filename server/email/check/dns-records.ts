export type DnsResolver = {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
};

export type Finding = {
  subject: "SPF" | "DKIM" | "DMARC" | "MX" | "Settings";
  /** advice: works, but could be better. */
  grade: "fine" | "advice" | "missing";
  text: string;
  record?: { name: string; type: "TXT" | "MX"; value: string };
};

/** The name server did not answer, which says nothing about the records. */
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

/** TXT records, each joined to one string. @throws DnsError without an answer */
export const textsAt = async (dns: DnsResolver, name: string): Promise<string[]> =>
  (await ask(name, dns.resolveTxt(name))).map((pieces) => pieces.join(""));

export const mailHostsOf = async (dns: DnsResolver, name: string): Promise<string[]> =>
  (await ask(name, dns.resolveMx(name))).map(({ exchange }) => exchange.toLowerCase());

/** Tags of a record such as "v=DMARC1; p=none", names in lower case. */
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
