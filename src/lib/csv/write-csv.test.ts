import { describe, expect, test } from "vitest";
import { csv, withSemicolons } from "./write-csv.ts";

describe("CSV", () => {
  test("writes a table for spreadsheets", () => {
    expect(
      csv(
        ["Name", "Note"],
        [
          ["Ä, b", 'say "x"'],
          [null, 3],
          [new Date(0), true],
        ],
      ),
    ).toBe('\ufeffName,Note\r\n"Ä, b","say ""x"""\r\n,3\r\n1970-01-01T00:00:00.000Z,true\r\n');
  });

  test("escapes formulas entered by visitors", () => {
    expect(csv(["a"], [["=HYPERLINK(1)"], ["+1"], ["-1"], ["@x"], ["\tx"]])).toBe(
      "\ufeffa\r\n'=HYPERLINK(1)\r\n'+1\r\n'-1\r\n'@x\r\n'\tx\r\n",
    );
  });

  test.each(["=1+1", "\n=1+1", "  @SUM(A1)", "＝1+1", "\r\n-1", "\t=1", "\0=1"])("escapes %j", (value) => {
    const [, row = ""] = csv(["a"], [[value]]).split(/\r\n(.*)/s);
    expect(row.replace(/^"/, "").startsWith("'")).toBe(true);
  });

  test("leaves text with a formula sign elsewhere unchanged", () => {
    expect(csv(["a"], [["a=b"], ["me@example.com"], ["well-known"]])).toBe(
      "\ufeffa\r\na=b\r\nme@example.com\r\nwell-known\r\n",
    );
  });

  test("keeps line breaks inside their cell", () => {
    expect(csv(["a"], [["one\r\ntwo"]])).toBe('\ufeffa\r\n"one\r\ntwo"\r\n');
  });

  test.each(["+49 30 1234567", "+49 (0)69 1234-567", "+4915112345678"])(
    "leaves the phone number %s unchanged",
    (phone) => {
      expect(csv(["a"], [[phone]])).toBe(`\ufeffa\r\n${phone}\r\n`);
    },
  );

  test.each(["+1+2", "+1-2", "+49 30 =HYPERLINK(1)", "+cmd|' /C calc'!A0", "-49 30 1234567", "+1234567*2"])(
    "escapes the formula %s",
    (text) => {
      expect(csv(["a"], [[text]])).toContain(`'${text}`);
    },
  );

  test("separates cells by semicolons and keeps commas within cells", () => {
    expect(withSemicolons(csv(["a", "b"], [['1,5 "x"', "c;d"]]))).toBe('\ufeffa;b\r\n"1,5 ""x""";"c;d"\r\n');
  });
});
