import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { emailTo, expect, test } from "./form-test.ts";
import { sendForm } from "./support/send-form.ts";

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const target = window as typeof window & { clicks?: number };
    target.clicks = 0;
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) target.clicks = (target.clicks ?? 0) + 1;
    };
    document.addEventListener("click", count, { capture: true });
  });
  return () => page.evaluate(() => (window as typeof window & { clicks?: number }).clicks ?? Number.NaN);
}

test("answers a lead in two clicks from Today, also on a phone", async ({ page, email }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const name = `Vera ${email.slice(8, 20)}`;
  await sendForm(page, "/contact", { form: "contact", name, email, message: "340 procedures and one printer." });
  await signIn(page, "/admin");
  const reply = page.getByRole("link", { name: `Reply to ${name}` });
  await expect(page.getByRole("listitem").filter({ has: reply })).toContainText("340 procedures and one printer.");
  const clicks = await countClicks(page);
  await reply.click();
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText(`Reply to ${name} sent`)).toBeVisible();
  expect(await clicks()).toBe(2);
});

test("accepts a guest in three clicks from Today, also on a phone", async ({ page, email }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const name = `Guest ${email.slice(8, 20)}`;
  await sendForm(page, "/podcast-registration", {
    form: "registration",
    name,
    email,
    bio: "Runs a port.",
    expertise: "Tides and timetables",
    topics: "What no one wrote down",
  });
  await signIn(page, "/admin");
  const decide = page.getByRole("link", { name: `Accept or decline ${name}` });
  await expect(decide).toBeVisible();
  const clicks = await countClicks(page);
  await decide.click();
  await page.getByRole("button", { name: "Accept …" }).click();
  await page.getByRole("button", { name: "Accept and send" }).click();
  await expect(page.getByRole("button", { name: "Accept …" })).toBeHidden();
  expect(await clicks()).toBe(3);
  await emailTo(email, "Yes, let's talk");
});
