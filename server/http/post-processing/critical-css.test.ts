import { expect, test } from "vitest";
import { parseStyleSheet } from "../../../scripts/parse-style-sheet.ts";
import { applyEdits } from "../../../src/lib/edit-html.ts";
import { createCriticalCss } from "./critical-css.ts";
import type { StylePiece } from "./critical-rules.ts";
import { readPage } from "./read-page.ts";

const link = '<link rel="stylesheet" href="/a.css" data-precedence="default"/>';

/** Returns a function that writes the critical rules into a page whose head is the link. */
function writer(sheet: Parameters<typeof createCriticalCss>[0]): (markup: string) => string {
  const inlineStyles = createCriticalCss(sheet);
  return (markup) => applyEdits(link + markup, inlineStyles(readPage(link + markup)).edits);
}

/** A style sheet as the build stores it. */
const parsed = (css: string) => JSON.parse(JSON.stringify(parseStyleSheet(css))) as StylePiece[];

/** The critical rules of a sheet for a page with this markup. */
function rules(css: string, markup: string): string | undefined {
  const html = writer((href) => (href === "/a.css" ? parsed(css) : undefined))(markup);
  return /<style data-precedence="default">(.*)<\/style>/s.exec(html)?.[1];
}

test("keeps the rules whose classes and elements are on the page, and every rule without one", () => {
  const css =
    ".a{x:1}.b{x:2}p{x:3}[open]{x:4}table{x:5}.a>ul li,.a p::before,#main-nav{x:6}:root:has(dialog){x:7}*{x:8}";
  expect(rules(css, '<p class="a">')).toBe(".a{x:1}p{x:3}[open]{x:4}.a p::before{x:6}*{x:8}");
});

test("keeps only matching selectors of a list; all classes of a selector must match", () => {
  expect(rules(".a,.b,.a .b:hover,p.a>i{x:1}", '<p class="a"><i>')).toBe(".a,p.a>i{x:1}");
});

test("ignores classes within brackets, which may be alternatives", () => {
  expect(rules(".a:not(.b,.c){x:1}.a:where(.dark,.dark *){x:2}", '<p class="a">')).toBe(
    ".a:not(.b,.c){x:1}.a:where(.dark,.dark *){x:2}",
  );
});

test("keeps rules that match by `:has()` or an id", () => {
  const css = ".a:has(.b),.a:has(> p:focus),.a:has(.b,.c){x:1}#y.a{x:2}#z{x:3}";
  expect(rules(css, '<p class="a" id="y">')).toBe(".a:has(> p:focus),.a:has(.b,.c){x:1}#y.a{x:2}");
});

test("defers repeated declarations, and prefixes of masks, to the full sheet", () => {
  const css = ".a{-webkit-mask-image:none;-webkit-mask-image:none;mask-image:none;x:1;x:2;x:1}";
  expect(rules(css, '<p class="a">')).toBe(".a{mask-image:none;x:2;x:1}");
});

test("matches escaped class names", () => {
  const css = String.raw`.md\:w-1\/2{x:1}.\31 0{x:2}.w-\[3px\]{x:3}.before\:content-\[\'\{\'\]{content:"}"}.z{x:4}`;
  const markup = `<i class="md:w-1/2 10 w-[3px] before:content-[&#x27;{&#x27;]">`;
  expect(rules(css, markup)).toBe(css.replace(".z{x:4}", ""));
});

test("keeps properties and animations used by its rules; fallbacks for old browsers are deferred, layers keep their order", () => {
  const property = (name: string) => `@property --tw-${name}{syntax:"*";inherits:false}`;
  const keyframes = "@keyframes turn{to{x:1}}";
  const used = ".a{animation:turn 1s;x:var(--tw-a)}";
  const fallback = '@layer properties{@supports (x:y){*{--tw-a:0 0 #0000;--tw-b:""}}}';
  const css = fallback + used + property("a") + property("b") + keyframes + keyframes.replace("turn", "fade");
  expect(rules(css, '<p class="a">')).toBe(`@layer properties;${used}${property("a")}${keyframes}`);
});

test("keeps custom properties only if they are read, transitively", () => {
  const css = ":root{--a:1;--b:var(--c);--c:url(x;y);--d:2;x:1}.a{--b:2;--e:3;x:var( --b)}.a{--e:4}";
  expect(rules(css, '<p class="a">')).toBe(":root{--b:var(--c);--c:url(x;y);x:1}.a{--b:2;x:var( --b)}");
  expect(rules(css, '<p class="a" style="x:var(--d)">')).toContain("--d:2;");
});

test("keeps attribute rules where an element matches, and always those of elements a visitor can open", () => {
  const css = "[data-x]{x:1}.a[data-x=y]{x:2}.a[data-x='z']{x:3}[title^=y]{x:4}.a[open]{x:5}";
  expect(rules(css, '<p class="a" data-x="y">')).toBe("[data-x]{x:1}.a[data-x=y]{x:2}.a[open]{x:5}");
});

test("keeps pseudo-elements of a control only where the control exists", () => {
  const css = "::file-selector-button{x:1}::-webkit-search-cancel-button{x:2}::placeholder{x:3}";
  expect(rules(css, '<input type="search">')).toBe("::-webkit-search-cancel-button{x:2}");
  expect(rules(css, '<input type="file" placeholder="y">')).toBe("::file-selector-button{x:1}::placeholder{x:3}");
});

test("defers hover and active styles to the full sheet, but not focus", () => {
  const css =
    ".a,.a:hover{x:1;transition:x 1s;cursor:pointer}.a:active{x:2}.a:focus{x:3}.a:not(:hover){x:4}.a{cursor:wait}" +
    "@media (hover:hover){.a{x:5}}::selection{x:6}.a:-moz-ui-invalid{x:7}@supports (not ((-webkit-appearance:x))) or (y:z){.a{x:8}}";
  expect(rules(css, '<p class="a">')).toBe(".a{x:1}.a:focus{x:3}.a:not(:hover){x:4}");
});

test("treats color-mix support as unconditional", () => {
  expect(rules("@supports (color:color-mix(in lab, red, red)){.a{x:1}}", '<p class="a">')).toBe(".a{x:1}");
});

test("defers styles for print and for pages without scripts to the full sheet", () => {
  const css = ".a{x:1}@media print{.a{x:2}}@media (scripting:none){.a{x:3}}";
  expect(rules(css, '<p class="a">')).toBe(".a{x:1}");
  const html = writer(() => parsed(css))("");
  expect(html).toContain('<noscript><link rel="stylesheet" href="/a.css"/></noscript>');
});

test("drops empty groups; font faces and the order of layers stay", () => {
  const fixed = "@layer a,b;@font-face{src:url(x)}";
  expect(
    rules(`${fixed}@layer b{.b{x:1}}@media (x:y){.b{x:1}}@layer a{@supports (x:y){.a{x:2}}}`, '<p class="a">'),
  ).toBe(`${fixed}@layer b;@layer a{@supports (x:y){.a{x:2}}}`);
});

test("keeps nested rules", () => {
  expect(rules(".a{&:hover{@media (hover:hover){x:1}}}.b{&:hover{x:2}}", '<p class="a">')).toBe(
    ".a{&:hover{@media (hover:hover){x:1}}}",
  );
});

test("drops licence comments", () => {
  expect(rules("/*! MIT */p{x:1}", "<p>")).toBe("p{x:1}");
});

test("leaves unknown sheets as links", () => {
  expect(writer(() => undefined)("")).toBe(link);
});

test("selects rules per page, not per process", () => {
  const inlineStyles = writer((href) => (href === "/a.css" ? parsed(".a{x:1}.b{x:2}:root{--c:1;--d:2}") : undefined));
  const pages = ['<p class="a">', '<p class="b">', '<p class="a c">', '<p class="a" style="x:var(--d)">'];
  const separately = pages.map((page) => writer(() => parsed(".a{x:1}.b{x:2}:root{--c:1;--d:2}"))(page));
  expect(pages.map((page) => inlineStyles(page))).toEqual(separately);
  expect(pages.map((page) => inlineStyles(page))).toEqual(separately);
  expect(new Set(separately.map((page) => /<style.*<\/style>/.exec(page)?.[0])).size).toBe(3);
});
