import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readVariable } from "./read-variable.ts";

const schema = z.string().min(5, { message: "is too short" });
const key = { schema, example: "12345", meaning: "A key.", isSecret: true };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "secrets-"));
  await writeFile(path.join(directory, "key"), "from a file\n");
  await writeFile(path.join(directory, "short"), "abc");
});
afterAll(() => rm(directory, { recursive: true }));

const file = (name: string) => path.join(directory, name);

test("a secret can be read from a file named by NAME_FILE", () => {
  expect(readVariable({ KEY_FILE: file("key") }, "KEY", key)).toBe("from a file");
  expect(readVariable({ KEY: "from the variable", KEY_FILE: "" }, "KEY", key)).toBe("from the variable");
  expect(readVariable({}, "KEY", key)).toBeUndefined();
});

test("a variable other than a secret is not read from a file", () => {
  expect(readVariable({ KEY_FILE: file("key") }, "KEY", { ...key, isSecret: false })).toBeUndefined();
});

test("an unreadable, duplicate or invalid secret file stops the start without showing the secret", () => {
  expect(() => readVariable({ KEY_FILE: file("none") }, "KEY", key)).toThrow(
    /^The file .*none of the variable KEY_FILE/,
  );
  expect(() => readVariable({ KEY: "a", KEY_FILE: file("key") }, "KEY", key)).toThrow(
    "Both variables KEY and KEY_FILE",
  );
  expect(() => readVariable({ KEY_FILE: file("short") }, "KEY", key)).toThrow(/^The variable KEY is too short; for/);
});

test("an unset variable has its default, which also serves as the example", () => {
  const level = { schema: z.coerce.number().max(9, { message: "is above 9" }), default: "5", meaning: "A level." };
  expect([{}, { LEVEL: "" }, { LEVEL: "7" }].map((environment) => readVariable(environment, "LEVEL", level))).toEqual([
    5, 5, 7,
  ]);
  expect(() => readVariable({ LEVEL: "10" }, "LEVEL", level)).toThrow(
    'The variable LEVEL "10" is above 9; for example: LEVEL=5.',
  );
});
