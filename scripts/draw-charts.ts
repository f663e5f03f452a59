import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chartDrawings } from "./chart-drawings.ts";
import { chartGlyphs } from "./chart-glyphs.ts";
import { clientMarks } from "./client-marks.ts";
import type { DrawnFile } from "./drawn-file.ts";

const publicFolder = path.join(import.meta.dirname, "..", "public");

/** Writes a folder of drawings anew, so that a renamed drawing leaves nothing behind, and lists their sizes. */
async function writeFolder(folder: string, files: readonly DrawnFile[]): Promise<void> {
  const target = path.join(publicFolder, folder);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { name, svg } of files) {
    await writeFile(path.join(target, name), svg);
    console.log(`${`${folder}/${name}`.padEnd(40)} ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli`);
  }
}

await writeFolder("charts", [...chartDrawings(), ...chartGlyphs()]);
await writeFolder("clients", clientMarks());
