import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

const requirements = [
  "HD camera",
  "Good lighting",
  "Professional background",
  "USB or headset microphone",
  "Quiet room",
  "Headphones",
  "Stable connection",
  "Other programs closed",
  "Recording platform",
  "Tech check before the interview",
  "Phone nearby as backup",
];

async function expectRequirements(page: Page) {
  const list = page.getByRole("region", { name: "What makes a recording sound like a studio" });
  for (const requirement of requirements) await expect(list.getByText(requirement, { exact: true })).toBeVisible();
  await expect(list.getByText("1080p minimum")).toBeVisible();
  await expect(list.getByText("at least 5 Mbps")).toBeVisible();
}

test("takes a guest through three steps in their order", async ({ page }) => {
  await page.goto("/podcast-registration");
  const steps = page.getByRole("region", { name: "Three steps to the microphone" });
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText([
    "Sign Up",
    "Sign Release Form",
    "Schedule Your Interview",
  ]);
});

test("lists the technical requirements on both pages", async ({ page }) => {
  await page.goto("/podcast-registration");
  await expectRequirements(page);
  await page.goto("/schedule-interview");
  await expectRequirements(page);
});

test("begins the registration from the head and from the end of the page", async ({ page }) => {
  await page.goto("/podcast-registration");
  await hydrated(page);
  const begin = page.getByRole("main").getByRole("link", { name: "Begin Registration" });
  await expect(begin).toHaveCount(2);
  await begin.last().click();
  await expect(page).toHaveURL("/podcast-registration#registration");
  await expect(page.locator("#registration").getByLabel("Name", { exact: true })).toBeInViewport();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
});

test("says how long the interview lasts and how its calendar opens", async ({ page }) => {
  await page.goto("/schedule-interview");
  await expect(page.getByText("about 45-60 minutes")).toBeVisible();
  await expect(page.getByText("Open the email and press its button.")).toBeVisible();
});

for (const path of ["/podcast-registration", "/schedule-interview"]) {
  test(`holds nothing on ${path} that axe objects to`, async ({ page, checkAccessibility }) => {
    await page.goto(path);
    await checkAccessibility();
  });
}
