import path from "node:path";
import { z } from "zod";
import {
  bounceMailboxExample,
  readBounceMailboxUrl,
} from "../../src/server-context/config-values/bounce-mailbox-url.ts";
import { readSvixKey } from "../../src/server-context/config-values/svix-key.ts";
import { readEmailAddress } from "../../src/server-context/email-address.server.ts";
import { isNetwork, loopback } from "../http/connection/client-network.ts";
import { readS3Url, s3UrlExample } from "../media/s3-url.ts";
import { outsideServices } from "./outside-services.ts";
import type { Settings } from "./read-variable.ts";
import {
  databaseUrl,
  interval,
  list,
  seconds,
  signingSecret,
  socketAddress,
  textWhere,
  url,
  wholeNumber,
} from "./value-schemas.ts";

const address = {
  PORT: { schema: wholeNumber(0, 65_535), default: "3000", meaning: "Port to listen on; `0` for any free one." },
  HOST: { schema: z.string(), default: "127.0.0.1", meaning: "IP address to listen on; `0.0.0.0` for all." },
  SITE_URL: {
    schema: url("http:", "https:").refine((value) => new URL(value).pathname === "/" && !value.includes("?"), {
      message: "has a path",
    }),
    fallback: "`http://localhost:PORT`",
    example: "https://www.example.com",
    meaning: "Public origin, without a path, used in canonical links, feeds and emails; https enables HSTS.",
  },
  FORM_ORIGINS: {
    schema: list((entry) => URL.parse(entry)?.origin === entry, "names something that is not a host"),
    example: "https://files.example.com",
    meaning: "Origins of exported copies (`npm run export`) whose forms are accepted, separated by commas.",
  },
  TRUSTED_PROXIES: {
    schema: list(isNetwork, "names something that is not an IP address or network"),
    default: loopback.join(","),
    example: "127.0.0.0/8,::1,10.0.0.0/8",
    meaning:
      "Proxies in front of the site whose `X-Forwarded-For` is trusted for rate limits: IP addresses and networks, separated by commas; one in another container or on another machine has to be listed here.",
  },
} satisfies Settings;

const databaseExample = "postgres://user:password@localhost:5432/site";

const database = {
  DATA_DIR: {
    schema: z.string(),
    default: "./data",
    meaning: "Directory of the embedded database, media, secrets and outbox.",
  },
  DATABASE_URL: {
    schema: databaseUrl,
    example: databaseExample,
    isSecret: true,
    meaning:
      "A PostgreSQL server (15 or later) instead of the embedded database; outside the machine's own network it is spoken to with TLS and a valid certificate, unless `?sslmode=no-verify` accepts one of its own authority or `?sslmode=disable` does without TLS.",
  },
  DATABASE_MIGRATION_URL: {
    schema: databaseUrl,
    fallback: "`DATABASE_URL`",
    example: databaseExample,
    isSecret: true,
    meaning:
      "The same server with the account that owns the tables, for migrations and command lines; that of `DATABASE_URL` then reads and writes rows and can change no table ([how](docs/upgrading.md#two-accounts-of-the-database)).",
  },
  DATABASE_POOL_SIZE: {
    schema: wholeNumber(2, 500),
    default: "10",
    meaning: "Connections of each replica to that server.",
  },
  DATABASE_CONNECT_SECONDS: { schema: seconds(0.1, 300), default: "5", meaning: "How long connecting may take." },
  DATABASE_STATEMENT_SECONDS: {
    schema: seconds(0, 86_400),
    default: "30",
    meaning: "How long a statement may take; `0` for no limit.",
  },
  DATABASE_LISTEN_URL: {
    schema: databaseUrl,
    fallback: "`DATABASE_URL`",
    example: databaseExample,
    isSecret: true,
    meaning: "The server itself, when `DATABASE_URL` is a pooler in transaction mode, which delivers no notifications.",
  },
} satisfies Settings;

const storage = {
  MEDIA_URL: {
    schema: textWhere((value) => readS3Url(value) !== undefined, "is not a bucket with its key and secret"),
    example: s3UrlExample,
    isSecret: true,
    meaning:
      "An S3-compatible bucket for media instead of `DATA_DIR/media`, `s3://key:secret@host/bucket?region=eu-central-1`, or `s3+http://` without TLS; `&addressing=virtual` for stores that take the bucket in the host name only (also in `BACKUP_URL`); characters such as `/` in the secret are percent-encoded, and `npm run media -- move` copies the files there.",
  },
  BACKUP_URL: {
    schema: textWhere(
      (value) => path.isAbsolute(value) || readS3Url(value) !== undefined,
      "is neither a bucket with its key and secret nor a folder from the root",
    ),
    example: "s3://key:secret@s3.example.com/bucket/backups?region=eu-central-1",
    isSecret: true,
    meaning: "Bucket, or folder from the root, of scheduled backups; each is read back after it was written.",
  },
  BACKUP_EVERY: { schema: interval, default: "24h", meaning: "How often a backup is made (`30m`, `24h`, `7d`)." },
  BACKUP_KEEP: { schema: wholeNumber(1), default: "14", meaning: "How many backups stay." },
  BACKUP_RECIPIENT: {
    schema: textWhere((value) => /^age1[02-9ac-hj-np-z]{58}$/.test(value), "is not a public key of age"),
    example: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
    meaning:
      "Public key that backups are encrypted to ([age](https://age-encryption.org)); `--identity FILE` opens them.",
  },
} satisfies Settings;

const operation = {
  SITE_SECRET: {
    schema: signingSecret,
    fallback: "file `keys/secret` in `DATA_DIR`",
    example: "the-output-of-openssl-rand-base64-48",
    isSecret: true,
    meaning:
      "Signs links and sessions; the same for every replica, at least 32 bytes, such as the output of `openssl rand -base64 48`.",
  },
  SITE_SECRET_PREVIOUS: {
    schema: signingSecret,
    example: "the-secret-that-SITE_SECRET-was-before",
    isSecret: true,
    meaning:
      "While the secret is changed, the other of the old and the new one, which is accepted too ([how](docs/upgrading.md#change-the-secret)).",
  },
  DRAIN_SECONDS: {
    schema: seconds(0, 3_600),
    default: "0",
    example: "15",
    meaning: "How long a replica keeps serving after SIGTERM, no longer ready, until its proxy has noticed.",
  },
  CDN_PURGE_URL: {
    schema: url("http:", "https:"),
    example: "https://:token@api.example.com/purge",
    isSecret: true,
    meaning:
      'Receives the tags of changed pages: `POST {"tags": ["article"]}`; a user name and a password in the URL become Basic authentication, a password alone a bearer token.',
  },
  METRICS_ADDRESS: {
    schema: socketAddress,
    example: "127.0.0.1:9464",
    meaning:
      "Address and port of `/metrics` for Prometheus, such as `127.0.0.1:9464`; not an address that visitors reach.",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: url("http:", "https:"),
    example: "http://localhost:4318",
    meaning: "OpenTelemetry collector (OTLP over HTTP) that traces are sent to.",
  },
  OTEL_SERVICE_NAME: { schema: z.string(), default: "chartroom", meaning: "Name of the site in traces." },
  LOG_LEVEL: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      message: "is not a level that the log knows",
    }),
    default: "info",
    meaning: "`fatal`, `error`, `warn`, `info`, `debug` or `silent`.",
  },
} satisfies Settings;

const content = {
  SAMPLE_CONTENT: {
    schema: z.enum(["demo", "none"], { message: "is neither demo nor none" }),
    default: "demo",
    meaning: "`demo` fills an empty database with sample articles and episodes; `none` leaves it empty.",
  },
  SUPABASE_URL: {
    schema: url("http:", "https:"),
    example: "https://your-project.supabase.co",
    meaning: "A Supabase project that articles and episodes are read from; requires `SUPABASE_ANON_KEY`.",
  },
  SUPABASE_ANON_KEY: {
    schema: z.string(),
    example: "eyJ...",
    meaning: "The project's public key, required by `SUPABASE_URL`; everything it can read is published.",
  },
  ANSWER_URL: {
    schema: url("http:", "https:"),
    example: "https://llm.example.com/v1",
    isSecret: true,
    meaning:
      "A service that speaks the OpenAI chat protocol and chooses which of the passages found `/ask` shows; nothing that it writes is shown. Unless its host is local, visitors are asked for consent.",
  },
  ANSWER_MODEL: {
    schema: z.string().trim(),
    example: "mistral-small",
    meaning: "Its model; required by `ANSWER_URL`.",
  },
  ANSWER_KEY: {
    schema: z.string().trim(),
    example: "sk-...",
    isSecret: true,
    meaning: "Its key; a local service may want none.",
  },
  ANSWER_DAILY_REQUESTS: {
    schema: wholeNumber(0),
    default: "200",
    meaning: "Requests that all replicas of the site send it in one day; after that, `/ask` shows passages without it.",
  },
  TRANSCRIBE_URL: {
    schema: url("http:", "https:"),
    example: "https://speech.example.com/v1",
    isSecret: true,
    meaning:
      "A service that speaks OpenAI's protocol of transcriptions (`POST /audio/transcriptions`, `verbose_json`), such as speaches, LocalAI or whisper.cpp's server; an episode's recording is sent to it only when the owner presses Transcribe.",
  },
  TRANSCRIBE_MODEL: {
    schema: z.string().trim(),
    example: "whisper-1",
    meaning: "Its model; required by `TRANSCRIBE_URL`.",
  },
  TRANSCRIBE_KEY: {
    schema: z.string().trim(),
    example: "sk-...",
    isSecret: true,
    meaning: "Its key; a local service may want none.",
  },
} satisfies Settings;

const owner = {
  ADMIN_EMAIL: {
    schema: z.string().refine((text) => readEmailAddress(text).ok, { message: "is not an email address" }),
    fallback: "email address in the settings",
    example: "you@example.com",
    meaning: "Recipient of notices about leads and bookings; an address for notices in the settings comes first.",
  },
  ADMIN_PASSWORD: {
    schema: z.string(),
    // A literal example would be copied verbatim.
    example: "",
    isSecret: true,
    meaning:
      "With `ADMIN_EMAIL`: creates this administrator at the start if the account does not exist; at least 12 characters.",
  },
  SMTP_URL: {
    schema: url("smtp:", "smtps:"),
    fallback: "server entered in the admin area, otherwise `.eml` files in `DATA_DIR/outbox`",
    example: "smtps://user:password@mail.example.com",
    isSecret: true,
    meaning:
      "Mail server for outgoing email, `smtps://user:password@host`, or `smtp://` with STARTTLS, which a host outside the machine's own network must offer unless `?ignoreTLS=true` says otherwise; the site greets it with its own name, or with that of `?name=`. Comes before the server entered at `/admin/mail-server`.",
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, { message: "names no sender" }),
    fallback: "name and email address in the settings",
    example: "Your Name <hello@example.com>",
    meaning: "Sender of emails.",
  },
  BOUNCE_IMAP_URL: {
    schema: textWhere(
      (value) => readBounceMailboxUrl(value) !== undefined,
      "is not a mailbox with its user and password",
    ),
    example: bounceMailboxExample,
    isSecret: true,
    meaning:
      "Mailbox that delivery status notices arrive in, `imaps://user:password@host/INBOX`, from which the site learns which issues came back; with `?processed=FOLDER`, those about an email of the site are moved into that folder; with `?return=bounces@example.com`, where `bounces+ANYTHING@example.com` arrives too, each email gets a return address of its own ([guide](docs/email-delivery.md)).",
  },
  MAILGUN_WEBHOOK_KEY: {
    schema: textWhere((value) => value.length >= 16, "is shorter than 16 characters"),
    example: "the-http-webhook-signing-key-of-your-account",
    isSecret: true,
    meaning:
      "HTTP webhook signing key: accepts signed webhooks about bounces and complaints at `/webhooks/email/mailgun`.",
  },
  RESEND_WEBHOOK_SECRET: {
    schema: textWhere((value) => readSvixKey(value) !== undefined, "is not a signing secret"),
    example: "whsec_TheSigningSecretThatResendShows",
    isSecret: true,
    meaning: "Signing secret of the webhook: accepts the same at `/webhooks/email/resend`.",
  },
} satisfies Settings;

/** Every variable that the site reads; secrets also as NAME_FILE. */
export const settings = {
  ...address,
  ...database,
  ...storage,
  ...operation,
  ...content,
  ...owner,
  ...outsideServices,
};

export type SettingName = keyof typeof settings;

export const settingGroups: readonly { heading: string; about?: string; settings: Settings }[] = [
  { heading: "Address and proxies", settings: address },
  { heading: "Data and database", settings: database },
  { heading: "Media and backups", settings: storage },
  { heading: "Secret, replicas and monitoring", settings: operation },
  { heading: "Content and answers", settings: content },
  { heading: "Owner and email", settings: owner },
  {
    heading: "Outside services",
    about:
      'Each is optional: without its variables the site uses its own form, booking or document. A service loads only after the visitor agrees to it; consent can be withdrawn under "Privacy settings". All values are public.',
    settings: outsideServices,
  },
];
