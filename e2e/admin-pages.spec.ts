import { signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { delayRequests, expect, test } from "./test.ts";

// Both change the same page.
test.describe.configure({ mode: "default" });

// Other journeys use the same site: a text that none of them checks is changed, then restored.
test("edits a page's texts as a draft, publishes them and restores the sample", async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "/admin/pages");
  await page.getByLabel("Find a sentence").fill("THE shop floor is next");
  await expect(page.getByRole("list", { name: "Found" }).getByRole("link")).toHaveText([
    "Manufacturing: Manufacturing",
  ]);
  await page.getByLabel("Find a sentence").fill("");
  await expect(page.getByRole("heading", { name: /^What you offer/ })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("link", { name: "Manufacturing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Page: Manufacturing" })).toBeVisible();
  await expect(page.getByText("Everything is public.")).toBeVisible();

  const title = page.getByLabel("Hero: headline");
  const sample = await title.inputValue();
  await title.fill("x".repeat(300));
  await expect(page.getByText("1 change not saved.")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/Use at most \d+ characters \(now 300\)\./)).toBeVisible();
  await expect(title).toBeFocused();
  await checkAllAppearances(page, checkAccessibility);

  await title.fill("{name} comes to your shop floor");
  await expect(page.getByText("Shown as: Your Name comes to your shop floor")).toBeVisible();
  // A token is deleted in one step.
  await title.press("Home");
  for (let step = 0; step < 6; step++) await title.press("ArrowRight");
  await title.press("Backspace");
  await expect(title).toHaveValue(" comes to your shop floor");
  await title.fill("We come to your shop floor");

  // The preview of the typed page: beside its fields, or behind a button on narrow windows.
  const preview = page.locator('iframe[title="Preview of the page Manufacturing"]').last().contentFrame();
  const heading = preview.getByRole("heading", { level: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(heading).toHaveText("We come to your shop floor");
  await title.press("End");
  await title.pressSequentially(" soon");
  await expect(heading).toHaveText("We come to your shop floor soon");
  await title.fill("We come to your shop floor");
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(heading).toHaveText("We come to your shop floor");
  await checkAccessibility();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });

  // Typed text survives a reload.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(title).toHaveValue("We come to your shop floor");

  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("A draft is saved; visitors see the public texts.")).toBeVisible();
  const pageHtml = async () => (await page.request.get("/services/manufacturing")).text();
  expect(await pageHtml()).not.toContain("We come to your shop floor");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Everything is public.")).toBeVisible();
  expect(await pageHtml()).toContain("We come to your shop floor");

  // A visitor who navigates there within the site sees it, too.
  await page.goto("/contact");
  await page.evaluate(() => document.querySelector("footer")?.scrollIntoView());
  await page.goto("/services/manufacturing");
  await expect(page.getByText("We come to your shop floor")).toBeVisible();

  await page.goto("/admin/pages/services-manufacturing");
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Restore the sample" }).click();
  await expect(title).toHaveValue(sample);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Everything is public.")).toBeVisible();
  expect(await pageHtml()).not.toContain("We come to your shop floor");
});

test("edits texts in place by keyboard, links included", async ({ page, checkAccessibility }) => {
  await signIn(page, "/admin/pages/services-manufacturing");
  await page.getByRole("link", { name: "Edit on the page" }).click();
  const bar = page.getByRole("region", { name: "Edit this page" });
  await expect(bar).toContainText("Everything is public.");
  const title = page.getByRole("heading", { level: 1 });
  await title.focus();
  await expect(bar).toContainText(/Hero: headline: \d+ of \d+ characters/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Built by {nobody}");
  await expect(bar).toContainText("{nobody} has no value");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Built by {name}");
  await page.keyboard.press("Escape");
  await expect(title).toHaveText("Built by Your Name");
  await expect(bar).toContainText("Changed, and not saved.");
  await checkAccessibility();

  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/manufacturing\?edit/);
  await expect(bar).toContainText("Hero: action: label");
  const target = page.getByRole("dialog", { name: "Where it leads" }).getByLabel("Leads to");
  await expect(target).toHaveValue("/");
  await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await checkAccessibility();

  const release = await delayRequests(page, "**/_serverFn/**");
  await bar.getByRole("button", { name: "Save draft" }).click();
  await title.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(", on site");
  release();
  await expect(bar.getByRole("button", { name: "Save draft" })).toBeEnabled();
  await expect(bar).toContainText("Hero: headline");
  await page.keyboard.press("Escape");
  await expect(bar).toContainText("Changed, and not saved.");
  await expect(title).toHaveText("Built by Your Name, on site");
  await bar.getByRole("button", { name: "Save draft" }).click();
  await expect(bar).toContainText("A draft is saved");
  await expect(title).toHaveText("Built by Your Name, on site");
  expect(await (await page.request.get("/services/manufacturing")).text()).not.toContain("Built by");

  await bar.getByRole("link", { name: "All texts" }).click();
  await expect(page.getByLabel("Hero: headline")).toHaveValue("Built by {name}, on site");
  await page.getByRole("button", { name: "Delete the draft" }).click();
  await expect(page.getByText("Everything is public.")).toBeVisible();
});
