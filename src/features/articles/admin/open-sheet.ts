import { generateHTML, generateJSON } from "@tiptap/core";
import { editorExtensions } from "../../../admin/editor/editor-extensions.ts";
import { borderedSheet, readSheet, type SheetFields, sheetFieldNames, writeSheet } from "../editing/article-sheet.ts";

const emptyParagraph = "<p></p>";

/** Adds an empty paragraph to write in before a leading border, image or call to action, and after each without text below. */
const withParagraphs = (sheet: string) =>
  sheet
    .replace(/^(?=<section)/, emptyParagraph)
    .replaceAll(/<\/section>(?=<section|$)/g, `</section>${emptyParagraph}`);

/** A lone empty paragraph counts as no text. */
function readFields(sheet: string): SheetFields {
  const fields = readSheet(sheet);
  for (const name of sheetFieldNames) if (fields[name] === emptyParagraph) fields[name] = "";
  return fields;
}

/** The fields as the editor serialises them. */
function asEdited(fields: SheetFields): SheetFields {
  const { article } = editorExtensions;
  return readFields(generateHTML(generateJSON(withParagraphs(borderedSheet(fields)), article), article));
}

/** The sheet for the stored fields; `read` returns those of the edited sheet, unchanged ones byte for byte as stored. */
export function openSheet(stored: SheetFields) {
  const edited = asEdited(stored);
  return {
    sheet: withParagraphs(writeSheet(edited)),
    read(sheet: string): SheetFields {
      const fields = readFields(sheet);
      for (const name of sheetFieldNames) if (fields[name] === edited[name]) fields[name] = stored[name];
      return fields;
    },
  };
}
