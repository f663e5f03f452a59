import { readFileSync } from "node:fs";
import path from "node:path";

export type VocabularyType = { parents: string[]; properties: Record<string, string[]>; members: string[] };

/**
 * The vocabulary of schema.org as published by the package schema-dts: types, ancestors, properties and their accepted
 * values.
 */
export function readVocabulary(): Record<string, VocabularyType> {
  const file = path.resolve(import.meta.dirname, "../../node_modules/schema-dts/dist/schema.d.ts");
  const source = readFileSync(file, "utf8");
  const types: Record<string, VocabularyType> = {};
  const typeNamed = (name: string) => {
    types[name] ??= { parents: [], properties: {}, members: [] };
    return types[name];
  };
  const interfaces = source.matchAll(
    /^(?:export )?interface (\w+)(Base|Leaf)(?: extends ([^{]+?))? ?\{([\s\S]*?)^\}/gm,
  );
  for (const [, name = "", kind, parents = "", body = ""] of interfaces) {
    const type = typeNamed(name);
    const bases = Array.from(parents.matchAll(/\b(\w+)Base\b/g), ([, parent = ""]) => parent);
    if (bases.some((parent) => parent !== name)) type.parents = bases.filter((parent) => parent !== name);
    if (kind === "Leaf") continue;
    for (const [, property = "", values = ""] of body.matchAll(/^\s+"(\w+)"\??: SchemaValue<([^,]+),/gm)) {
      type.properties[property] = values.split("|").map((value) => value.trim());
    }
  }
  for (const [, name = "", union = ""] of source.matchAll(/^export type (\w+) = ([^;]+);/gm)) {
    const members = Array.from(union.matchAll(/"(https:\/\/schema\.org\/\w+)"/g), ([, member = ""]) => member);
    if (members.length > 0) typeNamed(name).members = members;
  }
  return types;
}
