import path from "node:path";
import { z } from "zod";
import { type Environment, readVariable } from "./environment.ts";
import { readS3Url, s3UrlExample } from "./media/s3-url.ts";

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A number with a unit as milliseconds, such as 24h. */
const interval = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, { message: "is no number of minutes, hours or days" })
  .transform((value) => Number(value.slice(0, -1)) * (unitMs[value.slice(-1) as keyof typeof unitMs] ?? 0));

const variables = {
  MEDIA_URL: {
    schema: z
      .string()
      .refine((value) => readS3Url(value) !== undefined, { message: "is no bucket with its key and secret" })
      .optional(),
    example: s3UrlExample,
    isSecret: true,
  },
  BACKUP_URL: {
    schema: z
      .string()
      .refine((value) => path.isAbsolute(value) || readS3Url(value) !== undefined, {
        message: "is neither a bucket with its key and secret nor a folder from the root",
      })
      .optional(),
    example: s3UrlExample,
    isSecret: true,
  },
  BACKUP_EVERY: { schema: interval.prefault("24h"), example: "24h" },
  BACKUP_KEEP: {
    schema: z.coerce
      .number({ message: "is not a number" })
      .int({ message: "is not a whole number" })
      .min(1, { message: "is below 1" })
      .default(14),
    example: "14",
  },
  BACKUP_RECIPIENT: {
    schema: z
      .string()
      .regex(/^age1[02-9ac-hj-np-z]{58}$/, { message: "is no public key of age" })
      .optional(),
    example: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
  },
} as const;

export const storageVariables = Object.keys(variables);

export type BackupConfig = {
  /** The bucket or folder of scheduled backups; undefined: none are made. May hold a secret. */
  url: string | undefined;
  everyMs: number;
  /** Backups that stay; older ones are removed when a newer one was read back. */
  keep: number;
  /** The public key that backups are encrypted to; undefined: they are not encrypted. */
  recipient: string | undefined;
};

export type StorageConfig = {
  /** The bucket of the media store; undefined: a folder in the data directory. Holds a secret. */
  mediaUrl: string | undefined;
  backups: BackupConfig;
};

const read = <Name extends keyof typeof variables>(environment: Environment, name: Name) =>
  readVariable(environment, name, variables[name]) as z.output<(typeof variables)[Name]["schema"]>;

/**
 * Where media files and backups lie.
 * @throws OperatorError with the variable's name, its fault and an example
 */
export const readStorageConfig = (environment: Environment): StorageConfig => ({
  mediaUrl: read(environment, "MEDIA_URL"),
  backups: {
    url: read(environment, "BACKUP_URL"),
    everyMs: read(environment, "BACKUP_EVERY"),
    keep: read(environment, "BACKUP_KEEP"),
    recipient: read(environment, "BACKUP_RECIPIENT"),
  },
});
