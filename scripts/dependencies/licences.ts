import { readFile } from "node:fs/promises";
import path from "node:path";

/** Accepted licences: none requires publishing the site's source or showing a notice to visitors. */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  // Public holiday dates; the admin area credits the source.
  "CC-BY-3.0",
  "CC-BY-4.0",
  "ISC",
  // libvips of sharp: a replaceable, unmodified shared library.
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  // Weak copyleft per file; no file is modified.
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages without a clear licence in their manifest, and where it is stated. */
const statedElsewhere: Readonly<Record<string, { licence: string; source: string }>> = {
  busboy: { licence: "MIT", source: "LICENSE in the package" },
  dicer: { licence: "MIT", source: "LICENSE in the package" },
  duck: { licence: "BSD-2-Clause", source: "LICENSE in the package" },
  "humanize-number": { licence: "MIT", source: "Readme.md in the package" },
  only: { licence: "MIT", source: "Readme.md in the package" },
  "png-js": { licence: "MIT", source: "LICENSE in the package" },
  streamsearch: { licence: "MIT", source: "LICENSE in the package" },
};

type LockedPackage = { name: string; version: string; licence: string; isDevelopment: boolean };

type LockFile = { packages: Readonly<Record<string, { version?: string; license?: string; dev?: boolean }>> };

export function listPackages({ packages }: LockFile): LockedPackage[] {
  const packagesByKey = new Map<string, LockedPackage>();
  for (const [location, { version = "", license, dev = false }] of Object.entries(packages)) {
    const name = location.split("node_modules/").at(-1);
    if (!name) continue;
    const licence = statedElsewhere[name]?.licence ?? license ?? "";
    const isDevelopment = dev && (packagesByKey.get(`${name}@${version}`)?.isDevelopment ?? true);
    packagesByKey.set(`${name}@${version}`, { name, version, licence, isDevelopment });
  }
  return [...packagesByKey.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** An SPDX expression: all terms of AND, any term of OR. False when empty, unknown or nested deeper. */
export function isAccepted(expression: string): boolean {
  const [, inner = expression] = /^\(([^()]*)\)$/.exec(expression) ?? [];
  return inner.split(/\s+AND\s+/).every((term) =>
    term
      .replace(/^\((.*)\)$/, "$1")
      .split(/\s+OR\s+/)
      .some((licence) => accepted.has(licence)),
  );
}

async function listLicences(): Promise<void> {
  const root = path.resolve(import.meta.dirname, "../..");
  const packages = listPackages(JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));

  const byLicence = Map.groupBy(packages, ({ licence }) => licence || "none stated");
  for (const [licence, group] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${licence} (${group.length})`);
    for (const { name, version, isDevelopment } of group) {
      console.log(`  ${name} ${version}${isDevelopment ? " (development)" : ""}`);
    }
  }

  const unknown = packages.filter(({ licence }) => !isAccepted(licence));
  console.log(`\n${packages.length} packages, ${unknown.length} with a licence that is not accepted.`);
  for (const { name, version, licence } of unknown) {
    console.error(
      `${name} ${version}: ${licence || "no licence stated"}. Replace it, or accept it in scripts/dependencies/licences.ts.`,
    );
  }
  process.exitCode = unknown.length > 0 ? 1 : 0;
}

if (import.meta.main) await listLicences();
