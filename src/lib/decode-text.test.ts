import { readFileSync } from "node:fs";
import path from "node:path";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { decodeText, textProblem } from "./decode-text.ts";

const world = (file: string) => readFileSync(path.join(import.meta.dirname, "../../tests/fixtures/world", file));

const read = (bytes: Uint8Array, charset?: string) => {
  const decoded = decodeText(bytes, charset);
  return decoded.ok ? decoded.value : decoded.code;
};

const list = "Name;Notiz\r\nKäte Öhler;Grüße aus Gießen\r\nÉmile Lefèvre;„très bien“ – 5 €\r\n";
const plain = list.replaceAll("\r", "");

describe("decodeText", () => {
  test.each([
    ["16-csv-utf16/a-utf16le-tab.txt", "utf-16le", "Jörg Groß"],
    ["16-csv-utf16/b-utf16be-comma.csv", "utf-16be", "Hanna Müßig"],
    ["16-csv-utf16/c-windows1252-semicolon.csv", "windows-1252", "Käte Öhler"],
    ["24-redirects-csv/c-windows1252-semicolon.csv", "windows-1252", "/köp-c;/contact"],
    ["24-redirects-csv/f-bom.csv", "utf-8", "From,To\n/old-f"],
    ["24-redirects-csv/g-utf16.csv", "utf-16le", "/old-g\t/contact"],
    ["24b-markdown-windows1252/gruesse.md", "windows-1252", "# Grüße aus Köln\n"],
  ])("reads %s as %s", (file, encoding, contained) => {
    const decoded = read(world(file));
    expect(decoded).toMatchObject({ encoding });
    expect(JSON.stringify(decoded)).toContain(JSON.stringify(contained).slice(1, -1));
  });

  test.each([
    ["utf8", "utf-8", {}],
    ["utf8", "utf-8", { addBOM: true }],
    ["utf-16le", "utf-16le", { addBOM: true }],
    ["utf-16le", "utf-16le", {}],
    ["utf-16be", "utf-16be", { addBOM: true }],
    ["utf-16be", "utf-16be", { addBOM: false }],
    ["windows-1252", "windows-1252", {}],
  ])("reads a list in %s (%s, %j)", (fileEncoding, encoding, options) => {
    expect(read(iconv.encode(list, fileEncoding, options))).toEqual({ encoding, text: plain });
  });

  test.each([
    ["windows-1251", "Это список подписчиков нашего журнала за прошлый год, выгруженный из старой системы."],
    ["koi8-r", "Это список подписчиков нашего журнала за прошлый год, выгруженный из старой системы."],
  ])("recognises a longer text in %s", (encoding, text) => {
    expect(read(iconv.encode(text, encoding))).toEqual({ encoding, text });
  });

  test.each([
    ["macintosh", list],
    ["cp850", list],
    ["windows-1250", "Email;Name\na@b.example;Łukasz Żółć\nb@b.example;Paweł Święty\n"],
    ["windows-1250", "Email;Name\na@b.example;Jiří Dvořák\nb@b.example;Tomáš Novák\n"],
    ["windows-1251", "Email;Name\na@b.example;Иван Петров\n"],
  ])("doesn't guess when the text could be %s", (encoding, text) => {
    expect(read(iconv.encode(text, encoding))).toBe("unknown");
  });

  test.each([
    ["iso-8859-2", "Łukasz Żółć", "iso-8859-2"],
    ["shift_jis", "日本語の記事", "shift_jis"],
    ["ISO-8859-1", "Grüße", "windows-1252"],
    ['"windows-1251"', "Иван", "windows-1251"],
  ])("uses a declared charset %s", (charset, text, encoding) => {
    expect(read(iconv.encode(text, encoding), charset)).toEqual({ encoding, text });
  });

  test("reads UTF-8 that a server declares as Latin-1, and ignores a charset that doesn't exist", () => {
    expect(read(Buffer.from("Grüße"), "iso-8859-1")).toMatchObject({ text: "Grüße" });
    expect(read(Buffer.from("Grüße"), "utf-99")).toMatchObject({ text: "Grüße" });
  });

  test("turns every line end into a line feed", () => {
    expect(read(Buffer.from("a\rb\r\nc\n"))).toMatchObject({ text: "a\nb\nc\n" });
  });

  test("reports the line of a replacement character, stored or caused by broken bytes", () => {
    const broken = Buffer.concat([Buffer.from("Grüße\nÄrger\n"), Buffer.from([0xc3]), Buffer.from("\nende")]);
    for (const bytes of [Buffer.from("Name\nJ\ufffdrg"), broken]) expect(read(bytes)).toBe("damaged");
    const decoded = decodeText(broken);
    expect(decoded.ok ? "" : textProblem(decoded)).toBe(
      "Line 3 contains damaged characters (“\ufffd”). Correct them, or save the file again as UTF-8.",
    );
  });

  test("rejects binary data", () => {
    expect(read(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xd8, 0xff]))).toBe("binary");
  });

  test("reads an empty file", () => {
    expect(read(new Uint8Array())).toEqual({ text: "", encoding: "utf-8" });
  });
});
