import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes tests/vocabulary/schema-org.json anew: the vocabulary of schema.org as the package schema-dts publishes it, which
 * types there are, what each inherits, which properties it has and what their values may be.
 */
type VocabularyType = { parents?: string[]; properties?: Record<string, string[]>; members?: string[] };

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "node_modules", "schema-dts");
const source = await readFile(path.join(folder, "dist", "schema.d.ts"), "utf8");
const { version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as { version: string };

const types: Record<string, VocabularyType> = {};
const typeNamed = (name: string) => {
  types[name] ??= {};
  return types[name];
};

const interfaces = source.matchAll(/^(?:export )?interface (\w+)(Base|Leaf)(?: extends ([^{]+?))? ?\{([\s\S]*?)^\}/gm);
for (const [, name = "", kind, parents = "", body = ""] of interfaces) {
  const type = typeNamed(name);
  const bases = [...parents.matchAll(/\b(\w+)Base\b/g)]
    .map(([, parent = ""]) => parent)
    .filter((parent) => parent !== name);
  if (bases.length > 0) type.parents = bases;
  if (kind === "Leaf") continue;
  for (const [, property = "", values = ""] of body.matchAll(/^\s+"(\w+)"\??: SchemaValue<([^,]+),/gm)) {
    type.properties ??= {};
    type.properties[property] = values.split("|").map((value) => value.trim());
  }
}
for (const [, name = "", union = ""] of source.matchAll(/^export type (\w+) = ([^;]+);/gm)) {
  const members = [...union.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, member = ""]) => member);
  if (members.length > 0) typeNamed(name).members = members;
}

const lines = Object.entries(types)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, type]) => `${JSON.stringify(name)}:${JSON.stringify(type)}`);
const head = {
  source: `schema.org by way of schema-dts ${version} (npm), dist/schema.d.ts, read by scripts/vendor-vocabulary.ts`,
  licence: "Vocabulary: schema.org, CC BY-SA 3.0. Typings: schema-dts, Apache-2.0.",
};
const file = path.join(root, "tests", "vocabulary", "schema-org.json");
await writeFile(
  file,
  `{"source":${JSON.stringify(head.source)},"licence":${JSON.stringify(head.licence)},"types":{\n${lines.join(",\n")}\n}}\n`,
);
console.log(`${lines.length} types written to ${path.relative(root, file)}`);
