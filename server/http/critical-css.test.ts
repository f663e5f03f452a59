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

test("keeps the rules whose classes and elements stand on the page, and every rule without one", () => {
  const css =
    ".a{x:1}.b{x:2}p{x:3}[open]{x:4}table{x:5}.a>ul li,.a p::before,#main-nav{x:6}:root:has(dialog){x:7}*{x:8}";
  expect(rules(css, '<p class="a">')).toBe(
    ".a{x:1}p{x:3}[open]{x:4}.a p::before,#main-nav{x:6}:root:has(dialog){x:7}*{x:8}",
  );
});

test("keeps of a list only what can be met; all classes of a selector are needed", () => {
  expect(rules(".a,.b,.a .b:hover,p.a>i{x:1}", '<p class="a"><i>')).toBe(".a,p.a>i{x:1}");
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

test("keeps the properties and animations that its rules name, and of the first values those that are read", () => {
  const property = (name: string) => `@property --tw-${name}{syntax:"*";inherits:false}`;
  const fallback = (values: string) => `@layer properties{@supports (x:y){*{${values}}}}`;
  const turn = "@keyframes turn{to{x:1}}";
  const used = ".a{animation:turn 1s;x:var(--tw-a)}";
  const css =
    fallback('--tw-a:0 0 #0000;--tw-b:"";--tw-c:1') +
    used +
    property("a") +
    property("b") +
    turn +
    turn.replace("turn", "fade");
  expect(rules(css, '<p class="a">')).toBe(fallback("--tw-a:0 0 #0000;") + used + property("a") + turn);
});

test("keeps of the page's root what is read, and what that reads again", () => {
  const css = ":root,.dark{--a:1;--b:var(--c);--c:url(x;y);--d:2;x:1}.a{x:var( --b)}";
  expect(rules(css, '<p class="a">')).toBe(":root,.dark{--b:var(--c);--c:url(x;y);x:1}.a{x:var( --b)}");
  expect(rules(css, '<p class="a" style="x:var(--d)">')).toContain("--d:2;");
});

test("leaves what holds on paper and without scripts to the whole sheet, which pages without scripts have", () => {
  const css = ".a{x:1}@media print{.a{x:2}}@media (scripting:none){.a{x:3}}";
  expect(rules(css, '<p class="a">')).toBe(".a{x:1}");
  const html = createCriticalCss(() => stored(css))(link);
  expect(html).toContain('<noscript><link rel="stylesheet" href="/a.css"/></noscript>');
});

test("drops a group with nothing left in it; faces and the order of layers always stay", () => {
  const fixed = "@layer a,b;@font-face{src:url(x)}";
  expect(rules(`${fixed}@media (x:y){.b{x:1}}@layer a{@supports (x:y){.a{x:2}}}`, '<p class="a">')).toBe(
    `${fixed}@layer a{@supports (x:y){.a{x:2}}}`,
  );
});

test("a rule keeps what is nested in it", () => {
  expect(rules(".a{&:hover{@media (hover:hover){x:1}}}.b{&:hover{x:2}}", '<p class="a">')).toBe(
    ".a{&:hover{@media (hover:hover){x:1}}}",
  );
});

test("a licence in a comment stays out of the page", () => {
  expect(rules("/*! MIT */p{x:1}", "<p>")).toBe("p{x:1}");
});

test("an unknown sheet stays a link", () => {
  expect(createCriticalCss(() => undefined)(link)).toBe(link);
});
