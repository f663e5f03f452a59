import { administrator } from "./administrator.ts";
import { emailTo, expect, test } from "./form-test.ts";
import { pressByKeyboard, tabTo, typeInto } from "./support/by-keyboard.ts";
import { sendForm } from "./support/send-form.ts";

test("the owner signs in, replies to a lead and finds the reply by keyboard alone", async ({ page, email }) => {
  const name = `Vera ${email.slice(8, 20)}`;
  await sendForm(page, "/contact", { form: "contact", name, email, message: "Who knows the pumps?" });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await typeInto(page, page.getByLabel("Email"), administrator.email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), administrator.password);
  await page.keyboard.press("Enter");
  // J moves to the first waiting lead, and then to the next; R opens the reply.
  const reply = page.getByRole("link", { name: `Reply to ${name}` });
  await expect(reply).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(reply).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("r");
  const text = page.getByRole("textbox", { name: "Your reply" });
  await expect(text).toHaveValue(/^Hello Vera,/);
  await tabTo(page, text);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nUntil Monday.");
  await pressByKeyboard(page, page.getByRole("button", { name: "Send reply" }));
  await expect(page.getByText(`Reply to ${name} sent`)).toBeVisible();
  expect((await emailTo(email, "Re: Who knows the pumps?")).text).toContain("Until Monday.");
  // The form has disappeared; the next tab stop is still within the page.
  const status = page.getByLabel("Status", { exact: true });
  await tabTo(page, status);
  await page.keyboard.press("P");
  await expect(status).toHaveValue("proposal");
});
