import { execFile } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { endMark, hostileArticles, hostileVectors } from "../tests/hostile/hostile-vectors.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe.configure({ mode: "default" });

const root = path.resolve(import.meta.dirname, "..");
let origin: string;
let site: OwnSite;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

// Isolated site: hostile articles are written into the database, bypassing all checks.
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const store = "tests/hostile/store-hostile-articles.ts";
  site = await startOwnSite({ SAMPLE_CONTENT: "none", PORT: String(port), SITE_URL: origin }, (dataDir) =>
    promisify(execFile)(process.execPath, [store, dataDir], { cwd: root }),
  );
});

test.afterAll(() => site.close());

/** Records dialogs, requests and policy violations, which a successful attack would cause. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on("dialog", (dialog) => {
    violations.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:")) violations.push(`request: ${url}`);
  });
  await page.exposeFunction("recordViolation", (text: string) => violations.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, "recordViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return violations;
}

/** Dispatches events to every element, to trigger injected handlers. */
async function triggerHandlers(page: Page, scope: string): Promise<void> {
  await page.evaluate((selector) => {
    const kinds = ["mouseover", "mouseenter", "focus", "toggle", "error", "load", "animationstart", "pointerrawupdate"];
    for (const element of document.querySelectorAll(`${selector} *`)) {
      for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: false }));
    }
  }, scope);
}

const hasExecuted = (page: Page) => page.evaluate(() => "__hit" in window);

const dangerousParts = (page: Page, scope: string) =>
  page.evaluate((selector) => {
    const parts: string[] = [];
    const elements =
      "script, style, iframe, object, embed, form, svg:not(.lucide):not(.lucide *), math, link, meta, base, template";
    for (const region of document.querySelectorAll(selector)) {
      for (const element of region.querySelectorAll(elements)) parts.push(element.outerHTML.slice(0, 100));
      for (const element of region.querySelectorAll("*")) {
        for (const { name, value } of element.attributes) {
          const isExecutable = name.startsWith("on") || name === "style" || name === "srcdoc";
          const isUrl = ["href", "src", "action", "formaction", "srcset"].includes(name);
          if (isExecutable || (isUrl && !/^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(value)))
            parts.push(`${name}=${value}`);
        }
      }
    }
    return parts;
  }, scope);

test.use({ expectedMessages: ["status of 404"] });

test("shows every hostile vector in an article without running anything", async ({ page }) => {
  const violations = await recordViolations(page);
  const texts: string[] = [];
  for (const { slug, title } of hostileArticles()) {
    const response = await page.goto(`${origin}/blog/${slug}`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.replaceAll(/\s+/g, " ").trim());
    // A click opens each toggle.
    await page.locator("article.reading details").evaluateAll((toggles) => {
      for (const toggle of toggles) toggle.setAttribute("open", "");
    });
    texts.push(await page.locator("article.reading").innerText());
    await triggerHandlers(page, "article.reading");
    expect(await dangerousParts(page, "article .prose, article aside")).toEqual([]);
    expect(await hasExecuted(page)).toBe(false);
  }
  // No vector has swallowed the text after it.
  const text = texts.join("\n");
  const missingVectors = hostileVectors.filter((_, n) => !new RegExp(`${endMark(n)}\\b`).test(text));
  expect(missingVectors).toEqual([]);
  expect(violations).toEqual([]);
});

test("shows hostile titles, summaries and categories as text in lists, searches and related articles", {
  tag: "@thorough",
}, async ({ page }) => {
  const violations = await recordViolations(page);
  const category = encodeURIComponent(hostileArticles()[0]?.category ?? "");
  const searches = ["/blog?page=2", "/blog?search=script", "/blog?search=%22%3E%3Cscript%3E", "/blog?search=onerror"];
  for (const url of ["/blog", ...searches, `/blog/category/${category}`, `/blog/category/${category}?search=%3C`]) {
    await page.goto(origin + url);
    await hydrated(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    await triggerHandlers(page, "main");
    expect(await dangerousParts(page, "main article")).toEqual([]);
    expect(await hasExecuted(page)).toBe(false);
  }
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("region", { name: "Related Articles" }).getByRole("article")).toHaveCount(3);
  expect(await hasExecuted(page)).toBe(false);
  expect(violations).toEqual([]);
});

test("runs nothing of hostile articles in a feed reader without a Content-Security-Policy", async ({
  page,
  browser,
}) => {
  const category = encodeURIComponent(hostileArticles()[0]?.category ?? "");
  const bodies: string[] = [];
  for (const feed of ["/rss.xml", `/blog/category/${category}/rss.xml`]) {
    const response = await page.request.get(origin + feed);
    await page.goto(`${origin}/about`);
    const items = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        if (parsed.querySelector("parsererror")) return ["not well-formed"];
        return [...parsed.querySelectorAll("item")].map(
          (item) => item.getElementsByTagName("content:encoded")[0]?.textContent ?? "",
        );
      },
      await response.text(),
    );
    expect(items).toHaveLength(hostileArticles().length);
    bodies.push(...items);
  }
  for (const feed of ["/feed.json", `/blog/category/${category}/feed.json`]) {
    const { items } = (await (await page.request.get(origin + feed)).json()) as { items: { content_html: string }[] };
    expect(items).toHaveLength(hostileArticles().length);
    bodies.push(...items.map(({ content_html }) => content_html));
  }
  const reader = await browser.newPage();
  const requests: string[] = [];
  await reader.route("**/*", (route) => {
    requests.push(route.request().resourceType());
    return route.abort();
  });
  reader.on("dialog", (dialog) => {
    requests.push("dialog");
    void dialog.dismiss();
  });
  for (const body of bodies) {
    await reader.setContent(`<!doctype html><main>${body}</main>`);
    await triggerHandlers(reader, "main");
    expect(await dangerousParts(reader, "main")).toEqual([]);
    expect(await hasExecuted(reader)).toBe(false);
  }
  expect(new Set(requests)).toEqual(new Set(["image"]));
  await reader.close();
});
