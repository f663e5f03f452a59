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

test("registration has three steps, scheduling says how its calendar opens, and both list the requirements", async ({
  page,
}) => {
  await page.goto("/podcast-registration");
  await hydrated(page);
  const steps = page.getByRole("region", { name: "Three steps to the microphone" });
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText([
    "Sign Up",
    "Sign Release Form",
    "Schedule Your Interview",
  ]);
  await expectRequirements(page);
  await expect(page.getByRole("main").getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  const registrationLink = page.getByRole("main").getByRole("link", { name: "Begin Registration" });
  await expect(registrationLink).toHaveCount(2);
  await registrationLink.last().click();
  await expect(page).toHaveURL("/podcast-registration#registration");
  await expect(page.locator("#registration").getByLabel("Name", { exact: true })).toBeInViewport();

  await page.goto("/schedule-interview");
  await expectRequirements(page);
  await expect(page.getByText("about 45-60 minutes")).toBeVisible();
  await expect(page.getByText("Open the email and press its button.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The calendar opens from your own link" })).toBeVisible();
  await expect(page.locator("#booking").getByRole("link", { name: "Begin Registration" })).toHaveAttribute(
    "href",
    "/podcast-registration#registration",
  );
});
