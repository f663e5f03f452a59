import { glob, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { pagePolicies, serverPolicies } from "../../src/route-policy.ts";
import { linkPurposes } from "../../src/server-context/signed-link.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFile(path.join(root, file), "utf8");

async function documents(): Promise<Map<string, string>> {
  const textsByFile = new Map<string, string>();
  const patterns = ["*.md", "docs/**/*.md", "{src,server}/**/README.md"];
  for await (const file of glob(patterns, { cwd: root })) textsByFile.set(file, await read(file));
  return textsByFile;
}

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, "").replaceAll(/`[^`\n]*`/g, "");

/** The anchors of a document's headings, as GitHub and GitLab name them. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** The targets of links and images inside the project. */
const targetsIn = (text: string) =>
  Array.from(withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target).filter(
    (target) => !/^(?:https?|mailto):/.test(target),
  );

async function isBroken(from: string, target: string, all: ReadonlyMap<string, string>): Promise<boolean> {
  const [linkedFile = "", anchor] = target.split("#");
  const file = linkedFile ? path.join(path.dirname(from), linkedFile) : from;
  if (!(await stat(path.join(root, file)).catch(() => undefined))) return true;
  return anchor !== undefined && !anchorsOf(all.get(file) ?? "").has(anchor);
}

test("every link in a document resolves", async () => {
  const all = await documents();
  const brokenLinks: string[] = [];
  for (const [file, text] of all) {
    for (const target of targetsIn(text)) {
      if (await isBroken(file, target, all)) brokenLinks.push(`${file}: ${target}`);
    }
  }
  expect(brokenLinks).toEqual([]);
  expect(await isBroken("README.md", "docs/no-such-page.md", all)).toBe(true);
  expect(await isBroken("README.md", "CONTRIBUTING.md#no-such-heading", all)).toBe(true);
});

test("the index leads to every document", async () => {
  const index = targetsIn(await read("docs/README.md"));
  const listed = new Set(index.map((target) => path.join("docs", target)));
  const missing = [...(await documents()).keys()].filter(
    (file) => path.basename(file) !== "README.md" && !listed.has(file) && !listed.has(path.dirname(file)),
  );
  expect(missing).toEqual([]);
});

test("the README is short enough to read in full", async () => {
  const lines = (await read("README.md")).split("\n");
  expect(lines.length).toBeLessThanOrEqual(201);
  expect(lines.filter((line) => line.length > 160)).toEqual([]);
  for (const target of targetsIn(await read("README.md")).filter((name) => name.endsWith(".webp"))) {
    expect((await stat(path.join(root, target))).size, target).toBeLessThan(120_000);
  }
});

const manifest = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

test("every documented command exists, and the list of commands is complete", async () => {
  const scripts = Object.keys(manifest.parse(JSON.parse(await read("package.json"))).scripts);
  const commands: string[] = [];
  for (const [file, text] of await documents()) {
    // The notes of a release may mention removed names.
    if (file === "CHANGELOG.md") continue;
    commands.push(...Array.from(text.matchAll(/npm run ([a-z][\w-]*)/g), ([, name = ""]) => name));
  }
  expect(commands).not.toEqual([]);
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  const list = await read("docs/commands.md");
  const documented = scripts.filter((name) => !["postinstall", "start", "test"].includes(name));
  expect(documented.filter((name) => !list.includes(`npm run ${name}`))).toEqual([]);
});

test("every dependency has its reason, and the table lists no other package", async () => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(await read("package.json")));
  const [, reasons = ""] = (await read("docs/dependencies.md")).split("\n## Reasons\n");
  const listed = Array.from(reasons.matchAll(/^\| `([^`]+)` \| \S/gm), ([, name = ""]) => name);
  expect(listed.toSorted()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].toSorted());
});

test("the lists of rate limits and signed links are complete", async () => {
  const documented = { limits: new Set<string>() };
  for await (const file of glob("{src,server}/**/*.ts", { cwd: root })) {
    if (file.endsWith(".test.ts")) continue;
    const code = await read(file);
    const add = (names: Set<string>, pattern: RegExp) => {
      for (const [, name = ""] of code.matchAll(pattern)) names.add(name);
    };
    add(documented.limits, /\bbucket(?:: | = )["`]([a-z-]+)/g);
    const [hourlyLimits = ""] = /^const hourlyLimits = \{[^}]*\}/m.exec(code) ?? [];
    for (const [, name = ""] of hourlyLimits.matchAll(/"?([a-z-]+)"?: \d/g)) documented.limits.add(name);
  }
  const listed = async (file: string, pattern: RegExp) =>
    new Set(Array.from((await read(`docs/security/${file}`)).matchAll(pattern), ([, name]) => name));
  const limits = await listed("rate-limits.md", /^\|.*?(?:\(|\| (?:emails, )?)`([a-z-]+)(?:NAME(?:-plain)?)?`/gm);
  expect(limits).toEqual(documented.limits);
  expect(await listed("signed-links.md", /^\| `[^|]+ \| `([a-z-]+)[:`]/gm)).toEqual(
    new Set([...linkPurposes, "download"]),
  );
  const links = await read("docs/security/signed-links.md");
  const routes = Object.entries({ ...pagePolicies, ...serverPolicies }).filter(([, policy]) => "hasToken" in policy);
  const urls = routes.map(([route]) => `\`${route.replace(/\{?\$token\}?/, "TOKEN")}\``);
  expect(urls.filter((url) => !links.includes(url))).toEqual([]);
});

const headOf = (decision: string) => decision.split("\n## ")[0] ?? "";

test("a superseded decision says so at its top", async () => {
  const decisions = new Map([...(await documents())].filter(([file]) => file.startsWith("docs/decisions/")));
  const replaced = [...decisions].flatMap(([file, text]) => {
    const [, successors = ""] = /\b(?:Supersedes|replaces) ([\s\S]*)/.exec(headOf(text)) ?? [];
    return targetsIn(successors).map((older) => ({
      newer: path.basename(file),
      older: path.join(path.dirname(file), older),
    }));
  });
  expect(replaced).not.toEqual([]);
  const silent = ({ newer, older }: (typeof replaced)[number]) =>
    !new RegExp(`superseded by[^.]*(?:\\.\\./)?${newer}`).test(headOf(decisions.get(older) ?? ""));
  expect(replaced.filter(silent)).toEqual([]);
});

test("decisions in force name files that exist", async () => {
  const missing: string[] = [];
  for (const [file, text] of await documents()) {
    if (path.dirname(file) !== "docs/decisions" || headOf(text).includes("Status: superseded")) continue;
    for (const [, name = ""] of text.matchAll(/`((?:src|server|scripts|tests|db|e2e|bench)\/[\w./$-]+\.[a-z]+)`/g)) {
      if (!(await stat(path.join(root, name)).catch(() => undefined))) missing.push(`${file}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});
