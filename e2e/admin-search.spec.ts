import { signIn } from "./administrator.ts";
import { expect, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { sendForm } from "./support/send-form.ts";

test("opens the search from anywhere by keyboard, finds records and lists recent pages", async ({
  page,
  email,
  checkAccessibility,
}) => {
  await sendForm(page, "/contact", {
    form: "contact",
    name: "Tilda Wrangel",
    email,
    message: "A question of barometers",
  });
  await signIn(page, "/admin/articles");
  const dialog = page.getByRole("dialog", { name: "Search", exact: true });
  const field = dialog.getByRole("combobox", { name: "Search everything" });
  // The shortcut's listener is attached just after the heading renders.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await checkAccessibility();

  await page.keyboard.type("barometers");
  const hit = dialog.getByRole("option", { name: /^Tilda Wrangel Message/ }).first();
  await expect(hit).toHaveAttribute("aria-selected", "true");
  await checkAllAppearances(page, checkAccessibility);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Tilda Wrangel" })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.keyboard.press("/");
  const recent = dialog.getByRole("group", { name: "Recent pages" }).getByRole("option");
  await expect(recent).toHaveText(["Articles"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await expect(dialog).toBeHidden();

  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("vat number");
  await expect(dialog.getByRole("option")).toHaveText(["ProfileSettings"]);
  await field.fill("zeppelin");
  await expect(dialog.getByText("Nothing matches “zeppelin”.")).toBeVisible();
  await checkAccessibility();
  await field.fill("new book");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/bookings\/new$/);
});

test("keeps a search open that is reopened while the previous one is closing", { tag: "@thorough" }, async ({
  page,
}) => {
  await signIn(page, "/admin/articles");
  const dialog = page.getByRole("dialog", { name: "Search", exact: true });
  const field = dialog.getByRole("combobox", { name: "Search everything" });
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await expect(dialog.getByRole("option").first()).toBeVisible();
  // On a busy machine the key may arrive before the dialog's close event.
  await dialog.evaluate((element) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      element.addEventListener("close", () => element.setAttribute("data-closed-once", ""), { once: true });
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
    }).observe(element, { attributeFilter: ["open"] });
  });
  await field.fill("new article");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/articles\/new$/);
  await expect(page.locator("dialog[data-closed-once]")).toHaveCount(1);
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("opens the search by a button on a phone, and reports failures with a way to retry", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
  expectedMessages,
}) => {
  expectedMessages.push("500");
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "/admin");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Search", exact: true });
  await page.route("**/_serverFn/**", (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("combobox").fill("barometer");
  await expect(dialog.getByRole("alert")).toContainText("The search did not work.");
  await page.unroute("**/_serverFn/**");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("alert")).toBeHidden();
  await dialog.getByRole("combobox").fill("audit");
  await checkAccessibility();
  await dialog.getByRole("option", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Audit log/ })).toBeVisible();
});

test("creates a new entry from any screen, and shows the tabs of the open area", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, "/admin/what-works");
  await expect(page.getByRole("heading", { level: 1, name: "What works" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "New", exact: true });
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await checkAllAppearances(page, checkAccessibility);
  await dialog.getByRole("link", { name: "Booking" }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/new$/);
  await expect(dialog).toBeHidden();
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.locator('[aria-current="page"]')).toHaveText(["Bookings"]);
  await page.setViewportSize({ width: 1440, height: 768 });
  await menu.getByRole("link", { name: "Website" }).click();
  // With the tabs of the longest screen, all ten are visible.
  const last = await menu.getByRole("link", { name: "Settings" }).boundingBox();
  expect(last?.height).toBe(40);
  expect((last?.y ?? Number.NaN) + 40).toBeLessThanOrEqual(768);
  await menu.getByRole("link", { name: "Menu and footer" }).click();
  await expect(page).toHaveURL(/\/admin\/settings#menu$/);
  await expect(menu.locator('[aria-current="page"]')).toHaveText(["Menu and footer"]);

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("navigation", { name: "Places" });
  const top = async () => (await bar.boundingBox())?.y;
  await page.goto("/admin/settings");
  await page.getByLabel("Country code").fill("AT");
  await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();
  const save = await page.getByRole("button", { name: "Save changes" }).boundingBox();
  expect((save?.y ?? Number.NaN) + (save?.height ?? 0)).toBeLessThanOrEqual((await top()) ?? 0);
  await bar.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Newsletter" })).toBeVisible();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "New" }).click();
  await expect(dialog).toBeVisible();
});
