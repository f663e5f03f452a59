import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { parseStyleSheet } from "../../../scripts/parse-style-sheet.ts";
import { createPagePostProcessor } from "../pages.ts";
import { hashSource } from "./content-security-policy.ts";

// Post-processing relies on React's spelling of markup. e2e/first-view.spec.ts checks the framework's pages in the same way.
test("a page rendered by React is post-processed: critical rules for sheets, deferred scripts, a matching policy", () => {
  const rendered = renderToString(
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/a.css" precedence="default" />
        <link rel="modulepreload" href="/b.js" />
      </head>
      <body>
        <p className="a" style={{ width: "5%" }}>
          Text
        </p>
        {/* As the framework keeps it in the body: React moves one without a listener into the head. */}
        <script type="module" async src="/a.js" onLoad={() => undefined} />
      </body>
    </html>,
  );
  const sheet = parseStyleSheet(".a{x:1}.b{x:2}");
  const { body, headers } = createPagePostProcessor((href) => (href === "/a.css" ? sheet : undefined))(rendered, true);
  const html = body.toString();
  expect(html).toContain('<style data-precedence="default">.a{x:1}</style>');
  expect(html).toMatch(/\(["']\/a\.js["'],\[["']\/b\.js["']\]\)<\/script>/);
  expect(html).not.toMatch(/<link[^>]+modulepreload|<script[^>]+src=/);
  expect(html).toContain("<h1>This page needs JavaScript</h1>");
  expect(headers["Content-Security-Policy"]).toContain(`style-src-attr 'unsafe-hashes' ${hashSource("width:5%")}`);
});
