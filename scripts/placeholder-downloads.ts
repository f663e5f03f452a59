import { createWriteStream, existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { downloads } from "../src/data/download.ts";

/** Puts a one-page PDF where a download is missing, so that the links of a fresh checkout lead to something. */
const directory = path.resolve(import.meta.dirname, "../downloads");
await mkdir(directory, { recursive: true });
for (const { file, title } of Object.values(downloads)) {
  const target = path.join(directory, file);
  if (existsSync(target)) continue;
  const document = new PDFDocument({ size: "A4", info: { Title: title } });
  const stream = document.pipe(createWriteStream(target));
  document
    .fontSize(28)
    .text(title)
    .fontSize(12)
    .moveDown()
    .text("This copy stands in for the one that is being typeset.");
  document.end();
  await finished(stream);
}
