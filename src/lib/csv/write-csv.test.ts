import { expect, test } from "vitest";
import { csv, withSemicolons } from "./write-csv.ts";

test("a table is written for spreadsheets", () => {
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

test("formulas entered by visitors do not run", () => {
  expect(csv(["a"], [["=HYPERLINK(1)"], ["+1"], ["-1"], ["@x"], ["\tx"]])).toBe(
    "\ufeffa\r\n'=HYPERLINK(1)\r\n'+1\r\n'-1\r\n'@x\r\n'\tx\r\n",
  );
});

test.each(["=1+1", "\n=1+1", "  @SUM(A1)", "＝1+1", "\r\n-1", "\t=1", "\0=1"])("%j is escaped as text", (value) => {
  const [, row = ""] = csv(["a"], [[value]]).split(/\r\n(.*)/s);
  expect(row.replace(/^"/, "").startsWith("'")).toBe(true);
});

test("text with such a sign elsewhere is unchanged", () => {
  expect(csv(["a"], [["a=b"], ["me@example.com"], ["well-known"]])).toBe(
    "\ufeffa\r\na=b\r\nme@example.com\r\nwell-known\r\n",
  );
});

test("line breaks stay inside their cell", () => {
  expect(csv(["a"], [["one\r\ntwo"]])).toBe('\ufeffa\r\n"one\r\ntwo"\r\n');
});

test.each(["+49 30 1234567", "+49 (0)69 1234-567", "+4915112345678"])("%s stays a phone number", (phone) => {
  expect(csv(["a"], [[phone]])).toBe(`\ufeffa\r\n${phone}\r\n`);
});

test.each(["+1+2", "+1-2", "+49 30 =HYPERLINK(1)", "+cmd|' /C calc'!A0", "-49 30 1234567", "+1234567*2"])(
  "%s is escaped as a formula",
  (text) => {
    expect(csv(["a"], [[text]])).toContain(`'${text}`);
  },
);

test("semicolons separate cells, and commas within cells stay", () => {
  expect(withSemicolons(csv(["a", "b"], [['1,5 "x"', "c;d"]]))).toBe('\ufeffa;b\r\n"1,5 ""x""";"c;d"\r\n');
});
