import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { readPage } from "./read-page.ts";

const policyOf = (html: string, options?: Parameters<typeof contentSecurityPolicy>[1]): string =>
  contentSecurityPolicy(readPage(html), options);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page may run exactly its own inline scripts", () => {
  const policy = policyOf(
    `<script>start()</script><script type="module">import("/a.js")</script><script src="/b.js"></script><script type="application/ld+json">{"a":1}</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash("start()")} ${hash('import("/a.js")')};`);
});

test("inline styles are allowed by the hash of their decoded value", () => {
  const policy = policyOf(`<i style="--v:&quot;a&quot;;width:5%"></i><p>style="no attribute"</p>`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--v:"a";width:5%')};`);
});

test("style elements are allowed by the hash of their text", () => {
  const policy = policyOf('<style data-precedence="default">p{color:red}</style><p>Text</p>');
  expect(policy).toContain(`style-src 'self' ${hash("p{color:red}")};`);
  expect(policy).toContain("style-src-attr 'none'");
});

test("pages without inline styles allow none, and no policy has unsafe-inline", () => {
  const policy = policyOf("<p>Text</p>");
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
});

test("media of other hosts may play in the admin area, elsewhere only where embedded", () => {
  expect(policyOf("<p>Text</p>", { isAdmin: true })).toContain("media-src 'self' https:;");
  expect(policyOf("<p>Text</p>")).toContain("media-src 'self';");
});
