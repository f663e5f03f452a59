import { expect, test } from "vitest";
import { isDrawing, plainDrawing } from "./plain-drawing.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 300 100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

test("keeps shapes, colours, gradients and size of a drawing", async () => {
  const drawn = await plainDrawing(
    svg(
      '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop stop-color="#a00"/><stop offset="1" stop-color="#00a"/></linearGradient></defs><path class="a" d="M0 0h300v100H0z"/>',
    ),
  );
  expect(drawn?.svg).toMatch(/^<svg width="300" height="100" viewBox="0 0 300 100"/);
  expect(drawn?.svg).toContain("#aa0000");
  expect(drawn?.svg).toContain('fill="url(#g)"');
  expect(drawn?.png.readUInt32BE(16)).toBe(1600);
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a handler", '<rect width="9" height="9" onclick="alert(1)"/>'],
  ["a handler in a quoted id", `<g id='x" onload="alert(1)'><path d="M0 0h9v9z"/></g>`],
  ["a link", '<a xlink:href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>'],
  [
    "a page",
    '<foreignObject width="9" height="9"><b xmlns="http://www.w3.org/1999/xhtml" onclick="alert(1)">x</b></foreignObject>',
  ],
  [
    "an animation that sets a link",
    '<a id="l"><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0h9v9z"/></a>',
  ],
  [
    "a style sheet elsewhere",
    "<style>@import url(https://evil.example/x.css);rect{background:url(https://evil.example/)}</style>",
  ],
  ["a shape elsewhere", '<use xlink:href="https://evil.example/x.svg#a"/><use href="/etc/passwd#a"/>'],
  ["a comment and an instruction", "<!-- <script> --><?xml-stylesheet href='https://evil.example/x.css'?>"],
])("removes %s from a drawing", async (_what, inside) => {
  const drawn = await plainDrawing(svg(`${inside}<rect width="300" height="100" fill="#123456"/>`));
  expect(drawn?.svg).toContain("#123456");
  expect(drawn?.svg.replaceAll("&quot;", "'")).not.toMatch(/script|evil|passwd|javascript|foreignObject|"\s*on\w+="/i);
});

test.each([
  ["a file of the server", svg('<image href="/etc/passwd" width="9" height="9"/>')],
  [
    "a file of the server, by a prefix",
    svg('<s:image xmlns:s="http://www.w3.org/2000/svg" href="/etc/passwd" width="9" height="9"/>'),
  ],
  ["a file of the server, in a filter", svg('<filter id="f"><feImage href="/etc/passwd"/></filter>')],
  [
    "an element hidden in an entity",
    Buffer.from('<!DOCTYPE svg [<!ENTITY i "<image/>">]><svg xmlns="http://www.w3.org/2000/svg">&i;</svg>'),
  ],
  ["lettering, because no fonts are loaded", svg("<text>Name</text>")],
  ["an extreme shape", svg("", 'viewBox="0 0 3000 3"')],
  ["another encoding", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf16le")],
  ["more than a megabyte", svg("<g/>".repeat(300_000))],
])("rejects a drawing with %s", async (_what, content) => {
  expect(await plainDrawing(content)).toBeUndefined();
});

test("recognises an SVG by its start", () => {
  const head =
    '\uFEFF<?xml version="1.0"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n';
  expect(isDrawing(Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg"/>`))).toBe(true);
  const illustrator =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [\n  <!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>';
  expect(isDrawing(Buffer.from(`${illustrator}\n<svg xmlns="&ns_svg;"/>`))).toBe(true);
  expect(isDrawing(Buffer.from("<html><svg></svg></html>"))).toBe(false);
  expect(isDrawing(Buffer.from("<rss/>"))).toBe(false);
});
