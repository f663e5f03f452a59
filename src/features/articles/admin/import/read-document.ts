import { readFrontMatter } from "./front-matter.ts";
import { unpackedBytes } from "./unpacked-bytes.ts";

export type ReadDocument = { html: string; facts: ReadonlyMap<string, string> };

const maxBytes = 20 * 1024 * 1024;
/** More would not be read by the browser, but stop it. */
const maxUnpackedBytes = 100 * 1024 * 1024;

/** What can be imported, for the browser's choice of files. */
export const importedKinds = ".md,.markdown,.txt,.docx";

const isWord = ({ name }: File) => /\.docx$/i.test(name);
const isMarkdown = ({ name }: File) => /\.(?:md|markdown|txt)$/i.test(name);

/** Whether a file is a text that can be imported, by its name. */
export const isDocument = (file: File): boolean => isWord(file) || isMarkdown(file);

async function readWord(file: File): Promise<ReadDocument> {
  const { default: mammoth } = await import("mammoth/mammoth.browser.min.js");
  const options = {
    styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", "strike => s"],
  };
  const arrayBuffer = await file.arrayBuffer();
  if ((await unpackedBytes(arrayBuffer, maxUnpackedBytes)) > maxUnpackedBytes) throw new RangeError("It is too large.");
  const { value } = await mammoth.convertToHtml({ arrayBuffer }, options);
  return { html: value, facts: new Map() };
}

async function readMarkdown(file: File): Promise<ReadDocument> {
  const { Marked } = await import("marked");
  const { facts, text } = readFrontMatter(await file.text());
  return { html: await new Marked({ gfm: true }).parse(text), facts };
}

/**
 * A Markdown or Word file as HTML that is not clean yet.
 * @throws Error in words when the file is neither, or is broken
 */
export async function readDocument(file: File): Promise<ReadDocument> {
  if (!isDocument(file)) throw new Error("Choose a Markdown file (.md) or a Word document (.docx).");
  if (file.size > maxBytes) throw new Error("A document can have 20 MB at most.");
  try {
    return isWord(file) ? await readWord(file) : await readMarkdown(file);
  } catch {
    throw new Error(`${file.name} could not be read. Open it in its program, save it again and try once more.`);
  }
}
