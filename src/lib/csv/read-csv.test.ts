import { describe, expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const cells = (text: string) => readCsv(text).records.map(({ record }) => record);

describe("readCsv", () => {
  test.each([
    ["commas", "a,b\n1,2\n"],
    ["semicolons", "a;b\r\n1;2\r\n"],
    ["tabs", "a\tb\r1\t2\r"],
    ["a line sep=;", "sep=;\r\na;b\r\n1;2\r\n"],
    ["a byte order mark and sep=|", "\ufeffsep=|\na|b\n1|2\n"],
    ['a quoted "sep=,"', '"sep=,"\na,b\n1,2\n'],
  ])("reads a table with %s", (_, text) => {
    expect(cells(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  test("ignores separators within quotation marks, and counts the line sep= in line numbers", () => {
    const { records } = readCsv('sep=;\n"a, b, c";d\n1;2\n');
    expect(records.map(({ record, info }) => [info.lines, ...record])).toEqual([
      [2, "a, b, c", "d"],
      [3, "1", "2"],
    ]);
    expect(cells('"a, b, c";d\n1;2\n')[0]).toEqual(["a, b, c", "d"]);
  });

  test("reports the line of an unclosed quotation mark", () => {
    expect(readCsv('a,b\n1,2\n"x,3\n').broken).toEqual([expect.any(Number)]);
  });
});
