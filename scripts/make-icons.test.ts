import { readFile } from "node:fs/promises";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeIcon } from "../src/ui/icon-maker.ts";
import { writeIcons } from "./make-icons.ts";

test("the site has exactly the icons that it imports, as Lucide draws them (else: npm run icons)", async () => {
  const file = path.join(import.meta.dirname, "../src/ui/icons.gen.ts");
  expect(await readFile(file, "utf8")).toBe(await writeIcons());
});

test("an icon has the colour of its text and is hidden from screen readers unless it is named", () => {
  const Icon = makeIcon("M20 6L9 17l-5-5", ["circle", { cx: "9", cy: "7", r: "4" }]);
  const plain = renderToStaticMarkup(createElement(Icon, { className: "size-4" }));
  expect(plain).toContain('stroke="currentColor"');
  expect(plain).toContain('class="lucide size-4"');
  expect(plain).toContain('aria-hidden="true"');
  expect(plain).toContain('<path d="M20 6L9 17l-5-5"></path><circle cx="9" cy="7" r="4"></circle>');
  const named = renderToStaticMarkup(createElement(Icon, { "aria-label": "Close", size: 16 }));
  expect(named).toContain('aria-label="Close"');
  expect(named).toContain('width="16"');
  expect(named).not.toContain("aria-hidden");
});
