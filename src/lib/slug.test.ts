import { describe, expect, test } from "vitest";
import { slugOf } from "./slug.ts";

describe("slugOf", () => {
  test.each([
    ["What a question costs", "what-a-question-costs"],
    ["Größe, Übung & Maß!", "groesse-uebung-mass"],
    ["The works council’s log file", "the-works-councils-log-file"],
    ["  Café 24/7  ", "cafe-24-7"],
    ["???", ""],
    ["Łódź błyskawiczna", "lodz-blyskawiczna"],
    ["Đà Nẵng đường", "da-nang-duong"],
    ["Œuvre et cœur", "oeuvre-et-coeur"],
    ["Наша история", "nasha-istoriya"],
    ["Καλημέρα κόσμε", "kalimera-kosme"],
    ["日本語の記事", ""],
    ["Þór í Reykjavík, ısı", "thor-i-reykjavik-isi"],
    ["Gru\u0308ße aus dem Cafe\u0301", "gruesse-aus-dem-cafe"],
    ["GraphQL & API2, x²", "graphql-api2-x2"],
  ])("turns %s into %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test("cuts a long title at a word boundary", () => {
    const slug = slugOf("word ".repeat(40));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug.endsWith("-word")).toBe(true);
  });
});
