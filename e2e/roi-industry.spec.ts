import { expect, hydrated, test } from "./test.ts";

const industries = [
  { path: "/services/healthcare", salary: 70_000, perEmployee: 98_000, hours: 8, turnover: 15, total: "$5,215,000" },
  { path: "/services/logistics", salary: 60_000, perEmployee: 84_000, hours: 6, turnover: 20, total: "$3,540,000" },
  { path: "/services/financial", salary: 60_000, perEmployee: 84_000, hours: 6, turnover: 20, total: "$4,920,000" },
];
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

test("starts the calculator of each industry page with that industry's figures", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  for (const { path, salary, perEmployee, hours, turnover, total } of industries) {
    await page.goto(path);
    await hydrated(page);
    const card = page.locator("#calculator");
    await expect(card.getByLabel("Number of employees")).toHaveValue("100");
    await expect(card.getByLabel("Annual salary")).toHaveValue(String(salary));
    await expect(card.getByLabel("Weekly search hours")).toHaveValue(String(hours));
    await expect(card.getByLabel("Staff turnover")).toHaveValue(String(turnover));
    await expect(card.getByLabel("Operational cost")).toHaveValue(String(perEmployee * 100));
    await expect(card.getByText(`Standard salary: ${dollars(salary)}`)).toBeVisible();
    await expect(card.getByText(`Operational cost per employee: ${dollars(perEmployee)}`)).toBeVisible();
    await expect(card.getByText("Total ROI in a year", { exact: true })).toBeHidden();

    await card.getByRole("button", { name: "Calculate", exact: true }).click();
    await expect(card.locator("p").getByText(total, { exact: true })).toBeVisible();
    const call = card.getByRole("link", { name: "Schedule Your AI Strategy Call" });
    await expect(call).toHaveAttribute("href", "/strategy-call");
    await checkAccessibility();

    await card.getByLabel("Number of employees").fill("250");
    await expect(card.getByLabel("Operational cost")).toHaveValue(String(perEmployee * 250));
    await expect(card.locator("p").getByText(total, { exact: true })).toBeVisible();
    await expect(card.getByText("Figures have changed since.")).toBeVisible();
    await card.getByRole("button", { name: "Calculate", exact: true }).click();
    await expect(card.getByText("Figures have changed since.")).toBeHidden();
  }
});

test("follows the selected industry in the calculator of the eBook page", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await page.goto("/ebook");
  await hydrated(page);
  const chooser = page.getByRole("form", { name: "Industry" });
  const salary = page.getByLabel("Annual salary");
  await expect(salary).toBeHidden();
  await chooser.getByRole("button", { name: "Healthcare" }).click();
  await expect(salary).toHaveValue("70000");
  await page.getByLabel("Number of employees").fill("50");
  await page.getByLabel("Staff turnover").fill("33");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await expect(page.getByText("Total ROI in a year", { exact: true })).toBeVisible();

  await chooser.getByRole("button", { name: "Logistics" }).click();
  await expect(chooser.getByRole("button", { name: "Logistics" })).toHaveAttribute("aria-pressed", "true");
  await expect(salary).toHaveValue("60000");
  await expect(page.getByLabel("Weekly search hours")).toHaveValue("6");
  await expect(page.getByLabel("Staff turnover")).toHaveValue("20");
  await expect(page.getByLabel("Number of employees")).toHaveValue("50");
  await expect(page.getByLabel("Operational cost")).toHaveValue("4200000");
  await expect(page.getByText("Total ROI in a year", { exact: true })).toBeVisible();
  await checkAccessibility();
});
