import { describe, expect, test } from "vitest";
import { visitOrigins } from "./visit-origin.ts";

const of = (search: string, referrer?: string) =>
  visitOrigins(search, referrer, "www.example.com").map(({ kind, name }) => `${kind}: ${name}`);

describe("visitOrigins", () => {
  test("returns an external referrer by its host, and no internal one", () => {
    expect(of("", "https://www.News.Example.org/story?id=7&reader=anna")).toEqual(["referrer: news.example.org"]);
    expect(of("", "https://example.com/blog")).toEqual([]);
    expect(of("", "https://www.example.com/")).toEqual([]);
    expect(of("")).toEqual([]);
  });

  test("ignores referrers without a public host name", () => {
    for (const referrer of [
      "not a URL",
      "android-app://com.mail",
      "http://192.168.0.7/",
      "http://[::1]/",
      "http://laptop/",
    ])
      expect(of("", referrer), referrer).toEqual([]);
  });

  test("returns source and campaign of the URL, ignoring case", () => {
    expect(of("?utm_source=LinkedIn&utm_campaign=Autumn-Clinics&utm_term=x")).toEqual([
      "source: linkedin",
      "campaign: autumn-clinics",
    ]);
    expect(of("?utm_source=&utm_campaign=%20")).toEqual([]);
  });

  test("ignores campaign names that could identify a person", () => {
    for (const name of [
      "anna@example.com",
      "recipient-4915112345678",
      "0c9f6f1e-5b1c-4c63-9f6d-2f1f8f6f2f11",
      "d41d8cd98f00b204e9800998ecf8427e",
      "<script>",
      "x".repeat(61),
    ])
      expect(of(`?utm_campaign=${encodeURIComponent(name)}`), name).toEqual([]);
  });
});
