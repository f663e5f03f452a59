import { expect, test } from "vitest";
import { ownerUrl, readConfig } from "./config.ts";
import { OperatorError } from "./operator-error.ts";

test("no variable is needed", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    formOrigins: [],
    trustedProxies: ["127.0.0.0/8", "::1"],
    dataDir: "./data",
    backups: { everyMs: 86_400_000, keep: 14 },
    databaseUrl: undefined,
    supabase: undefined,
    sampleContent: "demo",
    logLevel: "info",
    adminEmail: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    embeds: {},
    connections: { listenUrl: undefined, poolSize: 10, connectTimeoutMs: 5_000, statementTimeoutMs: 30_000 },
    drainMs: 0,
    siteSecret: undefined,
    cdnPurgeUrl: undefined,
    metrics: undefined,
    tracing: undefined,
    webhookSecrets: {},
    serviceName: "chartroom",
  });
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", SAMPLE_CONTENT: "" }).port).toBe(3000);
});

test("the public address follows the port and loses its trailing slash", () => {
  expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readConfig({ SITE_URL: "https://www.example.com/" }).siteUrl).toBe("https://www.example.com");
});

test("exported copies are named one after the other", () => {
  const { formOrigins } = readConfig({ FORM_ORIGINS: "https://a.example, http://localhost:8080" });
  expect(formOrigins).toEqual(["https://a.example", "http://localhost:8080"]);
});

test("trusted proxies are addresses and networks, one after the other", () => {
  expect(readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::/32" }).trustedProxies).toEqual([
    "10.0.0.0/8",
    "2001:db8::/32",
  ]);
});

test.each([
  [
    "TRUSTED_PROXIES",
    "127.0.0.1,proxy",
    "names something that is no IP address or network",
    "TRUSTED_PROXIES=127.0.0.0/8,::1,10.0.0.0/8",
  ],
  ["FORM_ORIGINS", "a.example", "names something that is no host", "FORM_ORIGINS=https://files.example.com"],
  ["PORT", "eighty", "is not a number", "PORT=3000"],
  ["PORT", "3000.5", "is not a whole number", "PORT=3000"],
  ["PORT", "-1", "is below 0", "PORT=3000"],
  ["PORT", "70000", "is above 65535", "PORT=3000"],
  ["ADMIN_EMAIL", "owner", "is not an e-mail address", "ADMIN_EMAIL=you@example.com"],
  ["SMTP_URL", "https://mail.example.com", "is not an address", "SMTP_URL=smtps://"],
  ["MAIL_FROM", "Your Name", "names no sender", "MAIL_FROM="],
  ["SITE_URL", "www.example.com", "is not an address", "SITE_URL=https://www.example.com"],
  ["SITE_URL", "https://example.com/site", "has a path", "SITE_URL=https://www.example.com"],
  ["DATABASE_URL", "mysql://root@localhost/site", "is not an address", "DATABASE_URL=postgres://"],
  ["SAMPLE_CONTENT", "yes", "is neither demo nor none", "SAMPLE_CONTENT=demo"],
  ["LOG_LEVEL", "loud", "is not a level", "LOG_LEVEL=info"],
])("%s=%s stops the start with the variable, its fault and an example", (name, value, fault, example) => {
  let message = "";
  try {
    readConfig({ [name]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    message = (error as Error).message;
  }
  expect(message).toContain(name);
  expect(message).toContain(fault);
  expect(message).toContain(example);
  expect(message).not.toContain("\n");
});

test("a Supabase project needs its address and its key, and one of the two missing has its own sentence", () => {
  const [SUPABASE_URL, SUPABASE_ANON_KEY] = ["https://project.supabase.example", "public-key"];
  expect(readConfig({ SUPABASE_URL, SUPABASE_ANON_KEY }).supabase).toEqual({
    url: SUPABASE_URL,
    anonKey: SUPABASE_ANON_KEY,
  });
  expect(readConfig({ SUPABASE_URL: "", SUPABASE_ANON_KEY: "" }).supabase).toBeUndefined();
  const message = (environment: Record<string, string>) => {
    try {
      return readConfig(environment).supabase;
    } catch (error) {
      return error instanceof OperatorError ? error.message : error;
    }
  };
  expect(message({ SUPABASE_ANON_KEY })).toMatch(/^supabaseUrl is required\. Set SUPABASE_URL /);
  expect(message({ SUPABASE_URL })).toMatch(/^supabaseKey is required\. Set SUPABASE_ANON_KEY /);
  expect(message({ SUPABASE_URL: "project", SUPABASE_ANON_KEY })).toContain("SUPABASE_URL");
});

test("a password in an address is not repeated", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://root:geheim@localhost/site" })).toThrow(/^(?!.*geheim)/);
});

test("an account for migrations alone is an error, and command lines use it beside the other", () => {
  const migrations = "postgres://owner@localhost/site";
  expect(() => readConfig({ DATABASE_MIGRATION_URL: migrations })).toThrow(/^The variable DATABASE_URL is missing/);
  const config = readConfig({ DATABASE_URL: "postgres://site@localhost/site", DATABASE_MIGRATION_URL: migrations });
  expect(ownerUrl(config)).toBe(migrations);
  expect(ownerUrl(readConfig({ DATABASE_URL: migrations }))).toBe(migrations);
  expect(ownerUrl(readConfig({}))).toBeUndefined();
});

test.each(["DATABASE_URL", "DATABASE_MIGRATION_URL", "DATABASE_LISTEN_URL"])(
  "%s with several hosts is rejected by a sentence without the password",
  (name) => {
    const site = { DATABASE_URL: "postgres://site@localhost/site" };
    for (const value of [
      "postgres://site:geheim@first,second/site",
      "postgres://site:geheim@first:5432,second:5433/site",
      "postgres://first,second",
      "postgres:///site?host=first,second",
      "postgres:///site?host=first%2Csecond",
    ]) {
      expect(() => readConfig({ ...site, [name]: value })).toThrow(
        /^The variable \w+ names several hosts, (?!.*geheim)/,
      );
    }
    const one = "postgres://site:a%2Cb@localhost/site?application_name=a,b";
    expect(() => readConfig({ ...site, [name]: one })).not.toThrow();
  },
);
