import type { Page } from "@playwright/test";
import { scriptOf } from "./support/script-of.ts";
import { delayRequests, expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Delays every script until the returned function is called. */
const delayScripts = (page: Page) => delayRequests(page, "**/assets/*.js");

test("no script or style sheet blocks the first view", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<noscript><link rel="stylesheet"/);
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/gs, "")).not.toMatch(
    /<script[^>]+src=|<link[^>]+rel="(?:modulepreload|stylesheet)"/,
  );
  await page.goto("/");
  await hydrated(page);
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return scripts.map(({ name, startTime }) => ({ name, isEarly: startTime < (visit?.loadEventStart ?? 0) }));
  });
  expect(early.length).toBeGreaterThan(5);
  expect(early.filter(({ isEarly }) => isEarly)).toEqual([]);
});

// The first use makes the browser load its locale data, which takes a phone a tenth of a second.
test("the home page hydrates without formatting dates, numbers or lists", async ({ page }) => {
  await page.addInitScript(() => {
    const names = ["DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules", "RelativeTimeFormat"] as const;
    for (const name of names) {
      const format = Intl[name];
      const get = () => {
        performance.mark(`format ${name}`);
        return format;
      };
      Object.defineProperty(Intl, name, { get });
    }
  });
  await page.goto("/");
  await hydrated(page);
  const formats = () =>
    page.evaluate(() =>
      performance.getEntriesByType("mark").flatMap(({ name }) => (name.startsWith("format ") ? [name] : [])),
    );
  expect(await formats()).toEqual([]);
  await page.evaluate(() => new Intl.NumberFormat().format(1));
  expect(await formats()).toEqual(["format NumberFormat"]);
});

test("the full style sheet does not declare fonts again, which would cause another layout", async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto("/services/healthcare");
  const fontCount = () => page.evaluate(() => document.fonts.size);
  const before = await fontCount();
  expect(before).toBeGreaterThan(3);
  release();
  await hydrated(page);
  await expect(page.locator('head link[rel="stylesheet"]').first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await fontCount()).toBe(before);
});

test("a picture that never loads does not block hydration", { tag: "@thorough" }, async ({ page }) => {
  const release = await delayRequests(page, /\.(avif|webp|png|jpe?g|svg)$/);
  await page.goto("/podcast", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  release();
});

test.describe("scripts that failed to load", () => {
  test.use({ expectedMessages: ["net::ERR_FAILED"] });

  test("are fetched again by a click that needs them", async ({ page }) => {
    const scripts = "**/assets/*.js";
    await page.route(scripts, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/episode/14");
    await failed;
    const player = page.getByRole("region", { name: "Audio player" });
    const play = player.getByRole("button", { name: /^Play/ });
    await play.click();
    await page.unroute(scripts);
    // The browser caches the failed import, so a click reloads the page, which then works.
    const pauseButton = player.getByRole("button", { name: /^Pause/ });
    await expect(async () => {
      if (!(await pauseButton.isVisible())) await play.click({ timeout: 2_000 });
      await expect(pauseButton).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

test.describe("under the page's own Content-Security-Policy", () => {
  test.use({ expectedMessages: ["404"] });

  test("a page looks the same before and after its full style sheet loads", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const layoutOf = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *, header *, footer *")].map((element) => {
          const { fontSize, fontWeight, backgroundImage } = getComputedStyle(element);
          const rect = element.getBoundingClientRect();
          const box = [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(" ");
          return `${element.tagName} ${box} ${fontSize} ${fontWeight} ${backgroundImage}`;
        }),
      );
    for (const path of ["/", "/blog", "/services/healthcare", "/podcast", "/contact", "/ask", "/none", "/blog/none"]) {
      const release = await delayScripts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const before = await layoutOf();
      release();
      await hydrated(page);
      await expect(page.locator('head link[rel="stylesheet"]').first()).toBeAttached();
      expect(await layoutOf(), path).toEqual(before);
      await page.unrouteAll({ behavior: "wait" });
    }
  });
});

test("a page hydrates without errors for any order of parameters, campaign ones included", async ({ page }) => {
  for (const url of [
    "/blog?search=the&page=2",
    "/blog?utm_source=letter",
    "/blog/category/Healthcare?utm_source=letter&search=the",
    "/episodes?utm_source=letter&search=knowledge",
    "/strategy-call?zone=Europe%2FParis&utm_source=letter&times=list",
    "/demo?utm_source=letter",
  ]) {
    // After a failed hydration React replaces the server's markup.
    const release = await delayScripts(page);
    await page.goto(url);
    const heading = await page.locator("main h1").elementHandle();
    release();
    await hydrated(page);
    expect(await heading?.evaluate(({ isConnected }) => isConnected), url).toBe(true);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("handles a click made before the scripts load", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayScripts(page);
  await page.goto("/");
  const button = page.getByRole("button", { name: "Open the menu" });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(page.getByRole("button", { name: "Close the menu" })).toBeVisible();
});

test("the scroll position from before the scripts load is kept, also after a reload", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await delayScripts(page);
  await page.goto("/strategy-call");
  await page.evaluate(() => scrollTo(0, 900));
  release();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const scrollPosition = () => page.evaluate(() => Math.round(scrollY));
  expect(await scrollPosition()).toBe(900);
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" }).first();
  await about.evaluate(async (link) => {
    const scrolled = new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
    link.scrollIntoView();
    await scrolled;
  });
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(scrollPosition).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/strategy-call$/);
  await expect.poll(scrollPosition).toBeGreaterThan(900);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload({ waitUntil: "networkidle" });
  await hydrated(page);
  expect(await scrollPosition()).toBe(700);
});

test("a speed chosen before the scripts load applies to the player", { tag: "@thorough" }, async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto("/episode/14");
  const speed = page.getByRole("region", { name: "Audio player" }).getByRole("combobox", { name: "Speed" });
  await speed.selectOption("1.5");
  release();
  await hydrated(page);
  await expect(speed).toHaveValue("1.5");
  await page.getByRole("region", { name: "Audio player" }).getByRole("button", { name: /^Play/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("player"))).toContain('"rate":1.5');
});

test("a page stays visible and unchanged while the next one loads, and works after Back", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  const name = page.getByRole("textbox", { name: /name/i }).first();
  await name.fill("Ada Lovelace");
  const field = await name.elementHandle();
  const script = page.waitForResponse(/\/assets\/[\w-]+\.js$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).hover();
  await script;
  await page.waitForLoadState("networkidle");
  expect(await field?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(name).toHaveValue("Ada Lovelace");
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: /name/i }).first()).toBeVisible();
  expect(await page.evaluate(() => "isFirstPage" in window)).toBe(true);

  await page.goto("/impressum");
  await page.goBack();
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("button", { name: "Close the menu" })).toBeVisible();
});

test("static parts need no script; their links navigate on the client and Back restores the scroll position", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/solutions/asksopia", { waitUntil: "networkidle" });
  await hydrated(page);
  const text = await page.locator("main").innerText();
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((url) => url.includes("asksopia-body"))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  const scrollPosition = () => page.evaluate(() => Math.round(scrollY));
  const link = page.locator('main a[href^="/"]:not([href*="#"])').last();
  await link.scrollIntoViewIfNeeded();
  const positionBefore = await scrollPosition();
  expect(positionBefore).toBeGreaterThan(900);
  await link.click();
  await expect(page).not.toHaveURL(/\/solutions\/asksopia/);
  await expect.poll(scrollPosition).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/solutions\/asksopia$/);
  await expect.poll(scrollPosition).toBe(positionBefore);
  await expect.poll(() => page.locator("main").innerText()).toBe(text);
  expect(await page.evaluate(() => "isFirstPage" in window)).toBe(true);
});

test("a section far down the page loads its script when it comes near the viewport", async ({ page }) => {
  for (const { path, target, script } of [
    { path: "/", target: "#roi-section", script: await scriptOf("LowerHome") },
    { path: "/services/healthcare", target: "#calculator", script: await scriptOf("RoiCalculator") },
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    const isLoaded = () =>
      page.evaluate(
        (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(name)),
        script,
      );
    expect(await isLoaded(), path).toBe(false);
    await page.locator(target).scrollIntoViewIfNeeded();
    await expect.poll(isLoaded, path).toBe(true);
    if (path === "/") await expect(page.getByRole("button", { name: "Calculate", exact: true })).toBeDisabled();
  }
});

test("a calculation requested before its script loads is made afterwards", { tag: "@thorough" }, async ({ page }) => {
  const release = await delayRequests(page, `**${await scriptOf("RoiCalculator")}`);
  await page.goto("/services/healthcare");
  await hydrated(page);
  await page.getByLabel("Number of employees").fill("250");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  release();
  await expect(page.getByRole("row", { name: "Productivity gain" })).toBeVisible();
  await expect(page.getByLabel("Number of employees")).toHaveValue("250");
  await expect(page).toHaveURL(/\/services\/healthcare/);
});

test("a form submitted without pointer, key or focus shows its errors", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Send Us a Message" });
  // As automation tools click: no pointer, key or focus.
  await form.getByRole("button", { name: "Send message" }).evaluate((button) => (button as HTMLButtonElement).click());
  await expect(form.getByRole("alert")).toContainText("answers need another look");
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(page).toHaveURL("/contact");
});
