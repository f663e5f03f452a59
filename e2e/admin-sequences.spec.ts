import { signIn } from "./administrator.ts";
import { emailTo, expect, linkIn, skipFillTime, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { hydrated } from "./test.ts";

const consent = "Yes, send me three emails about what the figure means. One click stops them.";

test("the owner writes a sequence; a visitor consents, confirms and stops it; the screen lists each reader's progress", async ({
  page,
  email,
  browser,
  checkAccessibility,
}) => {
  const name = `After the figure ${email.slice(8, 16)}`;
  await signIn(page, "/admin/sequences");
  await page.getByRole("button", { name: "Create sequence" }).click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByLabel("Starts").selectOption("After a calculation");
  await page.getByRole("button", { name: "Create sequence" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(
    page.getByRole("status").getByText("Enter the sentence that people agree to. Add an email."),
  ).toBeVisible();
  await expect(page.getByLabel("Sentence that people agree to")).toHaveAccessibleDescription(
    /Enter the sentence that people agree to\./,
  );
  await page.getByLabel("Sentence that people agree to").fill(consent);
  await page.getByRole("button", { name: "Save consent" }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Add email" }).click();
  await page.getByLabel("Subject", { exact: true }).fill("What the figure leaves out");
  await page.getByRole("textbox", { name: "Text of Opening", exact: true }).fill("Good morning {name|there}.");
  await page.getByLabel("Days after the email before").fill("2");
  await page.getByRole("button", { name: "Save email" }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("link", { name: "Back to the sequence" }).click();
  await expect(page.getByText("2 days after the start, at 8:00 AM, not on Sundays")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();

  const context = await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "10.39.0.2" } });
  const visitor = await context.newPage();
  await skipFillTime(visitor);
  await visitor.goto("/roi-calculator?industry=healthcare&employees=100&salary=70000&hours=8&turnover=15&cost=9800000");
  await hydrated(visitor);
  const form = visitor.getByRole("region", { name: "What comes after the figure" }).last();
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByRole("button", { name: "Send them to me" }).click();
  await expect(form.getByText("Tick the box")).toBeVisible();
  await form.getByRole("checkbox", { name: consent }).check();
  const requestSent = visitor.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/roi-"),
  );
  await form.getByRole("button", { name: "Send them to me" }).click();
  // Emails are sent at a fixed hour of the visitor's time zone.
  expect((await requestSent).postData()).toMatch(/name="zone"\r\n\r\n[A-Z]\w+/);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("One more click, in your inbox");
  const request = await emailTo(email, "Please confirm: the emails that you asked for");
  expect(request.text.replaceAll(/\s+/g, " ")).toContain(consent);
  expect(request.text).toContain("Return a year, before costs: $2.6M to $5.2M");
  const chart = await visitor.request.get("/covers/own-healthcare-4-8-1.png");
  expect(chart.headers()["content-type"]).toBe("image/png");
  await visitor.goto(linkIn(request, "/newsletter/sequence/confirm"));
  await visitor.getByRole("button", { name: "Yes, send them" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("They are on their way");
  await context.close();

  await page.reload();
  const reader = page.getByRole("listitem").filter({ hasText: email });
  await expect(reader).toContainText("0 of 1 sent. Next: “What the figure leaves out”");
  await reader.getByText("Calculated $2.6M to $5.2M a year").click();
  await expect(reader.getByRole("img", { name: "Chart of the organisation" })).toBeVisible();
  await expect(reader.getByText("$9,800,000")).toBeVisible();
  await expect(reader.getByRole("link", { name: "Open the calculation" })).toHaveAttribute("href", /cost=9800000$/);
  await page.getByRole("button", { name: `Pause: ${email}` }).click();
  await expect(reader).toContainText("Paused");
  await page.getByRole("button", { name: `Resume: ${email}` }).click();
  await expect(reader).toContainText("Active");
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: `End: ${email}` }).click();
  await expect(reader).toContainText("Ended by you.");
  await page.getByRole("button", { name: "Close to newcomers" }).click();
  await expect(page.getByText("Closed to newcomers")).toBeVisible();
});
