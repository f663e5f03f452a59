import type { Locator, Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, skipMinFillTime, test } from "./test.ts";

// Isolated site: new menu entries would show up in other tests.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const urlOf = (path: string) => site.origin + path;

const sectionList = (page: Page) => page.getByRole("region", { name: "Sections" });

async function addSection(page: Page, kind: string): Promise<void> {
  await sectionList(page).getByRole("button", { name: "Add section" }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
}

/** Uses hover because it scrolls into view: the two may be more than a viewport apart. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const { x = 0, y = 0 } = (await from.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await to.hover();
  await to.hover();
  await page.mouse.up();
}

test("creates, previews, publishes, renames, deletes and restores a page of five sections", async ({
  page,
  checkAccessibility,
  expectedMessages,
}) => {
  expectedMessages.push("404");
  await signIn(page, urlOf("/admin/pages"));
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Contact");
  await expect(page.getByText("/contact is a built-in page of this site.")).toBeVisible();
  const [name, slug] = ["Prices", "prices"];
  await page.getByLabel("Title", { exact: true }).fill(name);
  await expect(page.getByLabel("URL", { exact: true })).toHaveValue(slug);
  await page.getByLabel("Description").fill("What the work costs, and what is in it.");
  await page.getByRole("combobox", { name: "Menu" }).selectOption({ label: "Resources" });
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("German");
  await page.getByRole("combobox", { name: "Footer" }).selectOption({ label: "Who we are" });

  const sections = sectionList(page);
  const sectionItems = sections.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Hide / }) });
  await addSection(page, "Hero");
  await expect(sectionItems.last().getByLabel("Heading")).toBeFocused();
  await page.keyboard.type("What it costs");
  await addSection(page, "Text");
  await sectionItems.last().getByLabel("Heading").fill("In short");
  await sectionItems.last().getByRole("textbox", { name: "Text" }).fill("One price for one piece of work.");
  await addSection(page, "Cards");
  await sectionItems.last().getByLabel("Title (card 1)").fill("A day");
  await sectionItems.last().getByLabel("Text (card 1)").fill("Someone listens for a day.");
  await addSection(page, "Questions");
  await sectionItems.last().getByLabel("Question (question 1)").fill("Who pays for the train?");
  await sectionItems.last().getByLabel("Answer (question 1)").fill("You do, in second class.");
  await addSection(page, "Banner");
  await sectionItems.last().getByLabel("Heading").fill("Shall we talk?");
  await sectionItems.last().getByLabel("Button", { exact: true }).fill("Write to us");
  await sectionItems.last().getByLabel("Where the button leads").fill("/contact");
  await addSection(page, "Quotation");
  await sections.getByRole("button", { name: "Remove Quotation" }).click();
  await expect(sectionItems).toHaveCount(5);
  await page.locator(".toast-action").click();
  await expect(sectionItems).toHaveCount(6);
  await sections.getByRole("button", { name: "Remove Quotation" }).click();
  await sections.getByRole("button", { name: "Move Questions up" }).click();
  await expect(sectionItems.nth(2)).toContainText("Questions");
  await checkAllAppearances(page, checkAccessibility);

  await expect(page.locator("[data-autosave='saved']")).toBeVisible();
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Preview", exact: true }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1, name: "What it costs" })).toBeVisible();
  await preview.close();

  await page.getByRole("button", { name: "Publish now" }).first().click();
  await expect(page.getByRole("link", { name: /^View the public page/ }).first()).toBeVisible();
  const statusOf = async (path: string) => (await page.request.get(urlOf(path), { maxRedirects: 0 })).status();
  await expect.poll(() => statusOf(`/${slug}`)).toBe(200);
  await expect.poll(async () => (await page.request.get(urlOf("/sitemap.xml"))).text()).toContain(`/${slug}</loc>`);

  await page.getByLabel("URL", { exact: true }).fill(`${slug}-2027`);
  await page.getByRole("button", { name: "Publish changes" }).first().click();
  await expect.poll(() => statusOf(`/${slug}`)).toBe(301);
  const editorUrl = page.url();

  await page.goto(urlOf(`/${slug}`));
  await expect(page).toHaveURL(new RegExp(`/${slug}-2027$`));
  await expect(page.getByRole("heading", { level: 1, name: "What it costs" }).locator("[lang=de]")).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name })).toBeVisible();
  await expect(page.locator("header nav").getByRole("link", { name, includeHidden: true }).first()).toBeAttached();
  await page.getByText("Who pays for the train?").click();
  await expect(page.getByText("You do, in second class.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);

  await page.goto(urlOf("/admin/leads"));
  const search = page.getByRole("combobox", { name: "Search everything" });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("second class");
  await expect(page.getByRole("group", { name: "Pages", exact: true }).getByRole("option")).toContainText("Published");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(editorUrl);
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect.poll(() => statusOf(`/${slug}-2027`)).toBe(404);
  await page.locator(".toast-action").click();
  await expect.poll(() => statusOf(`/${slug}-2027`)).toBe(200);
});

test("publishes a page with comparison, calculator, booking and form", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, urlOf("/admin/pages/own/new"));
  await page.getByLabel("Title", { exact: true }).fill("Work with us");
  await page.getByLabel("Description").fill("What it brings, and how to begin.");
  const lastSection = sectionList(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Hide / }) })
    .last();
  await addSection(page, "Comparison");
  await lastSection.getByLabel("Heading").fill("Before and after");
  await lastSection.getByLabel("First column", { exact: true }).fill("Before");
  await lastSection.getByLabel("Second column", { exact: true }).fill("After");
  await lastSection.getByLabel("What is compared (row 1)").fill("An audit");
  await lastSection.getByLabel("First column (row 1)").fill("A week of searching");
  await lastSection.getByLabel("Second column (row 1)").fill("An afternoon");
  await addSection(page, "Calculator");
  await lastSection.getByLabel("Industry").selectOption({ label: "Logistics" });
  await lastSection.getByLabel("Heading").fill("What it brings");
  await addSection(page, "Booking");
  await lastSection.getByLabel("Conversation").selectOption({ label: "Strategy call" });
  await lastSection.getByLabel("Heading").fill("Talk to us");
  await sectionList(page).getByRole("button", { name: "Add section" }).click();
  await expect(page.getByRole("menuitem", { name: "Form", exact: true })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Booking", exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await addSection(page, "Form");
  await lastSection.getByLabel("Heading").fill("Or write");

  const titles = sectionList(page).getByTitle("Drag to move");
  const otherSections = ["Calculator: What it brings", "Booking: Talk to us"];
  await expect(titles).toHaveText(["Comparison: Before and after", ...otherSections, "Form: Or write"]);
  await drag(page, titles.last(), titles.nth(1));
  await expect(titles).toHaveText(["Comparison: Before and after", "Form: Or write", ...otherSections]);
  const status = sectionList(page).getByRole("status");
  await expect(status).toHaveText("Form: Or write: now 2 of 4.");
  const down = sectionList(page).getByRole("button", { name: "Move Form: Or write down" });
  await down.press("Enter");
  await expect(status).toHaveText("Form: Or write: now 3 of 4.");
  await expect(down).toBeFocused();
  await down.press("Enter");
  await drag(page, titles.first(), titles.nth(2));
  await expect(status).toHaveText("Comparison: Before and after: now 3 of 4.");
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: "Publish now" }).first().click();
  await expect(page.getByRole("link", { name: /^View the public page/ }).first()).toBeVisible();
  await expect.poll(async () => (await page.request.get(urlOf("/work-with-us"))).status()).toBe(200);

  await page.goto(urlOf("/work-with-us"));
  await expect(page.getByRole("cell", { name: "An afternoon" })).toBeVisible();
  // Before that, the calculator's form leads to /roi-calculator.
  await hydrated(page);
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await expect(page.getByText("Total ROI in a year").first()).toBeVisible();
  const form = page.getByRole("region", { name: "Or write" });
  await form.getByLabel("Name").fill("Maren Ohlsen");
  await form.getByLabel("Email", { exact: true }).fill("maren@example.com");
  await form.getByLabel("Message").fill("Where do we begin?");
  await checkAllAppearances(page, checkAccessibility);
  await skipMinFillTime(page);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/thank-you\/contact$/);
  await page.goto(urlOf("/work-with-us"));
  // The calendar loads when it comes near the viewport.
  await page.getByRole("region", { name: "Talk to us" }).scrollIntoViewIfNeeded();
  await page
    .getByRole("region", { name: /^Free times on/ })
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Book this time" })).toBeVisible();
});
