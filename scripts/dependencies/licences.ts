import { readFile } from "node:fs/promises";
import path from "node:path";
import { isAccepted, listPackages } from "./licence-policy.ts";

const root = path.resolve(import.meta.dirname, "../..");
const packages = listPackages(JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));

const byLicence = Map.groupBy(packages, ({ licence }) => licence || "none stated");
for (const [licence, group] of [...byLicence].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`\n${licence} (${group.length})`);
  for (const { name, version, isDevelopment } of group) {
    console.log(`  ${name} ${version}${isDevelopment ? " (development)" : ""}`);
  }
}

const unknown = packages.filter(({ licence }) => !isAccepted(licence));
console.log(`\n${packages.length} packages, ${unknown.length} with a licence that is not accepted.`);
for (const { name, version, licence } of unknown) {
  console.error(
    `${name} ${version}: ${licence || "no licence stated"}. Replace it, or accept it in licence-policy.ts.`,
  );
}
process.exitCode = unknown.length > 0 ? 1 : 0;
