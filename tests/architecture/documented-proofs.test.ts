import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const proof = /`([\w./-]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g;

/** The proofs that a document names: a test file and the beginning of a test's title. */
const proofsIn = (text: string) => Array.from(text.matchAll(proof), ([, file = "", title = ""]) => ({ file, title }));

async function documents(): Promise<{ file: string; text: string }[]> {
  const found: { file: string; text: string }[] = [];
  for await (const file of glob("docs/security/*.md", { cwd: root })) {
    found.push({ file, text: await readFile(path.join(root, file), "utf8") });
  }
  return found;
}

test("every test that a security document names exists", async () => {
  const proofs = (await documents()).flatMap(({ text }) => proofsIn(text));
  expect(proofs.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const { file, title } of proofs) {
    const source = await readFile(path.join(root, file), "utf8").catch(() => "");
    // A title in backquotes may hold expressions, and one in quotes may hold escaped ones.
    if (!source.replaceAll('\\"', '"').includes(title)) missing.push(`${file}: ${title}`);
  }
  expect(missing).toEqual([]);
});

test("every threat names a proof", async () => {
  const model = (await documents()).find(({ file }) => file.endsWith("threat-model.md"));
  const threats = model?.text.split("\n## ").find((section) => section.startsWith("Threats")) ?? "";
  const rows = threats.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| who, from where"));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([]);
});
