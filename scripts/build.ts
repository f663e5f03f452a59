import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { createBuilder } from "vite";
import { buildIsStale } from "../server/freshness.ts";
import { defaultSite } from "../src/facts/site.ts";
import { compress } from "../src/server-context/http/content-encoding.ts";
import { plainPageOf } from "../src/server-context/http/plain-page.ts";
import { parseStyleSheet, withFontsUnlessScripted } from "./parse-style-sheet.ts";

const root = path.resolve(import.meta.dirname, "..");
const compressible = /\.(css|html|js|json|svg|txt|webmanifest|xml|vtt)$/;

/** Writes .br and .gz beside every text file of the client, so that the server never compresses one. */
async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const body = await readFile(file);
    if (body.length < 512) continue;
    await writeFile(`${file}.br`, await compress(body, "br", "often"));
    await writeFile(`${file}.gz`, await compress(body, "gzip", "often"));
  }
}

/**
 * Pre-parses style sheets, so that the server only selects the rules a page needs. These include the fonts, so the full sheet
 * declares fonts for pages without scripts only: declaring them twice would make a browser lay out the page again.
 */
async function parseStyleSheets(client: string, target: string): Promise<void> {
  const names = (await readdir(path.join(client, "assets"))).filter((name) => name.endsWith(".css"));
  const sheets = names.map(async (name) => {
    const css = await readFile(path.join(client, "assets", name), "utf8");
    await writeFile(path.join(client, "assets", name), withFontsUnlessScripted(css));
    return [`/assets/${name}`, parseStyleSheet(css)];
  });
  await writeFile(target, JSON.stringify(Object.fromEntries(await Promise.all(sheets))));
}

async function listMaterials(target: string): Promise<void> {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: root, maxBuffer: 64 << 20 });
  await writeFile(target, stdout);
}

const { values } = parseArgs({
  options: {
    "if-stale": { type: "boolean" },
    into: { type: "string", default: path.join(root, "dist") },
  },
});
const { into: outDir } = values;

if (values["if-stale"] && !(await buildIsStale(root, outDir))) process.exit(0);

process.env.NODE_ENV = "production";
await rm(outDir, { recursive: true, force: true });
const builder = await createBuilder({ root, build: { outDir }, mode: "production", logLevel: "warn" });
await builder.buildApp();
const client = path.join(outDir, "client");
await parseStyleSheets(client, path.join(outDir, "server", "style-sheets.json"));
// Shown by a proxy when no replica responds (deploy/nginx.conf).
await mkdir(path.join(outDir, "proxy"));
await writeFile(path.join(outDir, "proxy", "unavailable.html"), plainPageOf(defaultSite, "unavailable").body);
await precompress(client);
await listMaterials(path.join(outDir, "sbom.cdx.json"));
// Written last: marks the build as complete.
await writeFile(path.join(outDir, "built.json"), JSON.stringify({ builtAt: new Date().toISOString() }));
console.log(`Built into ${path.relative(root, outDir)}/.`);
