import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readVariable } from "./environment.ts";

const key = { schema: z.string().min(5, { message: "is too short" }).optional(), example: "12345", isSecret: true };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "secrets-"));
  await writeFile(path.join(directory, "key"), "from a file\n");
  await writeFile(path.join(directory, "short"), "abc");
});
afterAll(() => rm(directory, { recursive: true }));

const file = (name: string) => path.join(directory, name);

test("a secret may lie in a file that a variable names", () => {
  expect(readVariable({ KEY_FILE: file("key") }, "KEY", key)).toBe("from a file");
  expect(readVariable({ KEY: "from the variable", KEY_FILE: "" }, "KEY", key)).toBe("from the variable");
  expect(readVariable({}, "KEY", key)).toBeUndefined();
});

test("what is no secret is read from its variable only", () => {
  expect(readVariable({ KEY_FILE: file("key") }, "KEY", { ...key, isSecret: false })).toBeUndefined();
});

test("a file that cannot be read, is set twice or holds nonsense stops the start, and shows no secret", () => {
  expect(() => readVariable({ KEY_FILE: file("none") }, "KEY", key)).toThrow(
    /^The file .*none of the variable KEY_FILE/,
  );
  expect(() => readVariable({ KEY: "a", KEY_FILE: file("key") }, "KEY", key)).toThrow(
    "Both variables KEY and KEY_FILE",
  );
  expect(() => readVariable({ KEY_FILE: file("short") }, "KEY", key)).toThrow(/^The variable KEY is too short; use/);
});
