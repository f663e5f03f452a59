import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

const scenario = "/roi-calculator?industry=healthcare&employees=100&salary=70000&hours=8&turnover=15&cost=9800000";
const total = (page: Page, amount: string) => page.locator("#calculator p").getByText(amount, { exact: true });
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate", exact: true });

test.describe("the calculator's own page", () => {
  test("keeps the scenario in its URL, and a link restores it", async ({ page, context, checkAccessibility }) => {
    await page.goto("/roi-calculator");
    await hydrated(page);
    // An example is shown before any input, and above the fields on a phone.
    const example = page.locator("#calculator").getByText("$2.6M to $5.2M", { exact: true });
    await expect(example).toBeVisible();
    await expect(page.locator("#calculator")).toContainText("37% of the payroll entered. Above 15% of it");
    await expect(page.getByLabel("Weekly search hours")).toHaveAccessibleDescription(/Context, not counted/);
    await expect(page.getByLabel("Operational cost")).toHaveValue("9\u00a0800\u00a0000");
    await checkAccessibility();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(example).toBeInViewport();
    expect((await example.boundingBox())?.y).toBeLessThan((await page.getByLabel("Industry").boundingBox())?.y ?? 0);
    // The keyboard follows the eye.
    await page.getByLabel("Industry").focus();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByLabel("Industry").selectOption("Logistics");
    await expect(total(page, "$1,710,000")).toBeVisible();
    await page.getByLabel("Number of employees").fill("1,200");
    await page.getByLabel("Staff turnover").fill("12,5");
    await calculate(page).click();
    await expect(page).toHaveURL(
      /\?industry=logistics&employees=1200&salary=60000&hours=8&turnover=12\.5&cost=100800000$/,
    );
    await expect(page.getByText("$20M to $40M", { exact: true }).first()).toBeVisible();
    await expect(total(page, "$20,160,000")).toBeVisible();

    const second = await context.newPage();
    await second.goto(page.url());
    await expect(total(second, "$20,160,000")).toBeVisible();
    await expect(second.getByLabel("Number of employees")).toHaveValue("1\u00a0200");
    await hydrated(second);
    await expect(total(second, "$20,160,000")).toBeVisible();
    // The shared link shows the same figures.
    const card = await second.locator('meta[property="og:image"]').first().getAttribute("content");
    expect(card).toMatch(/\/cards\/roi-calculator\/logistics-6-8-0-40320000\.png$/);
    expect((await second.request.get(new URL(card ?? "").pathname)).headers()["content-type"]).toBe("image/png");
    await checkAccessibility(second);

    await page.getByLabel("Industry").selectOption("Healthcare");
    await expect(page).toHaveURL(/\?industry=healthcare&employees=1200&salary=70000/);
  });

  test("fills in the figures of an industry from the URL, and restarts for an empty one", async ({ page }) => {
    await page.goto("/roi-calculator?industry=financial");
    await hydrated(page);
    await expect(page.getByLabel("Annual salary")).toHaveValue("80\u00a0000");
    await expect(page.getByLabel("Operational cost")).toHaveValue("11\u00a0200\u00a0000");
    await expect(calculate(page)).toBeEnabled();
    await page.getByLabel("Number of employees").fill("1300");
    await calculate(page).click();
    await expect(page).toHaveURL(/1300/);
    await page.evaluate(() => history.pushState(null, "", "/roi-calculator"));
    await expect(page.getByLabel("Industry")).toHaveValue("healthcare");
    await expect(page.getByLabel("Annual salary")).toHaveValue("70\u00a0000");
  });

  test("ignores hostile parameters", { tag: "@thorough" }, async ({ page }) => {
    for (const [search, hasResult] of [
      ["industry=%3Cscript%3Ealert(1)%3C/script%3E&employees=%3Cimg%20src=x%20onerror=alert(1)%3E", true],
      ["industry=healthcare&employees=1e999&salary=NaN&hours=-1&turnover=1e21&cost=%7B%22a%22%3A%5B1%5D%7D", false],
      ["industry[]=healthcare&employees=1&employees=2&view=__proto__&__proto__[x]=1&constructor=1", true],
      [`industry=healthcare&salary=${"9".repeat(5000)}&view=%00&project=%27%3B--`, true],
    ] as const) {
      const response = await page.goto(`/roi-calculator?${search}`);
      expect(response?.status(), search).toBe(200);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "View" })).toHaveCount(hasResult ? 1 : 0);
      await page.getByLabel("Industry").selectOption("Logistics");
    }
  });

  test("scales the percentages in three views without changing the expected figures", { tag: "@thorough" }, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto(scenario);
    await hydrated(page);
    const switcher = page.getByRole("navigation", { name: "View" });
    await expect(switcher.getByRole("link", { name: "Conservative" })).toHaveAttribute("aria-current", "page");
    await expect(total(page, "$2,607,500")).toBeVisible();
    await expect(page.getByText("Conservative: $2,607,500. Half of every percentage.")).toBeVisible();
    await expect(page.getByText("Healthcare: 12.5% higher productivity, 15% lower operational cost")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Total ROI \$2,607,500 \$5,215,000 \$6,518,750$/ })).toBeVisible();
    await checkAccessibility();
    await switcher.getByRole("link", { name: "Optimistic" }).click();
    await expect(total(page, "$6,518,750")).toBeVisible();
    await switcher.getByRole("link", { name: "Expected" }).click();
    await expect(total(page, "$5,215,000")).toBeVisible();
    await expect(page).toHaveURL(/&view=expected$/);
    await switcher.getByRole("link", { name: "Conservative" }).click();
    await expect(total(page, "$2,607,500")).toBeVisible();
    expect(new URL(page.url()).searchParams.has("view")).toBe(false);
  });

  test("shows the payback time only for a stated project cost, and does not scroll after a result by keyboard", {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.goto(scenario);
    await hydrated(page);
    const cost = page.getByLabel("Project cost");
    await expect(cost).toHaveValue("");
    await expect(page.getByText("has paid for itself after")).toHaveCount(0);
    await cost.fill("1,303,750");
    await calculate(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/&project=1303750$/);
    await expect(page.locator("#calculator").getByRole("status")).toContainText("Total ROI in a year");
    await expect(calculate(page)).toBeFocused();
    await expect(cost).toHaveValue("1,303,750");
    await expect(
      page.locator("#calculator").getByText("A project cost of $1,303,750 has paid for itself after about 6 months."),
    ).toBeVisible();
    await expect(total(page, "$2,607,500")).toBeVisible();
    await cost.fill("-1");
    await calculate(page).click();
    await expect(page.getByText("Enter a project cost of $0 or more, or leave the field empty.")).toBeVisible();
    await expect(cost).toBeFocused();
  });

  test("copies its link, or reports a failure", { tag: "@thorough" }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${scenario}&view=optimistic`);
    await hydrated(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied to clipboard")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Failed to copy link")).toBeVisible();
  });

  test("prints one A4 page with inputs, formulas, sources, date and contact", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "true";
      };
    });
    await page.goto(`${scenario}&project=1200000`);
    await hydrated(page);
    await page.getByRole("button", { name: "Print or save as PDF" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "true");
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: "print" });
    const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(new Date());
    for (const text of [
      `Business case, ${today}`,
      "Employees × staff turnover × annual salary × the industry’s onboarding figure.",
      "= 100 × 15% × $70,000 × 25%",
      "A project cost of $1,200,000 has paid for itself after about 5.5 months.",
      "Conservative: $2,607,500. 37% of the payroll entered.",
      "They are this site’s own planning assumptions",
      "Contact:",
      "/roi-calculator?industry=healthcare",
    ]) {
      await expect(page.getByText(text).locator("visible=true")).toBeVisible();
    }
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(calculate(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("calculates the forms of the home and industry pages on the server, which asks about ambiguous numbers", async ({
    page,
  }) => {
    await page.goto("/");
    const section = page.locator("#roi-section");
    await section.getByLabel("Industry").selectOption("Healthcare");
    await section.getByLabel("Annual salary").fill("75.000");
    await section.getByLabel("Operational cost").fill("2.500.000");
    await section.getByRole("button", { name: "Calculate", exact: true }).click();
    await expect(page).toHaveURL(/\/roi-calculator\?/);
    await expect(page.getByLabel("Annual salary")).toHaveValue("75.000");
    await expect(page.getByLabel("Annual salary")).toHaveAccessibleDescription("= $75,000");
    await expect(total(page, "$1,593,750")).toBeVisible();
    await page.getByRole("link", { name: "Optimistic" }).click();
    await expect(total(page, "$3,984,375")).toBeVisible();

    await page.goto("/services/logistics");
    await page.locator("#calculator").getByRole("button", { name: "Calculate", exact: true }).click();
    await expect(total(page, "$1,770,000")).toBeVisible();

    await page.goto("/roi-calculator?industry=healthcare&employees=100&salary=70000&hours=60&turnover=15&cost=98.000");
    await expect(page.getByText("Enter between 0 and 40 hours a week.")).toBeVisible();
    await expect(page.getByText("“98.000” can mean $98 or $98,000. Write 98 or 98000.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "View" })).toHaveCount(0);
  });
});
