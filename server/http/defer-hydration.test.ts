import { Script } from "node:vm";
import { expect, test } from "vitest";
import { startScriptsLate } from "./defer-hydration.ts";

const page = `<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/entry.js" fetchPriority="low"/></head>
<body><script>data()</script><script type="module" async="" src="/assets/entry.js"></script></body></html>`;

test("no script is fetched before the page says so", () => {
  const late = startScriptsLate(page);
  expect(late).not.toContain('modulepreload" href');
  expect(late).not.toMatch(/<script[^>]+src=/);
  expect(late).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(late).toContain("<script>data()</script>");
});

test("the lines that start the client are a program that names the page's own entry", () => {
  const program = /<script>(\(function startLater[\s\S]+?)<\/script>/.exec(startScriptsLate(page))?.[1] ?? "";
  expect(() => new Script(program)).not.toThrow();
  expect(program.endsWith('("/assets/entry.js")')).toBe(true);
  expect(program).not.toContain("\n");
});

test("a page without scripts stays as it is", () => {
  expect(startScriptsLate("<p>Text</p>")).toBe("<p>Text</p>");
});
