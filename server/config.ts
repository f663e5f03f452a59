import { z } from "zod";
import type { EmbedSettings } from "../src/lib/embed-settings.ts";
import { type AnswerConfig, answerVariables, readAnswerConfig } from "./answer-config.ts";
import { type BounceConfig, bounceVariables, readBounceConfig } from "./bounce-config.ts";
import { type CopiesConfig, copiesVariables, readCopiesConfig } from "./copies-config.ts";
import { embedVariables, readEmbedSettings } from "./embed-config.ts";
import { encryptedDatabaseUrl, encryptedSmtpUrl } from "./encrypted-url.ts";
import { databaseUrl as databaseAddress, type Environment, readVariable, url } from "./environment.ts";
import { isNetwork, loopback } from "./http/connection/client-network.ts";
import { OperatorError } from "./operator-error.ts";
import { readStorageConfig, type StorageConfig, storageVariables } from "./storage-config.ts";

/** One entry a variable: how it is read, and an example that the error message shows. */
const variables = {
  PORT: {
    schema: z.coerce
      .number({ message: "is not a number" })
      .int({ message: "is not a whole number" })
      .min(0, { message: "is below 0" })
      .max(65_535, { message: "is above 65535" })
      .default(3000),
    example: "3000",
  },
  HOST: { schema: z.string().default("127.0.0.1"), example: "127.0.0.1" },
  SITE_URL: {
    schema: url(["http:", "https:"])
      .refine((value) => new URL(value).pathname === "/" && !value.includes("?"), { message: "has a path" })
      .optional(),
    example: "https://www.example.com",
  },
  FORM_ORIGINS: {
    schema: z
      .string()
      .default("")
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin), {
        message: "names something that is no host",
      }),
    example: "https://files.example.com",
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default(loopback.join(","))
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .refine((proxies) => proxies.every(isNetwork), { message: "names something that is no IP address or network" }),
    example: "127.0.0.0/8,::1,10.0.0.0/8",
  },
  DATA_DIR: { schema: z.string().default("./data"), example: "./data" },
  DATABASE_URL: {
    schema: databaseAddress.optional(),
    example: "postgres://user:password@localhost:5432/site",
    isSecret: true,
  },
  SUPABASE_URL: { schema: url(["http:", "https:"]).optional(), example: "https://your-project.supabase.co" },
  SUPABASE_ANON_KEY: { schema: z.string().optional(), example: "eyJ..." },
  SAMPLE_CONTENT: {
    schema: z.enum(["demo", "none"], { message: "is neither demo nor none" }).default("demo"),
    example: "demo",
  },
  ADMIN_EMAIL: {
    schema: z.email({ message: "is not an e-mail address" }).optional(),
    example: "you@example.com",
  },
  SMTP_URL: {
    schema: url(["smtp:", "smtps:"]).optional(),
    example: "smtps://user:password@mail.example.com",
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, { message: "names no sender" })
      .optional(),
    example: '"Your Name <hello@example.com>"',
  },
  ADMIN_PASSWORD: {
    schema: z.string().optional(),
    example: "a-sentence-that-only-you-know",
    isSecret: true,
  },
  LOG_LEVEL: {
    schema: z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"], { message: "is not a level that the log knows" })
      .default("info"),
    example: "info",
  },
} as const;

/** Every variable that the site reads; one that holds a secret also as NAME_FILE. */
export const settingNames: readonly string[] = [
  ...Object.keys(variables),
  ...[...answerVariables, ...bounceVariables, ...copiesVariables, ...embedVariables, ...storageVariables],
];

export type Config = AnswerConfig &
  BounceConfig &
  CopiesConfig &
  StorageConfig & {
    port: number;
    host: string;
    /** Public origin without a trailing slash, e.g. https://www.example.com */
    siteUrl: string;
    /** Hosts of exported copies of the site, whose forms are accepted too. */
    formOrigins: string[];
    /** Proxies whose X-Forwarded-For is believed: IP addresses and networks in CIDR notation. */
    trustedProxies: string[];
    dataDir: string;
    databaseUrl: string | undefined;
    /** The project that articles and episodes are read from instead of the database. */
    supabase: { url: string; anonKey: string } | undefined;
    sampleContent: "demo" | "none";
    /** Email address that is notified of leads; that of the site's facts when undefined. */
    adminEmail: string | undefined;
    /** Undefined: emails are written to files. May hold a password. */
    smtpUrl: string | undefined;
    mailFrom: string | undefined;
    /** Created at the start when no account has this email address. */
    administrator: { email: string; password: string } | undefined;
    logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
    /** Outside services; empty when the site does everything by itself. */
    embeds: EmbedSettings;
  };

const read = <Name extends keyof typeof variables>(environment: Environment, name: Name) =>
  readVariable(environment, name, variables[name]) as z.output<(typeof variables)[Name]["schema"]>;

/** Both or none of the two; one of them missing has its sentence in the error catalogue (spec 8). */
function readSupabase(environment: Environment): Config["supabase"] {
  const url = read(environment, "SUPABASE_URL");
  const anonKey = read(environment, "SUPABASE_ANON_KEY");
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

/** The database with the account that owns its tables, for command lines, which may change them. */
export const ownerUrl = ({ databaseUrl, migrationUrl }: Pick<Config, "databaseUrl" | "migrationUrl">) =>
  databaseUrl && (migrationUrl ?? databaseUrl);

/**
 * The settings of one process, from its environment variables (product decisions, "How it is run").
 * @throws OperatorError with the variable's name, its fault and an example.
 */
export function readConfig(environment: Environment): Config {
  const port = read(environment, "PORT");
  const email = read(environment, "ADMIN_EMAIL");
  const password = read(environment, "ADMIN_PASSWORD");
  const databaseUrl = read(environment, "DATABASE_URL");
  const smtpUrl = read(environment, "SMTP_URL");
  const copies = readCopiesConfig(environment);
  if (copies.migrationUrl && !databaseUrl) {
    throw new OperatorError(
      "The variable DATABASE_URL is missing, though DATABASE_MIGRATION_URL is set; set DATABASE_URL to the account that answers visitors.",
    );
  }
  return {
    port,
    host: read(environment, "HOST"),
    siteUrl: new URL(read(environment, "SITE_URL") ?? `http://localhost:${port}`).origin,
    formOrigins: read(environment, "FORM_ORIGINS"),
    trustedProxies: read(environment, "TRUSTED_PROXIES"),
    dataDir: read(environment, "DATA_DIR"),
    databaseUrl: databaseUrl && encryptedDatabaseUrl(databaseUrl),
    supabase: readSupabase(environment),
    sampleContent: read(environment, "SAMPLE_CONTENT"),
    adminEmail: email,
    smtpUrl: smtpUrl && encryptedSmtpUrl(smtpUrl),
    mailFrom: read(environment, "MAIL_FROM"),
    administrator: email && password ? { email, password } : undefined,
    logLevel: read(environment, "LOG_LEVEL"),
    embeds: readEmbedSettings(environment),
    ...readBounceConfig(environment),
    ...readAnswerConfig(environment),
    ...copies,
    ...readStorageConfig(environment),
  };
}
