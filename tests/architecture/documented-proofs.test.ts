import { access, glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const proof = /`([\w./-]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g;
const projectPath = /`((?:src|server|db|scripts|tests|e2e|docs)\/[^`]+)`/g;

/** The proofs that a document names: a test file and the beginning of a test's title. */
const proofsIn = (text: string) => Array.from(text.matchAll(proof), ([, file = "", title = ""]) => ({ file, title }));

/** The files and folders of the project that a text names. */
const pathsIn = (text: string) => Array.from(text.matchAll(projectPath), ([, file = ""]) => file);

async function documents(): Promise<{ file: string; text: string }[]> {
  const documents: { file: string; text: string }[] = [];
  for await (const file of glob(["docs/security/*.md", "docs/promises.md", "docs/ways.md"], { cwd: root })) {
    documents.push({ file, text: await readFile(path.join(root, file), "utf8") });
  }
  return documents;
}

type Requirement = { number: string; level: string; state: string; evidence: string };

/** The rows of ASVS tables: `| 1.2.3 | 1 | requirement | state | evidence |`. */
function requirementsIn(text: string): Requirement[] {
  const rows = text.split("\n").filter((line) => /^\| *\d+\.\d+\.\d+ *\|/.test(line));
  return rows.map((row) => {
    const [number = "", level = "", , state = "", ...evidence] = row.replace(/^\||\|$/g, "").split("|");
    return { number: number.trim(), level: level.trim(), state: state.trim(), evidence: evidence.join("|").trim() };
  });
}

const requirements = async () => (await documents()).flatMap(({ text }) => requirementsIn(text));

/** Whether a row has what its state needs: a reference when the requirement is met, otherwise a reason. */
function isSupported({ state, evidence }: Requirement): boolean {
  const chapter = /\]\(asvs\.md#[\w-]+\)/;
  if (state === "met") return [...proofsIn(evidence), ...pathsIn(evidence)].length > 0 || chapter.test(evidence);
  return (state === "not applicable" || state === "not met") && /\w{2,}/.test(evidence);
}

test("every test that a document names as a proof exists", async () => {
  const proofs = (await documents()).flatMap(({ text }) => proofsIn(text));
  expect(proofs).not.toEqual([]);
  const missing: string[] = [];
  for (const { file, title } of proofs) {
    const source = await readFile(path.join(root, file), "utf8").catch(() => "");
    // A title in backquotes may contain expressions, and one in quotes may contain escaped ones.
    if (!source.replaceAll('\\"', '"').includes(title)) missing.push(`${file}: ${title}`);
  }
  expect(missing).toEqual([]);
});

test("every path that such a document names exists", async () => {
  const paths = new Set((await documents()).flatMap(({ text }) => pathsIn(text)));
  expect(paths.size).toBeGreaterThan(0);
  const missing: string[] = [];
  for (const file of paths) await access(path.join(root, file)).catch(() => missing.push(file));
  expect(missing).toEqual([]);
});

test("every link to a heading of the ASVS document resolves", async () => {
  const all = await documents();
  const overview = all.find(({ file }) => file.endsWith("asvs.md"))?.text ?? "";
  const anchors = Array.from(overview.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading.toLowerCase().replaceAll(" ", "-"),
  );
  const links = all.flatMap(({ text }) => Array.from(text.matchAll(/\(asvs\.md#([\w-]+)\)/g), ([, name = ""]) => name));
  expect(links).not.toEqual([]);
  expect(links.filter((name) => !anchors.includes(name))).toEqual([]);
});

test("every threat names a proof", async () => {
  const model = (await documents()).find(({ file }) => file.endsWith("threat-model.md"));
  const threats = model?.text.split("\n## ").find((section) => section.startsWith("Threats")) ?? "";
  const rows = threats.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| who, from where"));
  expect(rows).not.toEqual([]);
  expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([]);
});

test("each promise of pages, emails and policies names a proof", async () => {
  const promises = (await documents()).find(({ file }) => file.endsWith("promises.md"))?.text ?? "";
  const rows = promises.split("\n").filter((line) => /^\| (?!promise \|)/.test(line));
  expect(rows).not.toEqual([]);
  expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([]);
});

test("each requirement of ASVS 5.0.0 at levels 1 and 2 has one row", async () => {
  const rows = await requirements();
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(rows.filter(({ level }) => level !== "1" && level !== "2")).toEqual([]);
});

test("each row of ASVS has a proof, a path or a reason", async () => {
  expect((await requirements()).filter((row) => !isSupported(row))).toEqual([]);
  const row = (state: string, evidence: string) => ({ number: "1.1.1", level: "1", state, evidence });
  expect([row("met", "as everyone knows"), row("not met", "–"), row("", "no XML")].map(isSupported)).toEqual([
    false,
    false,
    false,
  ]);
});

test("all unmet requirements are listed at the top by level, and no others", async () => {
  const overview = (await documents()).find(({ file }) => file.endsWith("asvs.md"))?.text ?? "";
  const rows = await requirements();
  for (const level of ["1", "2"]) {
    const section = overview.split("\n## ").find((text) => text.startsWith(`Not met at level ${level}`)) ?? "";
    const listed = Array.from(section.matchAll(/^- \*\*([\d.]+)\*\*/gm), ([, number]) => number);
    const open = rows.filter((row) => row.level === level && row.state === "not met").map(({ number }) => number);
    expect(listed).toHaveLength(open.length);
    expect(new Set(listed)).toEqual(new Set(open));
  }
});

test("each service that a variable connects to has its note on data processing", async () => {
  const variables = await readFile(path.join(root, ".env.example"), "utf8");
  const variableNames = Array.from(
    variables.matchAll(/^# ([A-Z_]+_(?:URL|ENDPOINT|WEBHOOK_\w+))=/gm),
    ([, name = ""]) => name,
  );
  expect(variableNames).not.toEqual([]);
  const notes = (await documents()).find(({ file }) => file.endsWith("data-processing.md"))?.text ?? "";
  // The site's own URL isn't a service.
  expect(variableNames.filter((name) => name !== "SITE_URL" && !notes.includes(`\`${name}\``))).toEqual([]);
});

test("every private library member in use has a test and a note on when it becomes obsolete", async () => {
  let count = 0;
  for await (const file of glob("server/upstream/*.ts", { cwd: root })) {
    if (file.endsWith(".test.ts")) continue;
    count += 1;
    const text = (await readFile(path.join(root, file), "utf8")).replaceAll(/\n \* /g, " ");
    expect(text, file).toMatch(/Obsolete when /);
    const guards = Array.from(text.matchAll(/(?:Guarded| and) by `([^`]+)`/g), ([, guard = ""]) => guard);
    expect(guards, file).not.toEqual([]);
    for (const guard of guards) await access(path.join(root, guard.includes("/") ? guard : `server/upstream/${guard}`));
  }
  expect(count).toBeGreaterThan(0);
});
