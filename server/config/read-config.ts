import { editDistance } from "../../src/lib/edit-distance.ts";
import type { EmbedSettings, FormKey, PolicyKey } from "../../src/lib/embed-settings.ts";
import { readBounceMailboxUrl } from "../../src/server-context/config-values/bounce-mailbox-url.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { AnswerService, TranscribeService } from "../../src/server-context/request-context.ts";
import type { SigningSecret } from "../../src/server-context/signed-link.ts";
import { type Environment, readVariable, type Setting, type SettingValue } from "./read-variable.ts";
import { type SettingName, settings } from "./settings.ts";

/** Ignores case and underscores. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, "");

/** Stricter for short names, which resemble variables of other programs (HOME, HOST). */
function maxTypos(name: string): number {
  const { length } = plain(name);
  if (length <= 4) return 0;
  return length <= 8 ? 1 : 2;
}

type MisspeltSetting = { name: string; suggestion: string };

export function misspeltSettings(environment: Environment): MisspeltSetting[] {
  const names = new Set(Object.keys(settings).flatMap((name) => [name, `${name}_FILE`]));
  const unset = [...names].filter((name) => environment[name] === undefined);
  return Object.keys(environment).flatMap((name) => {
    if (names.has(name)) return [];
    const candidates = unset
      .filter((candidate) => Math.abs(candidate.length - name.length) <= 3)
      .map((candidate) => ({ name, suggestion: candidate, typos: editDistance(plain(name), plain(candidate)) }))
      .filter(({ suggestion, typos }) => typos <= maxTypos(suggestion))
      .sort((a, b) => a.typos - b.typos);
    return candidates.slice(0, 1).map(({ suggestion }) => ({ name, suggestion }));
  });
}

type Read = <Name extends SettingName>(name: Name) => SettingValue<(typeof settings)[Name]>;

function missing(name: SettingName, requiredBy: SettingName | undefined): OperatorError {
  const { example }: Setting = settings[name];
  return new OperatorError(
    `The variable ${name} is missing, though ${requiredBy} is set; for example: ${name}=${example}.`,
  );
}

/** Both or neither; half a configuration has its own message (spec 8). */
function readSupabase(read: Read): { url: string; anonKey: string } | undefined {
  const url = read("SUPABASE_URL");
  const anonKey = read("SUPABASE_ANON_KEY");
  if (!url && !anonKey) return undefined;
  if (!url)
    throw new OperatorError(
      "supabaseUrl is required. Set SUPABASE_URL to the address of the project, or remove SUPABASE_ANON_KEY to use the database of the site.",
    );
  if (!anonKey)
    throw new OperatorError(
      "supabaseKey is required. Set SUPABASE_ANON_KEY to the public key of the project, or remove SUPABASE_URL to use the database of the site.",
    );
  return { url, anonKey };
}

function readSecret(read: Read): SigningSecret | undefined {
  const current = read("SITE_SECRET");
  const previous = read("SITE_SECRET_PREVIOUS");
  if (!previous) return current;
  if (!current) {
    throw new OperatorError(
      "The variable SITE_SECRET is missing, though SITE_SECRET_PREVIOUS is set; put the new secret into SITE_SECRET, and leave the old one in SITE_SECRET_PREVIOUS.",
    );
  }
  return previous === current ? current : [current, previous];
}

const localHost =
  /^(?:127\.\d+\.\d+\.\d+|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|[a-z][\w-]*|.+\.(?:local|internal))$/i;

/** Both or neither; the key is optional for local services. */
function readModelService(read: Read, kind: "ANSWER" | "TRANSCRIBE"): TranscribeService | undefined {
  const address = read(`${kind}_URL`);
  const model = read(`${kind}_MODEL`);
  if (!address && !model) return undefined;
  if (!address) throw missing(`${kind}_URL`, `${kind}_MODEL`);
  if (!model) throw missing(`${kind}_MODEL`, `${kind}_URL`);
  return { url: address.replace(/\/+$/, ""), key: read(`${kind}_KEY`), model };
}

function readAnswerService(read: Read): AnswerService | undefined {
  const service = readModelService(read, "ANSWER");
  const isLocal = service && localHost.test(new URL(service.url).hostname);
  return service && { ...service, isLocal: isLocal === true, maxDailyRequests: read("ANSWER_DAILY_REQUESTS") };
}

const formSettings = {
  contact: "HUBSPOT_FORM_CONTACT",
  newsletter: "HUBSPOT_FORM_NEWSLETTER",
  ebook: "HUBSPOT_FORM_EBOOK",
  healthcare: "HUBSPOT_FORM_HEALTHCARE",
  guest: "HUBSPOT_FORM_GUEST",
} as const satisfies Record<FormKey, SettingName>;

const policySettings = {
  privacy: "POLICY_ID_PRIVACY",
  cookie: "POLICY_ID_COOKIE",
  impressum: "POLICY_ID_IMPRESSUM",
  terms: "POLICY_ID_TERMS",
  disclaimer: "POLICY_ID_DISCLAIMER",
} as const satisfies Record<PolicyKey, SettingName>;

type IdentifierName = Extract<SettingName, `HUBSPOT_FORM_${string}` | `POLICY_ID_${string}`>;

function readIdentifiers<Key extends string>(read: Read, names: Record<Key, IdentifierName>) {
  const set = (Object.entries(names) as [Key, IdentifierName][]).filter(([, name]) => read(name) !== undefined);
  const byKey = Object.fromEntries(set.map(([key, name]) => [key, read(name)])) as Partial<Record<Key, string>>;
  return { first: set[0]?.[1], byKey };
}

function readEmbeds(read: Read): EmbedSettings {
  const embeds: EmbedSettings = {};

  const forms = readIdentifiers(read, formSettings);
  const portalId = read("HUBSPOT_PORTAL_ID");
  const formScript = read("HUBSPOT_SCRIPT_URL");
  if (forms.first) {
    if (!portalId) throw missing("HUBSPOT_PORTAL_ID", forms.first);
    embeds.marketingForms = { scriptUrl: formScript, portalId, forms: forms.byKey };
  }

  const url = read("SCHEDULING_URL");
  const scriptUrl = read("SCHEDULING_SCRIPT_URL");
  if (!url && scriptUrl) throw missing("SCHEDULING_URL", "SCHEDULING_SCRIPT_URL");
  if (url) embeds.scheduling = { url, ...(scriptUrl && { scriptUrl }) };

  const policies = readIdentifiers(read, policySettings);
  const policyScript = read("POLICY_SCRIPT_URL");
  if (policies.first) {
    if (!policyScript) throw missing("POLICY_SCRIPT_URL", policies.first);
    embeds.policies = { scriptUrl: policyScript, ids: policies.byKey };
  }

  const heroVideo = read("HERO_VIDEO_URL");
  if (heroVideo) embeds.heroVideo = heroVideo;
  return embeds;
}

/**
 * Reads all settings of a process.
 * @throws OperatorError with the variable, its error and an example, or when a service is half configured
 */
export function readConfig(environment: Environment) {
  const read: Read = (name) => readVariable(environment, name, settings[name]);
  const port = read("PORT");
  const email = read("ADMIN_EMAIL");
  const password = read("ADMIN_PASSWORD");
  const databaseUrl = read("DATABASE_URL");
  const migrationUrl = read("DATABASE_MIGRATION_URL");
  if (migrationUrl && !databaseUrl) {
    throw new OperatorError(
      "The variable DATABASE_URL is missing, though DATABASE_MIGRATION_URL is set; set DATABASE_URL to the account that answers visitors.",
    );
  }
  const endpoint = read("OTEL_EXPORTER_OTLP_ENDPOINT");
  const serviceName = read("OTEL_SERVICE_NAME");
  const mailbox = read("BOUNCE_IMAP_URL");
  return {
    port,
    host: read("HOST"),
    /** Public origin without a trailing slash, e.g. https://www.example.com */
    siteUrl: new URL(read("SITE_URL") ?? `http://localhost:${port}`).origin,
    formOrigins: read("FORM_ORIGINS") ?? [],
    /** IP addresses and CIDR networks whose X-Forwarded-For is trusted. */
    trustedProxies: read("TRUSTED_PROXIES"),
    dataDir: read("DATA_DIR"),
    databaseUrl,
    migrationUrl,
    connections: {
      /** For LISTEN when DATABASE_URL points to a pooler; may contain a password. */
      listenUrl: read("DATABASE_LISTEN_URL"),
      poolSize: read("DATABASE_POOL_SIZE"),
      connectTimeoutMs: read("DATABASE_CONNECT_SECONDS"),
      /** 0: no limit. */
      statementTimeoutMs: read("DATABASE_STATEMENT_SECONDS"),
    },
    /** Media bucket; undefined: a folder in the data directory. Contains a secret. */
    mediaUrl: read("MEDIA_URL"),
    backups: {
      /** Bucket or folder of scheduled backups; undefined: none. May contain a secret. */
      url: read("BACKUP_URL"),
      everyMs: read("BACKUP_EVERY"),
      keep: read("BACKUP_KEEP"),
      recipient: read("BACKUP_RECIPIENT"),
    },
    /** Undefined: a file in the data directory. */
    siteSecret: readSecret(read),
    /** Milliseconds of continued service after a stop signal, for the proxy to notice. */
    drainMs: read("DRAIN_SECONDS"),
    cdnPurgeUrl: read("CDN_PURGE_URL"),
    metrics: read("METRICS_ADDRESS"),
    serviceName,
    tracing: endpoint ? { endpoint, serviceName } : undefined,
    logLevel: read("LOG_LEVEL"),
    sampleContent: read("SAMPLE_CONTENT"),
    /** Articles and episodes come from this project instead of the database. */
    supabase: readSupabase(read),
    answerService: readAnswerService(read),
    transcribeService: readModelService(read, "TRANSCRIBE"),
    adminEmail: email,
    administrator: email && password ? { email, password } : undefined,
    /** Undefined: emails are written to files. May contain a password. */
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM"),
    bounceMailbox: mailbox === undefined ? undefined : readBounceMailboxUrl(mailbox),
    /** A provider without a secret is rejected. */
    webhookSecrets: { mailgun: read("MAILGUN_WEBHOOK_KEY"), resend: read("RESEND_WEBHOOK_SECRET") },
    embeds: readEmbeds(read),
  };
}

export type Config = ReturnType<typeof readConfig>;

/** The connection as table owner, for commands that may migrate. */
export const ownerUrl = ({ databaseUrl, migrationUrl }: Pick<Config, "databaseUrl" | "migrationUrl">) =>
  databaseUrl && (migrationUrl ?? databaseUrl);
