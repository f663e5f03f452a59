import { expect, test } from "vitest";
import { parseStyleSheet } from "../../scripts/parse-style-sheet.ts";
import { createCriticalCss, type StylePiece } from "./critical-css.ts";

const link = '<link rel="stylesheet" href="/a.css" data-precedence="default"/>';

/** A style sheet as the build stores it. */
const stored = (css: string) => JSON.parse(JSON.stringify(parseStyleSheet(css))) as StylePiece[];

/** The rules that a page with this markup is given of a sheet. */
function rules(css: string, markup: string): string | undefined {
  const html = createCriticalCss((href) => (href === "/a.css" ? stored(css) : undefined))(link + markup);
  return /<style data-precedence="default">(.*)<\/style>/s.exec(html)?.[1];
}

test("keeps the rules whose classes stand on the page, and every rule without one", () => {
  expect(rules(".a{x:1}.b{x:2}p{x:3}[open]{x:4}", '<p class="a">')).toBe(".a{x:1}p{x:3}[open]{x:4}");
});

test("keeps of a list only what can be met; all classes of a selector are needed", () => {
  expect(rules(".a,.b,.a .b:hover,p.a>i{x:1}", '<p class="a">')).toBe(".a,p.a>i{x:1}");
});

test("a class within brackets is a choice and holds nothing back", () => {
  expect(rules(".a:not(.b,.c){x:1}.a:where(.dark,.dark *){x:2}", '<p class="a">')).toBe(
    ".a:not(.b,.c){x:1}.a:where(.dark,.dark *){x:2}",
  );
});

test("reads escaped names as the markup writes them", () => {
  const css = String.raw`.md\:w-1\/2{x:1}.\31 0{x:2}.w-\[3px\]{x:3}.before\:content-\[\'\{\'\]{content:"}"}.z{x:4}`;
  const markup = `<i class="md:w-1/2 10 w-[3px] before:content-[&#x27;{&#x27;]">`;
  expect(rules(css, markup)).toBe(css.replace(".z{x:4}", ""));
});

test("drops a group with nothing left in it; faces, properties and the order of layers always stay", () => {
  const fixed = "@layer a,b;@font-face{src:url(x)}@property --p{syntax:'*';inherits:false}@keyframes k{to{x:1}}";
  expect(rules(`${fixed}@media print{.b{x:1}}@layer a{@supports (x:y){.a{x:2}}}`, '<p class="a">')).toBe(
    `${fixed}@layer a{@supports (x:y){.a{x:2}}}`,
  );
});

test("a rule keeps what is nested in it", () => {
  expect(rules(".a{&:hover{@media (hover:hover){x:1}}}.b{&:hover{x:2}}", '<p class="a">')).toBe(
    ".a{&:hover{@media (hover:hover){x:1}}}",
  );
});

test("a licence in a comment stays out of the page", () => {
  expect(rules("/*! MIT */p{x:1}", "")).toBe("p{x:1}");
});

test("an unknown sheet stays a link", () => {
  expect(createCriticalCss(() => undefined)(link)).toBe(link);
});
