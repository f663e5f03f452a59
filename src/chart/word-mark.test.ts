import sharp from "sharp";
import { expect, test } from "vitest";
import { wordMark } from "./word-mark.ts";

test("a mark is a file of its own that knows its width and both schemes", () => {
  const file = wordMark({ name: "Nordhafen Klinik", sign: "cross", voice: "classic", width: 166 });
  expect(file).toMatch(/^<svg xmlns="[^"]*" width="205" height="56" viewBox="0 0 205 56">/);
  expect(file).toContain('textLength="166"');
  expect(file).toContain("prefers-color-scheme:dark");
  expect(file).toContain('Newsreader,Georgia,"Times New Roman",serif');
  expect(file.length).toBeLessThan(900);
});

test("names stay text", async () => {
  const file = wordMark({ name: `<b>"A" & 'B'</b>`, sign: "ring", voice: "spaced", width: 90 });
  expect(file).toContain("&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;</text>");
  expect((await sharp(Buffer.from(file)).metadata()).height).toBe(56);
});
