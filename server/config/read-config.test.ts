import { expect, test } from "vitest";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { misspeltSettings, ownerUrl, readConfig } from "./read-config.ts";

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["DATADIR", "DATA_DIR"],
  ["SITE_URI", "SITE_URL"],
  ["SMTP_ULR", "SMTP_URL"],
  ["SITE_SECRET_FLE", "SITE_SECRET_FILE"],
  ["HUBSPOT_FORM_NEWSLETER", "HUBSPOT_FORM_NEWSLETTER"],
])("%s is reported as a misspelt %s", (name, suggestion) => {
  expect(misspeltSettings({ [name]: "x" })).toEqual([{ name, suggestion }]);
  // If the correct variable is set, the similar name has another purpose.
  expect(misspeltSettings({ [name]: "x", [suggestion]: "y" })).toEqual([]);
});

test("variables of shells, systemd, containers, Node, npm and PaaS hosts are not reported", () => {
  const defaults = [
    ...["PATH", "HOME", "USER", "SHELL", "TERM", "LANG", "LC_ALL", "PWD", "OLDPWD", "SHLVL", "HOSTNAME", "HOSTTYPE"],
    ...["EDITOR", "PAGER", "MAIL", "LOGNAME", "TZ", "TMPDIR", "DISPLAY", "COLORTERM", "LS_COLORS", "DEBUG", "CI"],
    ...[
      "NODE_ENV",
      "NODE_OPTIONS",
      "NODE_COMPILE_CACHE",
      "NODE_PATH",
      "NODE_EXTRA_CA_CERTS",
      "INIT_CWD",
      "npm_config_cache",
    ],
    ...["XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "INVOCATION_ID", "JOURNAL_STREAM", "STATE_DIRECTORY"],
    ...["KUBERNETES_SERVICE_HOST", "KUBERNETES_PORT", "SITE_PORT", "SITE_SERVICE_HOST", "SITE_SERVICE_PORT"],
    ...[
      "PGHOST",
      "PGPORT",
      "PGUSER",
      "POSTGRES_PASSWORD",
      "POSTGRES_URL",
      "REDIS_URL",
      "AWS_REGION",
      "MALLOC_TRIM_THRESHOLD_",
      "MALLOC_ARENA_MAX",
    ],
    ...[
      "HTTP_PROXY",
      "HTTPS_PROXY",
      "NO_PROXY",
      "SSH_AUTH_SOCK",
      "SSH_TTY",
      "OTEL_TRACES_EXPORTER",
      "OTEL_RESOURCE_ATTRIBUTES",
    ],
    ...["DB_URL", "BASE_URL", "APP_URL", "SITE_HOST", "SITE_NAME", "DATA", "PORTS", "ROOT_URL"],
  ];
  expect(misspeltSettings(Object.fromEntries(defaults.map((name) => [name, "x"])))).toEqual([]);
});

test("every variable is optional", () => {
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
    answerService: undefined,
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

test("the default public URL follows the port, and a trailing slash is removed", () => {
  expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readConfig({ SITE_URL: "https://www.example.com/" }).siteUrl).toBe("https://www.example.com");
});

test("origins of exported copies are a list", () => {
  const { formOrigins } = readConfig({ FORM_ORIGINS: "https://a.example, http://localhost:8080" });
  expect(formOrigins).toEqual(["https://a.example", "http://localhost:8080"]);
});

test("trusted proxies are a list of addresses and networks", () => {
  expect(readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::/32" }).trustedProxies).toEqual([
    "10.0.0.0/8",
    "2001:db8::/32",
  ]);
});

test.each([
  [
    "TRUSTED_PROXIES",
    "127.0.0.1,proxy",
    "names something that is not an IP address or network",
    "TRUSTED_PROXIES=127.0.0.0/8,::1,10.0.0.0/8",
  ],
  ["FORM_ORIGINS", "a.example", "names something that is not a host", "FORM_ORIGINS=https://files.example.com"],
  ["PORT", "eighty", "is not a number", "PORT=3000"],
  ["PORT", "3000.5", "is not a whole number", "PORT=3000"],
  ["PORT", "-1", "is below 0", "PORT=3000"],
  ["PORT", "70000", "is above 65535", "PORT=3000"],
  ["ADMIN_EMAIL", "owner", "is not an email address", "ADMIN_EMAIL=you@example.com"],
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

test("a Supabase project needs URL and key, and each missing one has its own message", () => {
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

test("errors do not repeat the password of a URL", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://root:geheim@localhost/site" })).toThrow(/^(?!.*geheim)/);
});

test("a migration account without a database URL is an error; command lines use it if set", () => {
  const migrations = "postgres://owner@localhost/site";
  expect(() => readConfig({ DATABASE_MIGRATION_URL: migrations })).toThrow(/^The variable DATABASE_URL is missing/);
  const config = readConfig({ DATABASE_URL: "postgres://site@localhost/site", DATABASE_MIGRATION_URL: migrations });
  expect(ownerUrl(config)).toBe(migrations);
  expect(ownerUrl(readConfig({ DATABASE_URL: migrations }))).toBe(migrations);
  expect(ownerUrl(readConfig({}))).toBeUndefined();
});

test.each(["DATABASE_URL", "DATABASE_MIGRATION_URL", "DATABASE_LISTEN_URL"])(
  "%s with several hosts is rejected with a message without the password",
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
    const url = "postgres://site:a%2Cb@localhost/site?application_name=a,b";
    expect(() => readConfig({ ...site, [name]: url })).not.toThrow();
  },
);

test("URL and model of the answer service are set together, and errors never show the key", () => {
  expect(() => readConfig({ ANSWER_URL: "https://llm.example.com/v1" })).toThrow("ANSWER_MODEL is missing");
  expect(() => readConfig({ ANSWER_MODEL: "small" })).toThrow("ANSWER_URL is missing");
  expect(() => readConfig({ ANSWER_URL: "ftp://me:secret@llm.example.com", ANSWER_MODEL: "small" })).toThrow(
    /^(?!.*secret)/,
  );
});

test.each([
  ["http://localhost:11434/v1", true],
  ["http://127.0.0.1:8080/v1", true],
  ["http://[::1]:8080/v1", true],
  ["http://ollama:11434/v1", true],
  ["http://172.20.0.5/v1", true],
  ["http://172.32.0.5/v1", false],
  ["https://llm.example.com/v1", false],
  ["https://10.example.com/v1", false],
])("an answer service with %s is local: %s", (url, isLocal) => {
  expect(readConfig({ ANSWER_URL: url, ANSWER_MODEL: "small" }).answerService?.isLocal).toBe(isLocal);
});

test("bounce mailbox and webhooks need one variable each", () => {
  const config = readConfig({
    BOUNCE_IMAP_URL: "imaps://bounces%40example.com:word@imap.example.com",
    MAILGUN_WEBHOOK_KEY: "0123456789abcdef0123456789abcdef",
    RESEND_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  });
  expect(config.bounceMailbox).toMatchObject({ host: "imap.example.com", user: "bounces@example.com" });
  expect(config.webhookSecrets).toEqual({
    mailgun: "0123456789abcdef0123456789abcdef",
    resend: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  });
});

const [old, current] = ["o".repeat(40), "n".repeat(40)];

test("the new secret signs, and the previous one is still accepted", () => {
  expect(readConfig({ SITE_SECRET: current }).siteSecret).toBe(current);
  expect(readConfig({ SITE_SECRET: current, SITE_SECRET_PREVIOUS: old }).siteSecret).toEqual([current, old]);
  expect(() => readConfig({ SITE_SECRET_PREVIOUS: old })).toThrow(/^The variable SITE_SECRET is missing/);
});

test("the metrics address may be IPv6", () => {
  expect(readConfig({ METRICS_ADDRESS: "127.0.0.1:9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(readConfig({ METRICS_ADDRESS: "[::1]:9464" }).metrics).toEqual({ host: "::1", port: 9464 });
});

test("settings in seconds are read as milliseconds", () => {
  const { connections, drainMs } = readConfig({ DRAIN_SECONDS: "15", DATABASE_STATEMENT_SECONDS: "0" });
  expect([drainMs, connections.statementTimeoutMs]).toEqual([15_000, 0]);
});

test.each([
  ["SITE_SECRET", "x".repeat(31), "is shorter than 32 bytes"],
  ["SITE_SECRET_PREVIOUS", "\0".repeat(40), "contains a control character"],
  ["DATABASE_POOL_SIZE", "1", "is below 2"],
  ["DATABASE_POOL_SIZE", "many", "is not a number"],
  ["DATABASE_CONNECT_SECONDS", "0", "is below 0.1"],
  ["DATABASE_LISTEN_URL", "mysql://root:geheim@localhost/site", "is not an address"],
  ["DRAIN_SECONDS", "-1", "is below 0"],
  ["METRICS_ADDRESS", "9464", "is not an address with a port"],
  ["METRICS_ADDRESS", "localhost:70000", "has a port above 65535"],
  ["CDN_PURGE_URL", "ftp://:geheim@cdn.example", "is not an address"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318", "is not an address"],
  ["BOUNCE_IMAP_URL", "imaps://imap.example.com/geheim", "is not a mailbox with its user and password"],
  ["MAILGUN_WEBHOOK_KEY", "geheim", "is shorter than 16 characters"],
  ["RESEND_WEBHOOK_SECRET", "geheim", "is not a signing secret"],
  ["MEDIA_URL", "s3://geheim@s3.example.com/site", "is not a bucket"],
  ["BACKUP_URL", "geheim", "is neither a bucket"],
  ["BACKUP_EVERY", "daily", "is not a number of minutes, hours or days"],
  ["BACKUP_EVERY", "0h", "is not a number of minutes, hours or days"],
  ["BACKUP_KEEP", "0", "is below 1"],
  ["BACKUP_RECIPIENT", "AGE-SECRET-KEY-1", "is not a public key of age"],
])("%s=%j stops the start with its fault and an example, without the password", (name, value, fault) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(`The variable ${name} `);
  expect(read).toThrow(fault);
  expect(read).toThrow(`for example: ${name}=`);
  expect(read).toThrow(/^(?!.*geheim)/);
});

const bucket = "s3://key:geheim@s3.example.com/site/backups?region=eu-central-1";
const recipient = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

test("media bucket and scheduled backups (bucket, interval, key) are read", () => {
  const settings = { MEDIA_URL: bucket, BACKUP_URL: bucket, BACKUP_EVERY: "6h", BACKUP_KEEP: "3" };
  expect(readConfig({ ...settings, BACKUP_RECIPIENT: recipient })).toMatchObject({
    mediaUrl: bucket,
    backups: { url: bucket, everyMs: 6 * 3_600_000, keep: 3, recipient },
  });
  expect(readConfig({ BACKUP_URL: "/var/backups/site" }).backups.url).toBe("/var/backups/site");
});
