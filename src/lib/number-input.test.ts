import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNumber } from "./number-input.ts";

describe("parsing a typed number", () => {
  it.each([
    ["75000", 75_000],
    [" 75000 ", 75_000],
    ["0", 0],
    ["-0", 0],
    ["-5", -5],
    ["\u22125", -5],
    ["+5", 5],
    ["75 000", 75_000],
    ["75\u00a0000", 75_000],
    ["75\u202f000", 75_000],
    ["75'000", 75_000],
    ["75\u2019000.50", 75_000.5],
    ["2,000,000", 2_000_000],
    ["2.000.000", 2_000_000],
    ["9,80,000", 980_000],
    ["1,234.56", 1234.56],
    ["1.234,56", 1234.56],
    ["1.234.567,8", 1_234_567.8],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["1500.500", 1500.5],
    ["0.125", 0.125],
    ["0,125", 0.125],
    [".5", 0.5],
    ["7.12345", 7.123],
    ["$75,000.00", 75_000],
    ["US$ 1200", 1200],
    ["75000 USD", 75_000],
    ["15 %", 15],
    ["007", 7],
  ])("reads %j as %d in every language", (text, value) => {
    for (const locale of [undefined, "en-US", "de-DE", "fr-FR", "de-CH", "en-IN"]) {
      expect(readNumber(text, locale)).toEqual({ value });
    }
  });

  it.each([
    "",
    " ",
    "abc",
    "75k",
    "1.2.3",
    "1,2,3",
    "12,34.5",
    "1.234,5,6",
    "1e5",
    "Infinity",
    "NaN",
    "0x10",
    "--5",
    "€5",
    ".",
    ",",
  ])("rejects %j", (text) => {
    expect(readNumber(text, "en-GB").value).toBeNaN();
  });

  it.each([
    ["75,000", "en-US", 75_000, 75],
    ["75.000", "en-US", 75, 75_000],
    ["75.000", "de-DE", 75_000, 75],
    ["75,000", "de-DE", 75, 75_000],
    ["1.125", "pl-PL", 1125, 1.125],
    ["75.000", "fr-FR", 75_000, 75],
    ["75.000", "de-CH", 75, 75_000],
    ["75.000", undefined, 75_000, 75],
    ["-1,250", "en-GB", -1250, -1.25],
  ])("prefers the reading of the visitor's language: %j in %s", (text, locale, value, other) => {
    expect(readNumber(text, locale)).toEqual({ value, other });
  });

  it("reads numbers formatted in any language", () => {
    const locales = fc.constantFrom("en-US", "de-DE", "fr-FR", "de-CH", "en-IN", "es-ES", "pl-PL");
    fc.assert(
      fc.property(locales, fc.integer({ min: 0, max: 99_999_999_999 }), (locale, hundredths) => {
        const amount = hundredths / 100;
        expect(readNumber(new Intl.NumberFormat(locale).format(amount), locale).value).toBe(amount);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readNumber(text, "en-GB").value === "number"));
  });
});
