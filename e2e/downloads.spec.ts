import { emailsTo, emailTo, expect, linkIn, skipFillTime, test } from "./form-test.ts";
import { hydrated } from "./test.ts";

const documents = [
  {
    page: "/ebook",
    name: "ebook",
    title: "AI Knowledge Agents in Practice",
    send: "Get the eBook",
    open: "Open the eBook",
  },
  {
    page: "/solutions/healthcare/ai-sop-agent",
    name: "healthcare-guide",
    title: "One SOP, spoken, checked, read out",
    send: "Get the guide",
    open: "Open the guide",
  },
];

for (const [index, { page: path, name, title, send, open }] of documents.entries()) {
  const javaScriptEnabled = index === 0;
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`offers ${name} at once and by email, without a subscription`, async ({ page, email, checkAccessibility }) => {
      if (javaScriptEnabled) await skipFillTime(page);
      await page.goto(path);
      const field = page.getByLabel("Email", { exact: true });
      if (javaScriptEnabled) {
        await hydrated(page);
        await page.getByRole("button", { name: send }).click();
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription(/should go to/);
        await checkAccessibility();
      }
      await expect(page.getByRole("checkbox", { name: /Also send me/ })).not.toBeChecked();
      await field.fill(email);
      await page.getByRole("button", { name: send }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/is ready$/);
      const href = (await page.getByRole("link", { name: open }).getAttribute("href")) ?? "";
      const file = await page.request.get(href);
      expect(file.headers()["content-type"]).toBe("application/pdf");
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
      const emailText = await emailTo(email, `Your copy: ${title}`);
      const download = await page.request.get(linkIn(emailText, "/downloads/"));
      expect(await download.body()).toEqual(await file.body());
      await expect.poll(async () => (await emailsTo(email)).length).toBe(2);
      expect((await emailsTo(email)).map(({ subject }) => subject)).not.toContain("Please confirm: The Sunday Review");
    });
  });
}

test("explains an invalid link and leads to a new request", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  for (const { page: path, name } of documents) {
    for (const token of ["", "?token=MQ.zzzzzz.forged"]) {
      await page.goto(`/downloads/${name}.pdf${token}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
    }
    await checkAccessibility();
    await page.getByRole("link", { name: /again$/ }).click();
    await expect(page).toHaveURL(new RegExp(path));
  }
});

test("requests the newsletter separately when the box is ticked", async ({ page, email }) => {
  await skipFillTime(page);
  await page.goto("/ebook");
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("checkbox", { name: /Also send me/ }).check();
  await page.getByRole("button", { name: "Get the eBook" }).click();
  await expect(page.getByRole("link", { name: "Open the eBook" })).toBeVisible();
  await emailTo(email, "Your copy");
  await emailTo(email, "Please confirm: The Sunday Review");
});
