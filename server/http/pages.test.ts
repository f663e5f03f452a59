import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { parseStyleSheet } from "../../scripts/parse-style-sheet.ts";
import { createPagePostProcessor } from "./pages.ts";

const rendered = `<html><head><link rel="stylesheet" href="/a.css" data-precedence="default"/><style>:root{--accent:red}</style><link rel="modulepreload" href="/a.js"/></head><body><p class="a" style="width:5%">“Text”</p><script data-tsr-stream-part="">data({i:"a",u:1795361904472})</script><script type="module" async="" src="/a.js"></script></body></html>`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The policy's sources for a directive, but for the site itself. */
const sources = (policy: string, directive: string) =>
  (policy.split("; ").find((part) => part.startsWith(`${directive} `)) ?? "")
    .split(" ")
    .filter((part) => part.startsWith("'sha256"));

test("the policy of a processed page allows exactly its scripts and styles, inlined rules included", () => {
  const sheets = new Map([["/a.css", parseStyleSheet(".a{color:red}.b{color:blue}")]]);
  const { body, headers } = createPagePostProcessor((href) => sheets.get(href))(rendered);
  const html = body.toString();
  const policy = headers["Content-Security-Policy"] ?? "";
  const texts = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, "gs"))].map(([, text = ""]) => hash(text));
  expect(html).toContain(".a{color:red}");
  expect(texts("style")).toHaveLength(2);
  expect(sources(policy, "style-src").toSorted()).toEqual(texts("style").toSorted());
  expect(texts("script")).toHaveLength(2);
  expect(sources(policy, "script-src").toSorted()).toEqual(texts("script").toSorted());
  expect(sources(policy, "style-src-attr")).toEqual([hash("width:5%")]);
});

test("a client-rendered page has a notice for browsers without scripts", () => {
  const postProcess = createPagePostProcessor(() => undefined);
  expect(postProcess(rendered, true).body.toString()).toContain("<h1>This page needs JavaScript</h1>");
  expect(postProcess(rendered).body.toString()).not.toContain("This page needs JavaScript");
});
