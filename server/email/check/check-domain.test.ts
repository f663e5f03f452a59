import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { DomainFinding as Finding } from "../../../src/features/email/mail-server.ts";
import { checkDomain, type DnsResolver, type EmailSettings } from "./check-domain.ts";

type Zone = { txt?: Record<string, string[]>; mx?: Record<string, string[]>; broken?: string[] };

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Resolves from a table; a name without records is unknown. */
function resolver({ txt = {}, mx = {}, broken = [] }: Zone): DnsResolver {
  const lookUp = async <Value>(table: Record<string, Value>, name: string): Promise<Value> => {
    if (broken.includes(name)) throw failure("ESERVFAIL");
    const record = table[name];
    if (!record) throw failure(name in txt || name in mx ? "ENODATA" : "ENOTFOUND");
    return record;
  };
  return {
    // Long texts arrive in chunks of 255 characters.
    resolveTxt: async (name) => (await lookUp(txt, name)).map((record) => record.match(/.{1,255}/gs) ?? []),
    resolveMx: async (name) => (await lookUp(mx, name)).map((exchange) => ({ exchange, priority: 10 })),
  };
}

const keyOf = (bits: number) =>
  generateKeyPairSync("rsa", { modulusLength: bits })
    .publicKey.export({ type: "spki", format: "der" })
    .toString("base64");
const strongKey = keyOf(2048);

const validZone: Required<Omit<Zone, "broken">> = {
  txt: {
    "example.org": ["some-verification=1", "v=spf1 include:spf.provider.example -all"],
    "spf.provider.example": ["v=spf1 ip4:192.0.2.0/24 ~all"],
    "mail._domainkey.example.org": [`v=DKIM1; k=rsa; p=${strongKey}`],
    "_dmarc.example.org": ["v=DMARC1; p=reject; rua=mailto:dmarc@example.org"],
  },
  mx: { "example.org": ["mx.provider.example"] },
};

const settings: EmailSettings = {
  domain: "example.org",
  selector: "mail",
  siteUrl: "https://www.example.org",
  hasServer: true,
  receivesBounces: true,
};

async function findingOf(subject: Finding["subject"], zone: Zone, changes: Partial<EmailSettings> = {}) {
  const dns = resolver({ ...zone, txt: { ...validZone.txt, ...zone.txt }, mx: { ...validZone.mx, ...zone.mx } });
  const findings = await checkDomain(dns, { ...settings, ...changes });
  return findings.filter((finding) => finding.subject === subject);
}

const spf = (record: string, extraRecords: Record<string, string[]> = {}): Zone => ({
  txt: { "example.org": [record], ...extraRecords },
});

test("a domain with all records passes every check", async () => {
  const findings = await checkDomain(resolver(validZone), settings);
  expect(findings.map(({ subject, grade }) => [subject, grade])).toEqual([
    ["SPF", "fine"],
    ["DKIM", "fine"],
    ["DMARC", "fine"],
    ["MX", "fine"],
  ]);
});

test("a domain without records lists the ones to add", async () => {
  const findings = await checkDomain(resolver({}), settings);
  expect(findings.map(({ grade }) => grade)).toEqual(["missing", "missing", "missing", "missing"]);
  expect(findings.map(({ record }) => record && `${record.name} ${record.type} ${record.value}`)).toEqual([
    "example.org TXT v=spf1 include:spf.your-provider.example ~all",
    undefined,
    "_dmarc.example.org TXT v=DMARC1; p=none; rua=mailto:dmarc@example.org",
    "example.org MX 10 mail.your-provider.example",
  ]);
});

describe("SPF", () => {
  const includes = (count: number) => Array.from({ length: count }, (_, n) => `include:s${n}.example`).join(" ");
  test.each<[string, Zone, Finding["grade"], string]>([
    ["no record beside other texts", { txt: { "example.org": ["v=spf10", "x"] } }, "missing", "does not say"],
    ["two records", { txt: { "example.org": ["v=spf1 -all", "v=spf1 ~all"] } }, "missing", "Join them"],
    ["everyone", spf("v=spf1 mx +all"), "missing", "whole world"],
    ["everyone, without a sign", spf("v=spf1 all"), "missing", "whole world"],
    ["no end", spf("v=spf1 ip4:192.0.2.1"), "advice", "~all"],
    ["a redirect", spf("v=spf1 redirect=spf.provider.example"), "fine", "may send"],
    ["eleven lookups", spf(`v=spf1 ${includes(11)} -all`), "missing", "more than 10 lookups"],
    ["ten lookups", spf(`v=spf1 ${includes(10)} -all`), "fine", "may send"],
    [
      "eleven lookups, most of them in what is included",
      spf("v=spf1 a mx include:big.example -all", { "big.example": [`v=spf1 ${includes(8)} -all`] }),
      "missing",
      "more than 10 lookups",
    ],
    [
      "records that include each other",
      spf("v=spf1 include:a.example -all", { "a.example": ["v=spf1 include:example.org include:a.example -all"] }),
      "fine",
      "may send",
    ],
    ["no answer", { broken: ["example.org"] }, "missing", "no answer about example.org (ESERVFAIL)"],
  ])("%s", async (_, zone, grade, sentence) => {
    const [finding] = await findingOf("SPF", zone);
    expect(finding?.grade).toBe(grade);
    expect(finding?.text).toContain(sentence);
  });
});

describe("DKIM", () => {
  const key = (record: string): Zone => ({ txt: { "mail._domainkey.example.org": [record] } });
  test.each<[string, Zone, Finding["grade"], string]>([
    ["no record", { txt: { "mail._domainkey.example.org": [] } }, "missing", "There is no key"],
    ["withdrawn", key("v=DKIM1; p="), "missing", "withdrawn"],
    ["only a test", key(`v=DKIM1; t=y; p=${strongKey}`), "advice", "test"],
    ["1024 bits", key(`p=${keyOf(1024)}`), "advice", "2048"],
    ["512 bits", key(`k=rsa; p=${keyOf(512)}`), "missing", "512 bits"],
    ["cut off", key(`v=DKIM1; p=${strongKey.slice(0, 100)}`), "missing", "is not a key"],
    ["another kind of key", key("v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="), "fine", "a key"],
  ])("%s", async (_, zone, grade, sentence) => {
    const [finding] = await findingOf("DKIM", zone);
    expect(finding?.grade).toBe(grade);
    expect(finding?.text).toContain(sentence);
  });

  test("DKIM without a selector says where to find it", async () => {
    const [finding] = await findingOf("DKIM", {}, { selector: undefined });
    expect(finding).toMatchObject({ grade: "advice", text: expect.stringContaining("--selector") as unknown });
  });
});

describe("DMARC", () => {
  const policy = (...records: string[]): Zone => ({ txt: { "_dmarc.example.org": records } });
  test.each<[string, Zone, Finding["grade"], string]>([
    ["none", policy("v=DMARC1; p=none"), "advice", "quarantine"],
    ["quarantine", policy("v=DMARC1;p=quarantine"), "fine", "quarantine"],
    ["two records", policy("v=DMARC1; p=none", "v=DMARC1; p=reject"), "missing", "Leave one"],
    ["no policy", policy("v=DMARC1; rua=mailto:a@example.org"), "missing", "names no policy"],
    ["another text", policy("v=spf1 -all"), "missing", "does not say"],
  ])("%s", async (_, zone, grade, sentence) => {
    const [finding] = await findingOf("DMARC", zone);
    expect(finding?.grade).toBe(grade);
    expect(finding?.text).toContain(sentence);
  });

  test("a subdomain without a DMARC policy inherits the parent's subdomain policy", async () => {
    const subdomain = { domain: "news.example.org" };
    expect((await findingOf("DMARC", {}, subdomain))[0]?.text).toContain("_dmarc.example.org asks receivers to reject");
    expect((await findingOf("DMARC", policy("v=DMARC1; p=reject; sp=none"), subdomain))[0]?.grade).toBe("advice");
  });
});

test("a domain without mail hosts loses replies and bounces", async () => {
  expect((await findingOf("MX", { mx: { "example.org": [""] } }))[0]).toMatchObject({
    grade: "missing",
    text: expect.stringContaining("accepts no email") as unknown,
  });
});

test("settings that prevent delivery are reported", async () => {
  const changes = { siteUrl: "http://localhost:3000", hasServer: false, receivesBounces: false };
  const findings = await findingOf("Settings", {}, changes);
  expect(findings.map(({ grade, text }) => [grade, text.slice(0, 24)])).toEqual([
    ["missing", "No mail server is set: e"],
    ["missing", "SITE_URL is http://local"],
    ["advice", "Neither BOUNCE_IMAP_URL "],
  ]);
});
