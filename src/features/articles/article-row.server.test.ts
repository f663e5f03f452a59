import { describe, expect, it } from "vitest";
import { articleRowSchema } from "./article-row.server.ts";

const read = (fields: Record<string, unknown>) => articleRowSchema.safeParse({ slug: "a", title: "A", ...fields });

/** "field message" of each problem. */
function problemsOf(value: unknown): string[] {
  const result = articleRowSchema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
}

describe("article row", () => {
  it("requires only slug and title", () => {
    expect(read({}).data).toMatchObject({ slug: "a", title: "A", id: null, summary: null, status: "published" });
  });

  it("accepts null in all other fields", () => {
    const names = Object.keys(articleRowSchema.shape).filter((name) => name !== "slug" && name !== "title");
    expect(read(Object.fromEntries(names.map((name) => [name, null]))).success).toBe(true);
  });

  it.each([
    [{}, ["slug is missing", "title is missing"]],
    [{ slug: null, title: "A" }, ["slug must be text"]],
    [{ slug: "a", title: "" }, ["title must not be empty"]],
    [{ slug: "a", title: "  " }, ["title must not be empty"]],
    [{ slug: "a", title: 7 }, ["title must be text"]],
    [{ slug: "a/b", title: "A" }, ["slug can contain only letters, digits, and - . _ ~"]],
    [{ slug: "a b", title: "A" }, ["slug can contain only letters, digits, and - . _ ~"]],
    [{ slug: "../..", title: "A" }, ["slug can contain only letters, digits, and - . _ ~"]],
    [{ slug: "a", title: "A", id: "1" }, ["id must be a whole number"]],
    [{ slug: "a", title: "A", id: 1.5 }, ["id must be a whole number"]],
    [{ slug: "a", title: "A", id: 0 }, ["id must be at least 1"]],
    [{ slug: "a", title: "A", summary: ["x"] }, ["summary must be text"]],
    [{ slug: "a", title: "A\u0000" }, ["title holds characters that no text can have"]],
    [{ slug: "a", title: "A", summary: "\ud800" }, ["summary holds characters that no text can have"]],
    [
      { slug: "a", title: "A", featured_image_url: "javascript:alert(1)" },
      ["featured_image_url must start with https:// or with /"],
    ],
    [
      { slug: "a", title: "A", featured_image_url_2: "//elsewhere.example/a.png" },
      ["featured_image_url_2 must start with https:// or with /"],
    ],
    [{ slug: "a", title: "A", status: "live" }, ["status must be draft, published or scheduled"]],
    [{ slug: "a", title: "A", keywords: 4 }, ["keywords must be text"]],
    [{ slug: "a", title: "A", previous_slugs: "b" }, ["previous_slugs must be a list of slugs"]],
    [[], ["must be an object with the fields of an article"]],
    ["text", ["must be an object with the fields of an article"]],
    [null, ["must be an object with the fields of an article"]],
  ])("reports the problems of %j", (value, expected) => {
    expect(problemsOf(value)).toEqual(expected);
  });

  it.each([
    ["2026-01-31T08:00:00Z", "2026-01-31T08:00:00Z"],
    ["2026-01-31T08:00:00.123456Z", "2026-01-31T08:00:00.123456Z"],
    ["2026-01-31T08:00:00+02:00", "2026-01-31T08:00:00+02:00"],
    ["2026-01-31T08:00:00", "2026-01-31T08:00:00Z"],
    ["2026-01-31T08:00", "2026-01-31T08:00Z"],
    ["2026-01-31", "2026-01-31T00:00:00Z"],
    ["2024-02-29", "2024-02-29T00:00:00Z"],
  ])("reads the date %j", (value, expected) => {
    expect(read({ publication_date: value }).data?.publication_date).toBe(expected);
  });

  it.each(["31.01.2026", "2026-13-01", "2026-02-30", "yesterday", "", "0000-01-01", 1_767_225_600_000])(
    "rejects the date %j",
    (value) => {
      expect(problemsOf({ slug: "a", title: "A", publication_date: value })).toEqual([
        "publication_date must be an ISO timestamp such as 2026-01-31T08:00:00Z",
      ]);
    },
  );

  it.each([
    ["/media/a.png", "/media/a.png"],
    ["https://images.example/a.png", "https://images.example/a.png"],
    ["http://images.example/a.png", "http://images.example/a.png"],
    ["", null],
    ["  ", null],
  ])("reads the image URL %j", (value, expected) => {
    expect(read({ featured_image_url: value }).data?.featured_image_url).toBe(expected);
  });

  it("joins a list of keywords and empties a blank category", () => {
    expect(read({ keywords: ["one", "two"], category: " " }).data).toMatchObject({
      keywords: "one, two",
      category: null,
    });
  });

  it("accepts slugs of any script", () => {
    for (const slug of ["wissens-management", "über-uns", "知識", "v1.2_final~3"])
      expect(read({ slug }).success).toBe(true);
  });
});
