import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OperatorError } from "../src/server-context/error-messages.ts";
import { findSiteSecret, secretFile } from "./site-secret.ts";

const readSiteSecret = async (directory: string) => String((await findSiteSecret(directory, undefined)).secret);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "secret-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function writeSecret(content: string): Promise<void> {
  await mkdir(path.dirname(secretFile(dataDir)), { recursive: true });
  await writeFile(secretFile(dataDir), content);
}

test("the first start creates a secret readable by its user only, and later starts reuse it", async () => {
  const created = await readSiteSecret(dataDir);
  expect(Buffer.from(created, "base64url")).toHaveLength(32);
  expect((await stat(secretFile(dataDir))).mode & 0o777).toBe(0o600);
  expect(await readdir(path.dirname(secretFile(dataDir)))).toEqual(["secret"]);
  expect(await readSiteSecret(dataDir)).toBe(created);
});

test("processes starting together use the same secret", async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => readSiteSecret(dataDir)));
  expect(new Set(secrets).size).toBe(1);
});

test("a secret of 32 bytes is used as it is", async () => {
  await writeSecret(`${"k".repeat(32)}\n`);
  expect(await readSiteSecret(dataDir)).toBe("k".repeat(32));
});

test.each([
  ["empty", ""],
  ["only space", " \n".repeat(40)],
  ["a byte too short", "k".repeat(31)],
  ["short with space around it", `${" ".repeat(40)}short\n`],
  ["zeros, as a power failure leaves them", "\0".repeat(44)],
  ["bytes that aren't text", "\uFFFD".repeat(44)],
])("a secret that is %s stops the start with a message, and is not replaced", async (_, content) => {
  await writeSecret(content);
  const error = await readSiteSecret(dataDir).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as Error).message).toContain(secretFile(dataDir));
  expect((error as Error).message).toMatch(/restore the file from a backup, or delete it[^\n]*\.$/);
  expect(await readFile(secretFile(dataDir), "utf8")).toBe(content);
});

test("a folder in place of the secret, or a file in place of its folder, is reported in a message", async () => {
  await mkdir(secretFile(dataDir), { recursive: true });
  await expect(readSiteSecret(dataDir)).rejects.toThrow(/cannot be read \(EISDIR/);
  await rm(path.join(dataDir, "keys"), { recursive: true });
  await writeFile(path.join(dataDir, "keys"), "");
  await expect(readSiteSecret(dataDir)).rejects.toThrow(OperatorError);
});

test("a secret from the environment replaces the file, which is not created", async () => {
  const keys = ["n".repeat(40), "o".repeat(40)] as const;
  expect(await findSiteSecret(dataDir, keys)).toEqual({ secret: keys, isNew: false });
  expect(await readdir(dataDir)).toEqual([]);
});
