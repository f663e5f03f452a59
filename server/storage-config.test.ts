import { expect, test } from "vitest";
import { readStorageConfig } from "./storage-config.ts";

const bucket = "s3://key:my-secret@s3.example.com/site/backups?region=eu-central-1";
const recipient = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

test("a bucket for media, and one with an interval and a key for backups", () => {
  const settings = { MEDIA_URL: bucket, BACKUP_URL: bucket, BACKUP_EVERY: "6h", BACKUP_KEEP: "3" };
  expect(readStorageConfig({ ...settings, BACKUP_RECIPIENT: recipient })).toEqual({
    mediaUrl: bucket,
    backups: { url: bucket, everyMs: 6 * 3_600_000, keep: 3, recipient },
  });
  expect(readStorageConfig({ BACKUP_URL: "/var/backups/site" }).backups.url).toBe("/var/backups/site");
});

test.each([
  ["MEDIA_URL", "s3://my-secret@s3.example.com/site", "is no bucket"],
  ["BACKUP_URL", "my-secret", "is neither a bucket"],
  ["BACKUP_EVERY", "daily", "is no number of minutes, hours or days"],
  ["BACKUP_EVERY", "0h", "is no number of minutes, hours or days"],
  ["BACKUP_KEEP", "0", "is below 1"],
  ["BACKUP_RECIPIENT", "AGE-SECRET-KEY-1", "is no public key of age"],
])("%s=%s is told with its fault, an example and no secret", (name, value, fault) => {
  const read = () => readStorageConfig({ [name]: value });
  expect(read).toThrow(fault);
  expect(read).toThrow(`use for example ${name}=`);
  expect(read).not.toThrow("my-secret");
});
