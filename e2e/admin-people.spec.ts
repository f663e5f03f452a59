import { readFile } from "node:fs/promises";
import { signIn } from "./administrator.ts";
import { emailsTo, emailTo, expect, linkIn, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { sendForm } from "./support/send-form.ts";

test("finds a person across records, shows them on one page and exports them", async ({
  page,
  email,
  checkAccessibility,
}) => {
  const organisation = `Amsel Logistics ${email.split("@")[0]}`;
  const fields = { form: "contact", name: "Ruth Amsel", email, organisation };
  await sendForm(page, "/contact?utm_source=linkedin&utm_campaign=autumn", {
    ...fields,
    message: "Where do we begin?",
  });
  await sendForm(page, "/contact", { ...fields, message: "One more thing" });

  await signIn(page, "/admin/people");
  await page.getByRole("searchbox", { name: "Search people" }).fill(organisation.toLowerCase());
  await expect(page).toHaveURL(/search=amsel/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row").last()).toContainText("2 leads");
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("combobox", { name: "Everyone" }).selectOption("With a booking");
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  await page.getByRole("combobox", { name: "Everyone" }).selectOption("With a lead");
  await page.getByRole("button", { name: "Organisation" }).click();
  await expect(page.getByRole("columnheader", { name: "Organisation" })).toHaveAttribute("aria-sort", "ascending");

  const list = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await list).path(), "utf8")).toContain(`Ruth Amsel,${email},${organisation},2 leads`);

  await page.getByRole("link", { name: "Ruth Amsel" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ruth Amsel" })).toBeVisible();
  await expect(page.getByText("Where do we begin?")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText("One more thing");
  await expect(page.getByText("linkedin").first()).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8")) as { format: string; email: string };
  expect(file).toMatchObject({ format: "my-data", email });

  await page.locator("main").getByRole("link", { name: "Message" }).last().click();
  await expect(page).toHaveURL(/\/admin\/leads\/\d+$/);
  await expect(page.getByRole("blockquote")).toHaveText("Where do we begin?");
});

test("filters leads by origin and campaign", { tag: "@thorough" }, async ({ page, email }) => {
  const name = `Cora ${email.split("@")[0]}`;
  await sendForm(page, "/contact?utm_source=podcast-ad&utm_campaign=winter", {
    form: "contact",
    name,
    email,
    message: "Hello",
  });
  await signIn(page, "/admin/leads");
  await page.getByRole("combobox", { name: "All sources" }).selectOption("podcast-ad");
  await page.getByRole("combobox", { name: "All campaigns" }).selectOption("winter");
  await expect(page).toHaveURL(/origin=podcast-ad/);
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.getByRole("button", { name: "Source" }).click();
  await expect(page.getByRole("columnheader", { name: "Source" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("links from a subscriber to the person's other records", { tag: "@thorough" }, async ({
  page,
  email,
  checkAccessibility,
}) => {
  await sendForm(page, "/contact", { form: "contact", name: "Ida Lund", email, message: "Where do we begin?" });
  await sendForm(page, "/sunday-review", { form: "newsletter", email, name: "Ida" });
  await signIn(page, `/admin/subscribers?search=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: email }).click();
  await expect(page.getByRole("link", { name: "Everything on one page" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("link", { name: "Everything on one page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Ida/ })).toBeVisible();
});

test("erases a person with their emails and download, after a preview of what is erased and kept", async ({
  page,
  email,
  checkAccessibility,
}) => {
  const name = `Ina ${email.split("@")[0]}`;
  await sendForm(page, "/ebook", { form: "ebook", name, email });
  const download = linkIn(await emailTo(email, "Your copy"), "/downloads/");
  await expect.poll(async () => (await emailsTo(email)).length).toBe(2);
  expect((await page.request.get(download)).headers()["content-type"]).toBe("application/pdf");

  await signIn(page, "/admin/people");
  await page.getByRole("searchbox", { name: "Search people" }).fill(name);
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Erase this person" }).click();
  const dialog = page.getByRole("dialog", { name: `Erase ${name}?` });
  await expect(dialog.getByText("Messages and downloads, with your replies and notes (1)")).toBeVisible();
  await expect(dialog.getByText("backups until they are replaced")).toBeVisible();
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Erase this person" }).click();
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("Everything about this person is erased")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/people$/);

  await page.getByRole("searchbox", { name: "Search people" }).fill(name);
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  expect(await emailsTo(email)).toEqual([]);
  expect((await page.request.get(download)).headers()["content-type"]).not.toBe("application/pdf");
});
