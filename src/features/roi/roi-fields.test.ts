import { describe, expect, it } from "vitest";
import { homeDefaults } from "./roi.ts";
import { groupDigits, plainTexts, readField, readTexts } from "./roi-fields.ts";

describe("a field", () => {
  it.each([
    ["annualSalary", "75000", undefined, 75_000, "= $75,000"],
    ["annualSalary", "75.000", "en-US", 75_000, "= $75,000"],
    ["annualSalary", "75,000", "de-DE", 75_000, "= $75,000"],
    ["annualSalary", "70000,50", "de-DE", 70_000.5, "= $70,000.50"],
    ["employees", "1.200", "en-US", 1200, "= 1,200"],
    ["employees", "12.5", "en-US", 12.5, undefined],
    ["turnover", "12.500", "de-DE", 12.5, "= 12.5%"],
    ["searchHours", "7,500", "en-US", 7.5, "= 7.5"],
    ["searchHours", "8", undefined, 8, undefined],
    ["operationalCost", "2.000.000", "en-US", 2_000_000, "= $2,000,000"],
    ["projectCost", "", undefined, Number.NaN, undefined],
  ] as const)("reads %s %j in %s", (name, text, locale, value, note) => {
    const reading = readField(name, text, locale);
    expect(reading).toEqual({ value, note: note ? { text: note, doubtful: false } : undefined });
  });

  it("groups thousands so that every locale reads them alike", () => {
    expect(["100", "70000", "9\u00a0800\u00a00001", "75.000", "some", ""].map(groupDigits)).toEqual([
      ...["100", "70\u00a0000", "98\u00a0000\u00a0001", "75.000", "some", ""],
    ]);
    for (const locale of ["de-DE", "en-US", undefined])
      expect(readField("operationalCost", groupDigits("98000"), locale)).toEqual({ value: 98_000, note: undefined });
  });

  it("notes which of two readings the visitor's locale decided", () => {
    expect(readField("operationalCost", "98.000", "de-DE")).toEqual({
      value: 98_000,
      note: { text: "Read as $98,000. For $98 write 98.", doubtful: true },
    });
    expect(readField("operationalCost", "98.000", "en-US").value).toBe(98);
  });

  it("asks about ambiguous numbers when the language is unknown", () => {
    expect(readField("operationalCost", "98.000", undefined).error).toBe(
      "“98.000” can mean $98 or $98,000. Write 98 or 98000.",
    );
  });

  it("notes what an empty or unreadable field counts as", () => {
    expect(readField("annualSalary", " ", "en-US").note?.text).toBe("Empty, so it counts as 0.");
    expect(readField("employees", "", "en-US").note?.text).toBe("Empty, so it counts as 100.");
    expect(readField("turnover", "some", "en-US").note?.text).toBe("Not a number, so it counts as 0.");
    expect(readField("projectCost", "some", "en-US").note?.text).toBe("Not a number, so no cost is assumed.");
  });

  it("rejects numbers beyond the calculator's limits", () => {
    expect(readField("operationalCost", "1000000000000", "en-US").error).toBe(
      "Enter a figure below 1,000,000,000,000.",
    );
  });
});

describe("the form", () => {
  const texts = plainTexts(homeDefaults);

  it("returns the scenario when all figures are within bounds", () => {
    expect(readTexts("healthcare", texts, undefined)).toEqual({
      scenario: { industry: "healthcare", ...homeDefaults },
      errors: {},
    });
    expect(readTexts(undefined, texts, undefined).scenario).toBeNull();
  });

  it("returns the errors of fields out of bounds", () => {
    const { scenario, errors } = readTexts("healthcare", { ...texts, employees: "0", turnover: "101" }, "en-US");
    expect(scenario).toBeNull();
    expect(Object.keys(errors)).toEqual(["employees", "turnover"]);
  });
});
