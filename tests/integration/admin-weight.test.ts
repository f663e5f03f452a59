import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { findCycle, type Import } from "../../scripts/import-rules.ts";
import { readClientFile, readManifest } from "./support/client-build.ts";

const root = path.resolve(import.meta.dirname, "../..");

const isPrivate = (route: string) => /^\/(admin|login)(\/|$)/.test(route);

/** Strings that occur in the admin area's scripts only. */
const markers = [
  "ProseMirror",
  "admin-table",
  "admin-rows",
  "Export CSV",
  "Your session has ended",
  "two-factor/enable",
];

test("no public page loads code of the admin area", async () => {
  const routes = await readManifest();
  const files = (isAdmin: boolean) =>
    new Set(
      Object.entries(routes)
        .filter(([route]) => isPrivate(route) === isAdmin)
        .flatMap(([, { preloads = [] }]) => preloads),
    );
  const [publicFiles, adminFiles] = [files(false), files(true)];
  const read = async (file: string) => (await readClientFile(file)).toString();
  const faults: string[] = [];
  for (const file of publicFiles) {
    const text = await read(file);
    faults.push(...markers.filter((marker) => text.includes(marker)).map((marker) => `${file}: ${marker}`));
  }
  expect(faults).toEqual([]);
  // The markers prove something only if the admin area contains them.
  const adminText = (await Promise.all([...adminFiles].map(read))).join("\n");
  expect(markers.filter((marker) => !adminText.includes(marker))).toEqual([]);
});

test("no two scripts import each other, which would read uninitialised bindings", async () => {
  const assets = path.join(root, "dist", "client", "assets");
  const imports: Import[] = [];
  for (const from of (await readdir(assets)).filter((file) => file.endsWith(".js"))) {
    const text = await readFile(path.join(assets, from), "utf8");
    const names = text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
    imports.push(...[...names].map(([, to = ""]) => ({ from, to, typeOnly: false })));
  }
  expect(imports.length).toBeGreaterThan(100);
  expect(findCycle(imports)?.join(" -> ")).toBeUndefined();
});

test("the admin area has its own styles", async () => {
  const assets = path.join(root, "dist", "client", "assets");
  const sheets = (await readdir(assets)).filter((file) => file.endsWith(".css"));
  // A rule, and a utility with a breakpoint that only the admin area uses.
  for (const marker of [".admin-table", ".desk\\:"]) {
    const withAdmin: string[] = [];
    for (const sheet of sheets)
      if ((await readFile(path.join(assets, sheet), "utf8")).includes(marker)) withAdmin.push(sheet);
    expect(withAdmin, marker).toEqual([expect.stringMatching(/^admin-/)]);
  }
});
