import { signIn } from "./administrator.ts";
import { emailTo, expect, linkIn, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { sendForm } from "./support/send-form.ts";

test("a subscriber is found with the proof of consent, noted, unsubscribed, deleted and restored", async ({
  page,
  email,
  checkAccessibility,
}) => {
  await sendForm(page, "/sunday-review", { form: "newsletter", email, name: "Maren" });
  const confirm = linkIn(await emailTo(email, "Please confirm"), "/newsletter/confirm");
  await page.goto(confirm);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome aboard");

  await signIn(page, `/admin/subscribers?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { name: "Proof of consent" })).toBeVisible();
  await page.getByLabel("Your notes").fill("Met in Hamburg");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);

  await page
    .getByRole("button", { name: /^Unsubscribe/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("Subscriber unsubscribed")).toBeVisible();
  await page.getByRole("button", { name: "Move to bin", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored")).toBeVisible();
  await page.goto(`/admin/subscribers?search=${email}`);
  await expect(page.getByRole("row")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("subscribers.csv");
});
