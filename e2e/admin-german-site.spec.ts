import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

// A site of its own: the language is that of every page.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const open = (path: string) => site.origin + path;

const pages = [
  "/",
  "/about",
  "/contact",
  "/strategy-call",
  "/knowledge-audit",
  "/demo",
  "/sunday-review",
  "/blog",
  "/podcast",
  "/episodes",
  "/ask",
  "/roi-calculator",
  "/ebook",
  "/privacy/my-data",
  "/impressum",
  "/privacy-policy",
  "/cookie-policy",
  "/accessibility",
  "/no-such-page",
];

/** Sentences and labels with English words outside of parts that are marked as English. */
const englishOn = (page: Page) =>
  page.evaluate(() => {
    const english = /\b(?:the|and|of|your|you|with|for|from|this|that|is|are|not|page|home|by|it)\b/i;
    const isEnglish = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") === "en";
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? "";
      if (english.test(text) && !isEnglish(element) && !element?.closest("script, style, noscript, template, code"))
        found.push(text);
    }
    for (const name of ["aria-label", "alt", "placeholder", "title"])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? "";
        if (english.test(text) && !isEnglish(element)) found.push(`${name}: ${text}`);
      }
    return [...new Set(found)];
  });

test("the owner turns the site German; every page is, but for samples marked as English", async ({
  page,
  checkAccessibility,
  expectedMessages,
}) => {
  test.setTimeout(240_000);
  expectedMessages.push("404");
  await signIn(page, open("/admin/settings#notices"));
  await page.getByRole("combobox", { name: "Language of the site" }).selectOption("German");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  const english: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(open(path));
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const found = await englishOn(page);
    if (found.length > 0) english[path] = found;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `.tmp/de/${path.replaceAll("/", "_")}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await checkAccessibility();
  }
  console.log(JSON.stringify(english, undefined, 1));
});
