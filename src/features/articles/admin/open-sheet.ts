import { generateHTML, generateJSON } from "@tiptap/core";
import { editorExtensions } from "../../../admin/editor/editor-extensions.ts";
import { borderedSheet, readSheet, type SheetFields, sheetFieldNames, writeSheet } from "../editing/article-sheet.ts";

const line = "<p></p>";

/** Borders, image and call to action have a line to write on below them, and one above at the beginning. */
const withLines = (sheet: string) =>
  sheet.replace(/^(?=<section)/, line).replaceAll(/<\/section>(?=<section|$)/g, `</section>${line}`);

/** An empty line is not text. */
function readFields(sheet: string): SheetFields {
  const fields = readSheet(sheet);
  for (const name of sheetFieldNames) if (fields[name] === line) fields[name] = "";
  return fields;
}

/** The fields as the editor writes them. */
function asEdited(fields: SheetFields): SheetFields {
  const { article } = editorExtensions;
  return readFields(generateHTML(generateJSON(withLines(borderedSheet(fields)), article), article));
}

/** The sheet of the fields. `read` finds them in the written text: unchanged ones are as they were stored. */
export function openSheet(stored: SheetFields) {
  const edited = asEdited(stored);
  return {
    sheet: withLines(writeSheet(edited)),
    read(sheet: string): SheetFields {
      const fields = readFields(sheet);
      for (const name of sheetFieldNames) if (fields[name] === edited[name]) fields[name] = stored[name];
      return fields;
    },
  };
}
