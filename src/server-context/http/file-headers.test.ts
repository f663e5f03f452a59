import { expect, test } from "vitest";
import { mediaType } from "./file-headers.ts";

test("every text type declares its charset", () => {
  const names = ["a.css", "a.html", "a.js", "a.svg", "a.txt", "a.vtt", "a.xml"];
  expect(names.filter((name) => !mediaType(name).endsWith("; charset=utf-8"))).toEqual([]);
});

test("unknown file types are served as application/octet-stream", () => {
  expect(mediaType("page.xhtml")).toBe("application/octet-stream");
  expect(mediaType("PAGE.SVG")).toBe(mediaType("page.svg"));
});
