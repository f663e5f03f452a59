import { expect, test } from "vitest";
import { mediaType } from "./static-files.ts";

test("every type of text names its characters", () => {
  const names = ["a.css", "a.html", "a.js", "a.svg", "a.txt", "a.vtt", "a.xml"];
  expect(names.filter((name) => !mediaType(name).endsWith("; charset=utf-8"))).toEqual([]);
});

test("what the site does not know is bytes, whatever its name says", () => {
  expect(mediaType("page.xhtml")).toBe("application/octet-stream");
  expect(mediaType("PAGE.SVG")).toBe(mediaType("page.svg"));
});
