import { readFile } from "node:fs/promises";
import { emailTo, expect, linkIn, skipFillTime, test } from "./form-test.ts";
import { hydrated } from "./test.ts";

test("My data shows the stored data, exports it and erases it", async ({
  page,
  request,
  email,
  checkAccessibility,
}) => {
  const form = { name: "Maren Ohlsen", email, message: "Where do we begin?", marketing: "yes", elapsed: "9000" };
  await request.post("/contact", { form });
  await skipFillTime(page);
  await page.goto("/privacy-policy");
  await page.getByRole("main").getByRole("link", { name: "My data" }).first().click();
  await hydrated(page);
  await checkAccessibility();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page).toHaveURL("/thank-you/my-data");
  const link = linkIn(await emailTo(email, "What we hold about you"), "/privacy/my-data/view");
  await page.goto(link);
  await expect(page.getByRole("region", { name: "What you sent us" })).toContainText("Where do we begin?");
  await expect(page.getByRole("region", { name: "Your subscription" })).toContainText("Asked for, not confirmed");
  await checkAccessibility();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const data: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(JSON.stringify(data)).toContain("Where do we begin?");
  expect(data).toMatchObject({ email });

  await page.getByRole("button", { name: "Erase my data" }).click();
  const box = page.getByRole("checkbox");
  await expect(box).toHaveAccessibleDescription("Tick the box first, so that nothing is erased by mistake.");
  await expect(box).toBeFocused();
  await checkAccessibility();
  await box.check();
  await page.getByRole("button", { name: "Erase my data" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything is erased");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We hold nothing about you");
  await checkAccessibility();
});

test("My data responds to an unknown email address like to a stored one, and its email says that nothing is stored", {
  tag: "@thorough",
}, async ({ page, email }) => {
  await skipFillTime(page);
  await page.goto("/privacy/my-data");
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page).toHaveURL("/thank-you/my-data");
  await page.goto(linkIn(await emailTo(email, "What we hold about you"), "/privacy/my-data/view"));
  await expect(page.getByRole("region", { name: "What you sent us" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("My data erases only after the box is ticked", { tag: "@thorough" }, async ({ page, request, email }) => {
    await request.post("/contact", { form: { name: "Jo", email, message: "Hello" } });
    await page.goto("/privacy/my-data");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    const link = linkIn(await emailTo(email, "What we hold about you"), "/privacy/my-data/view");
    await page.goto(link);
    await expect(page.getByRole("region", { name: "What you sent us" })).toContainText("Hello");
    await page.getByRole("button", { name: "Erase my data" }).click();
    await expect(page.getByRole("checkbox")).toBeFocused();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Erase my data" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything is erased");
  });
});
