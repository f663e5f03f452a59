import { z } from "zod";
import { isStrongSecret, minSecretBytes, type SigningSecret } from "../src/request/signed-link.ts";
import { encryptedDatabaseUrl } from "./encrypted-url.ts";
import { databaseUrl, type Environment, readVariable, url } from "./environment.ts";
import { OperatorError } from "./operator-error.ts";
import { isText } from "./site-secret.ts";

const signingSecret = z
  .string()
  .trim()
  .refine(isStrongSecret, { message: `is shorter than ${minSecretBytes} bytes`, abort: true })
  .refine(isText, { message: "holds a control character" })
  .optional();

const seconds = (fallback: number, [least, most]: [number, number]) =>
  z.coerce
    .number({ message: "is not a number of seconds" })
    .min(least, { message: `is below ${least}` })
    .max(most, { message: `is above ${most}` })
    .default(fallback);

const database = "postgres://user:password@localhost:5432/site";

/** An IP address or host name and a port; IPv6 addresses in brackets. */
const socketAddress = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i;

const variables = {
  DATABASE_LISTEN_URL: { schema: databaseUrl.optional(), example: database, isSecret: true },
  DATABASE_MIGRATION_URL: { schema: databaseUrl.optional(), example: database, isSecret: true },
  DATABASE_POOL_SIZE: {
    schema: z.coerce
      .number({ message: "is not a number" })
      .int({ message: "is not a whole number" })
      .min(2, { message: "is below 2" })
      .max(500, { message: "is above 500" })
      .default(10),
    example: "10",
  },
  DATABASE_CONNECT_SECONDS: { schema: seconds(5, [0.1, 300]), example: "5" },
  DATABASE_STATEMENT_SECONDS: { schema: seconds(30, [0, 86_400]), example: "30" },
  DRAIN_SECONDS: { schema: seconds(0, [0, 3_600]), example: "15" },
  SITE_SECRET: { schema: signingSecret, example: "the-output-of-openssl-rand-base64-48", isSecret: true },
  SITE_SECRET_PREVIOUS: { schema: signingSecret, example: "what-SITE_SECRET-was-before", isSecret: true },
  CDN_PURGE_URL: {
    schema: url(["http:", "https:"]).optional(),
    example: "https://:token@api.example.com/purge",
    isSecret: true,
  },
  METRICS_ADDRESS: {
    schema: z
      .string()
      .regex(socketAddress, { message: "is not an address with a port" })
      .refine((value) => Number(socketAddress.exec(value)?.[3]) <= 65_535, { message: "has a port above 65535" })
      .optional(),
    example: "127.0.0.1:9464",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: { schema: url(["http:", "https:"]).optional(), example: "http://localhost:4318" },
  OTEL_SERVICE_NAME: { schema: z.string().default("chartroom"), example: "chartroom" },
} as const;

export const copiesVariables = Object.keys(variables);

export type CopiesConfig = {
  /** The server of DATABASE_URL with the account that owns the tables; undefined: that of DATABASE_URL does. */
  migrationUrl: string | undefined;
  /** How the PostgreSQL server is used. */
  connections: {
    /** Where notifications are listened for when DATABASE_URL is a pooler's; may hold a password. */
    listenUrl: string | undefined;
    poolSize: number;
    connectTimeoutMs: number;
    /** 0: no limit. */
    statementTimeoutMs: number;
  };
  /** Milliseconds that a copy which is asked to stop goes on serving, for a proxy to notice. */
  drainMs: number;
  /** Undefined: the secret is a file in the data directory. */
  siteSecret: SigningSecret | undefined;
  /** What is told when cached pages change; may hold a password. */
  cdnPurgeUrl: string | undefined;
  /** Where figures for Prometheus are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** What this site is called in logs, traces and health checks. */
  serviceName: string;
  /** Where traces are sent; undefined: none are made. */
  tracing: { endpoint: string; serviceName: string } | undefined;
};

const read = <Name extends keyof typeof variables>(environment: Environment, name: Name) =>
  readVariable(environment, name, variables[name]) as z.output<(typeof variables)[Name]["schema"]>;

function readSecret(environment: Environment): CopiesConfig["siteSecret"] {
  const current = read(environment, "SITE_SECRET");
  const previous = read(environment, "SITE_SECRET_PREVIOUS");
  if (!previous) return current;
  if (!current) {
    throw new OperatorError(
      "The variable SITE_SECRET is missing, though SITE_SECRET_PREVIOUS is set; put the new secret into SITE_SECRET, and leave the old one in SITE_SECRET_PREVIOUS.",
    );
  }
  return previous === current ? current : [current, previous];
}

function readMetrics(environment: Environment): CopiesConfig["metrics"] {
  const [, ipv6, host, port] = socketAddress.exec(read(environment, "METRICS_ADDRESS") ?? "") ?? [];
  return port === undefined ? undefined : { host: ipv6 ?? host ?? "", port: Number(port) };
}

/**
 * The settings that several copies of the site, and their monitoring, need.
 * @throws OperatorError with the variable's name, its fault and an example
 */
export function readCopiesConfig(environment: Environment): CopiesConfig {
  const endpoint = read(environment, "OTEL_EXPORTER_OTLP_ENDPOINT");
  const serviceName = read(environment, "OTEL_SERVICE_NAME");
  const listenUrl = read(environment, "DATABASE_LISTEN_URL");
  const migrationUrl = read(environment, "DATABASE_MIGRATION_URL");
  return {
    migrationUrl: migrationUrl && encryptedDatabaseUrl(migrationUrl),
    connections: {
      listenUrl: listenUrl && encryptedDatabaseUrl(listenUrl),
      poolSize: read(environment, "DATABASE_POOL_SIZE"),
      connectTimeoutMs: read(environment, "DATABASE_CONNECT_SECONDS") * 1000,
      statementTimeoutMs: read(environment, "DATABASE_STATEMENT_SECONDS") * 1000,
    },
    drainMs: read(environment, "DRAIN_SECONDS") * 1000,
    siteSecret: readSecret(environment),
    cdnPurgeUrl: read(environment, "CDN_PURGE_URL"),
    metrics: readMetrics(environment),
    serviceName,
    tracing: endpoint ? { endpoint, serviceName } : undefined,
  };
}
