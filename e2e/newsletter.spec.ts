import type { Page } from "@playwright/test";
import { emailTo, expect, linkIn, skipFillTime, test } from "./form-test.ts";
import { hydrated } from "./test.ts";

const confirmationSubject = "Please confirm: The Sunday Review";

async function subscribe(page: Page, email: string): Promise<void> {
  await skipFillTime(page);
  await page.goto("/sunday-review");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Have it sent to you" });
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel("Name").fill("Maren");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more click, in your inbox");
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the newsletter is requested, confirmed by email, configured and cancelled", async ({
  page,
  email,
  checkAccessibility,
}) => {
  await subscribe(page, email);
  await checkAccessibility();
  const confirm = linkIn(await emailTo(email, confirmationSubject), "/newsletter/confirm");

  // Email scanners open links too.
  for (const _ of [1, 2]) {
    await page.goto(confirm);
    await expect(heading(page)).toHaveText("Confirm your subscription");
  }
  await checkAccessibility();
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(heading(page)).toHaveText("Welcome aboard");
  await checkAccessibility();
  await page.goto(confirm);
  await expect(heading(page)).toHaveText("You are already subscribed");

  const welcome = await emailTo(email, "Welcome to The Sunday Review");
  expect(welcome.headers).toMatch(/List-Unsubscribe: <https?:\/\/[^>]+\/newsletter\/unsubscribe\?token=[^>]+>/);
  expect(welcome.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

  await page.goto(linkIn(welcome, "/newsletter/preferences"));
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Maren");
  await page.getByRole("textbox", { name: "Name" }).fill("Maren Voss");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Saved");
  await checkAccessibility();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Maren Voss");

  await page.getByRole("link", { name: "Unsubscribe" }).click();
  await expect(heading(page)).toHaveText("Unsubscribe?");
  await checkAccessibility();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(heading(page)).toHaveText("You have unsubscribed");
  await page.goto(confirm);
  await expect(heading(page)).toHaveText("You have unsubscribed");
});

test("explains a forged newsletter link", { tag: "@thorough" }, async ({ page }) => {
  for (const path of [
    "/newsletter/confirm",
    "/newsletter/confirm?token=MQ.zzzzzz.forgedforgedforgedforgedforged12",
    "/newsletter/preferences?token=MQ.zzzzzz.x",
    "/newsletter/unsubscribe?token=MQ.zzzzzz.x",
    "/privacy/my-data/view?token=YUBleGFtcGxlLmNvbQ.zzzzzz.forged",
  ]) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText("This link is incomplete");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
});

test("the podcast's form subscribes to the newsletter", { tag: "@thorough" }, async ({ page, email }) => {
  await skipFillTime(page);
  await page.goto("/podcast");
  await hydrated(page);
  const box = page.getByRole("region", { name: "The Sunday Review" });
  await box.getByLabel("Email").fill("nobody");
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByLabel("Email")).toHaveAccessibleDescription(/like name@example.com/);
  await box.getByLabel("Email").fill(email);
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/thank-you/newsletter");
  await emailTo(email, confirmationSubject);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the podcast's form leads to a confirmed subscription", { tag: "@thorough" }, async ({ page, email }) => {
    await page.goto("/podcast");
    const box = page.getByRole("region", { name: "The Sunday Review" });
    await box.getByLabel("Email").fill(email);
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL("/thank-you/newsletter#main");
    await page.goto(linkIn(await emailTo(email, confirmationSubject), "/newsletter/confirm"));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(heading(page)).toHaveText("Welcome aboard");
    await page.goto(linkIn(await emailTo(email, "Welcome"), "/newsletter/preferences"));
    await page.getByRole("textbox", { name: "Name" }).fill("Jo");
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("Saved");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Jo");
  });
});
