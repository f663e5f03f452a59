import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { documentSettings } from "./make-settings.ts";

test("README.md, docs/configuration.md and .env.example match the table of settings (else: npm run settings)", async () => {
  for (const [name, text] of Object.entries(await documentSettings())) {
    expect(await readFile(path.join(import.meta.dirname, "..", name), "utf8"), name).toBe(text);
  }
});
