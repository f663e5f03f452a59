import { ZipFile } from "yazl";

const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const package_ = "http://schemas.openxmlformats.org/package/2006";

const related = (kind: string, target: string) =>
  `<Relationships xmlns="${package_}/relationships"><Relationship Id="a" Type="${relations}/${kind}" Target="${target}"/></Relationships>`;

/** A Word document with the given WordprocessingML within its body and its footnotes. */
export async function wordFile(body: string, footnotes = ""): Promise<File> {
  const zip = new ZipFile();
  const files = {
    "[Content_Types].xml": `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": related("officeDocument", "word/document.xml"),
    "word/_rels/document.xml.rels": related("footnotes", "footnotes.xml"),
    "word/document.xml": `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    "word/footnotes.xml": `<w:footnotes ${namespaces}>${footnotes}</w:footnotes>`,
  };
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of zip.outputStream) parts.push(new Uint8Array(Buffer.from(part)));
  return new File(parts, "a.docx");
}
