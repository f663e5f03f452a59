import { glob, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { parseDocument } from "htmlparser2";
import { z } from "zod";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "src/ui/icons.gen.ts");
const importStatement = /import (type )?\{([^}]*)\} from "[./]*\/(?:ui\/)?icons\.gen\.ts";/g;

const drawing = z.object({ body: z.string() });
const drawingsSchema = z.object({
  icons: z.record(z.string(), drawing),
  aliases: z.record(z.string(), z.object({ parent: z.string() })),
});
type Drawings = z.infer<typeof drawingsSchema>;

/** What the svg element around the shapes says for all of them. */
const common: Readonly<Record<string, string>> = {
  fill: "none",
  stroke: "currentColor",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  "stroke-width": "2",
};

/** "ChartNoAxesColumn" is drawn as "chart-no-axes-column", "Link2" as "link-2". */
const drawingName = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]|(?<=[a-z])\d/g, (character) => `-${character}`).toLowerCase();

const propertyName = (attribute: string): string =>
  attribute.replaceAll(/-(\w)/g, (_dash, character: string) => character.toUpperCase());

/** The arguments of `makeIcon` for one element of a drawing, or for those in a group. */
function shapesOf(node: ReturnType<typeof parseDocument>["children"][number]): string[] {
  if (!("attribs" in node)) return [];
  const own = Object.entries(node.attribs).filter(([name, value]) => common[name] !== value);
  if (node.name === "g") {
    if (own.length > 0) throw new Error(`A group of an icon has ${own.map(([name]) => name).join(", ")}.`);
    return node.children.flatMap(shapesOf);
  }
  if (node.name === "path" && own.length === 1) return [JSON.stringify(node.attribs.d)];
  const attributes = own.map(([name, value]) => `${propertyName(name)}: ${JSON.stringify(value)}`);
  return [`[${JSON.stringify(node.name)}, { ${attributes.join(", ")} }]`];
}

function declarationOf(name: string, { icons, aliases }: Drawings): string {
  const key = drawingName(name);
  const found = icons[key] ?? icons[aliases[key]?.parent ?? ""];
  if (!found) throw new Error(`Lucide has no icon ${key}, which src imports as ${name}.`);
  const shapes = parseDocument(found.body, { xmlMode: true }).children.flatMap(shapesOf);
  return `export const ${name} = /* @__PURE__ */ makeIcon(${shapes.join(", ")});`;
}

/** The names of the icons that the files in src import, in order. */
async function importedIcons(): Promise<string[]> {
  const names = new Set<string>();
  for await (const file of glob("src/**/*.{ts,tsx}", { cwd: root })) {
    const text = await readFile(path.join(root, file), "utf8");
    for (const [, isType, list = ""] of text.matchAll(importStatement)) {
      if (isType) continue;
      for (const entry of list.split(",")) {
        const [name = ""] = entry.trim().split(" as ");
        if (name) names.add(name);
      }
    }
  }
  return [...names].sort();
}

/**
 * What src/ui/icons.gen.ts has to hold: every icon that the site imports, as Lucide draws it.
 * @throws when Lucide has no icon of an imported name
 */
export async function writeIcons(): Promise<string> {
  const source = require.resolve("@iconify-json/lucide/icons.json");
  const drawings = drawingsSchema.parse(JSON.parse(await readFile(source, "utf8")));
  const licence = await readFile(path.join(import.meta.dirname, "lucide-licence.txt"), "utf8");
  const declarations = (await importedIcons()).map((name) => declarationOf(name, drawings));
  return [
    "// Made by `npm run icons` from the names that src imports; do not edit.",
    'import { makeIcon } from "./icon-maker.ts";',
    "",
    ...declarations,
    "",
    `/*\nThe drawings are those of Lucide:\n\n${licence.trim()}\n*/`,
    "",
  ].join("\n");
}

if (import.meta.main) await writeFile(target, await writeIcons());
