import type { Page } from "@playwright/test";
import { tabTo } from "./support/by-keyboard.ts";
import { delayRequests, expect, hydrated, test } from "./test.ts";

function calculator(page: Page) {
  const section = page.locator("#roi-section");
  return {
    section,
    industry: section.getByLabel("Industry"),
    employees: section.getByLabel("Number of employees"),
    salary: section.getByLabel("Annual salary"),
    hours: section.getByLabel("Weekly search hours"),
    turnover: section.getByLabel("Staff turnover"),
    cost: section.getByLabel("Operational cost"),
    calculate: section.getByRole("button", { name: "Calculate", exact: true }),
    result: section.getByText("Total ROI in a year", { exact: true }),
    total: (amount: string) => section.locator("p").getByText(amount, { exact: true }),
    part: (name: string) => section.getByRole("row", { name }),
    spoken: section.getByRole("status"),
  };
}

test.describe("the calculator on the home page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.locator("#roi-section").scrollIntoViewIfNeeded();
  });

  test("starts without an industry, calculates the chosen one's return, and hides it when another is chosen", async ({
    page,
    checkAccessibility,
  }) => {
    const roi = calculator(page);
    await expect(roi.section.getByRole("heading", { name: "Calculate Your AI Knowledge Agent ROI" })).toBeVisible();
    await expect(roi.section.getByText("Average search time is about 20% of hours, 8 hours a week.")).toBeVisible();
    await expect(roi.industry).toHaveValue("");
    await expect(roi.calculate).toBeDisabled();
    await expect(roi.employees).toHaveValue("100");
    await expect(roi.salary).toHaveValue("75000");
    await expect(roi.hours).toHaveValue("8");
    await expect(roi.turnover).toHaveValue("15");
    await expect(roi.cost).toHaveValue("2000000");
    await expect(roi.result).toBeHidden();

    await roi.industry.selectOption("Healthcare");
    await expect(roi.salary).toHaveValue("70000");
    await expect(roi.cost).toHaveValue("9800000");
    await roi.calculate.click();
    await expect(roi.total("$5,215,000")).toBeInViewport();
    await expect(roi.part("Productivity gain")).toContainText("$1,750,000");
    await expect(roi.part("Operational savings")).toContainText("$2,940,000");
    await expect(roi.part("Onboarding savings")).toContainText("$525,000");
    await expect(roi.part("Total ROI")).toContainText("$5,215,000");
    await expect(roi.spoken).toHaveText(
      "Total ROI in a year: $5,215,000. Productivity gain $1,750,000, Operational savings $2,940,000, Onboarding savings $525,000.",
    );
    const call = roi.section.getByRole("link", { name: "Book Your Complimentary AI Strategy Session" });
    await expect(call).toHaveAttribute("href", "/strategy-call");
    await checkAccessibility();

    await roi.industry.selectOption("Financial Services");
    await expect(roi.result).toBeHidden();
    await expect(roi.salary).toHaveValue("80000");
    await roi.employees.fill("250");
    await expect(roi.cost).toHaveValue("28000000");
    await roi.employees.fill("many");
    await expect(roi.cost).toHaveValue("11200000");
    await expect(roi.section.getByText("Not a number, so it counts as 100.")).toBeVisible();
    await roi.calculate.click();
    await expect(roi.total("$6,440,000")).toBeVisible();
    await roi.turnover.fill("0");
    await expect(roi.section.getByText("Figures have changed since.")).toBeVisible();
  });

  test("reports beside a field that it is out of bounds or empty, or how it was read", async ({
    page,
    checkAccessibility,
  }) => {
    const roi = calculator(page);
    await roi.industry.selectOption("Logistics");
    await expect(roi.salary).toHaveValue("60000");
    await roi.employees.fill("0");
    await roi.salary.fill("999");
    await roi.hours.fill("41");
    await roi.turnover.fill("100.5");
    await roi.cost.fill("-1");
    await roi.calculate.click();
    for (const error of [
      "Enter at least 1 employee.",
      "Enter an annual salary of at least $1,000.",
      "Enter between 0 and 40 hours a week.",
      "Enter between 0 and 100 per cent a year.",
      "Enter an operational cost of $0 or more.",
    ]) {
      await expect(roi.section.getByText(error)).toBeVisible();
    }
    await expect(roi.employees).toBeFocused();
    await expect(roi.employees).toHaveAccessibleDescription(/Enter at least 1 employee/);
    await expect(roi.spoken).toHaveText("5 fields need your attention.");
    await expect(roi.result).toBeHidden();
    await checkAccessibility();

    await roi.employees.fill("100");
    await roi.hours.fill("8");
    await roi.salary.fill("75,000");
    await expect(roi.salary).toHaveAccessibleDescription("= $75,000");
    await roi.salary.fill("75.000");
    await expect(roi.salary).toHaveAccessibleDescription("= $75,000");
    await roi.turnover.fill("12,5");
    await expect(roi.turnover).toHaveAccessibleDescription("= 12.5%");
    await roi.cost.fill("98.000");
    await expect(roi.cost).toHaveAccessibleDescription("Read as $98. For $98,000 write 98000.");
    await roi.calculate.click();
    await expect(
      roi.section.getByText("Applied to 100 employees at $75,000 a year, 12.5% staff turnover"),
    ).toBeVisible();
    await roi.salary.fill("");
    await expect(roi.section.getByText("Empty, so it counts as 0.")).toBeVisible();
    await roi.calculate.click();
    await expect(roi.part("Productivity gain")).toContainText("$0");
  });

  test("works by keyboard alone", { tag: "@thorough" }, async ({ page }) => {
    const roi = calculator(page);
    await tabTo(page, roi.industry);
    await page.keyboard.press("L");
    await expect(roi.industry).toHaveValue("logistics");
    for (const field of [roi.employees, roi.salary, roi.hours, roi.turnover, roi.cost]) {
      await page.keyboard.press("Tab");
      await expect(field).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(roi.calculate).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(roi.total("$3,420,000")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(roi.section.getByRole("link", { name: "Book Your Complimentary AI Strategy Session" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      /\/roi-calculator\?industry=logistics&employees=100&salary=60000&hours=8&turnover=15&cost=8400000$/,
    );
    await expect(page.getByText("$3,420,000").first()).toBeVisible();
  });
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("reads a point as the thousands separator", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const roi = calculator(page);
    await roi.industry.selectOption("Healthcare");
    await roi.salary.fill("75.000");
    await expect(roi.salary).toHaveAccessibleDescription("= $75,000");
    await roi.cost.fill("98.000");
    await expect(roi.cost).toHaveAccessibleDescription("Read as $98,000. For $98 write 98.");
    await roi.cost.fill("98,000");
    await expect(roi.cost).toHaveAccessibleDescription("Read as $98. For $98,000 write 98000.");
  });
});

test("keeps input from before hydration", { tag: "@thorough" }, async ({ page }) => {
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const roi = calculator(page);
  await roi.industry.selectOption("Healthcare");
  await roi.employees.fill("250");
  await expect(roi.calculate).toBeEnabled();
  release();
  await hydrated(page);
  await expect(roi.industry).toHaveValue("healthcare");
  await expect(roi.employees).toHaveValue("250");
  await expect(roi.cost).toHaveValue("24500000");
  await roi.calculate.click();
  await expect(roi.total("$13,037,500")).toBeVisible();
});
