import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

/** A public IP address that is not in use: nothing is contacted. */
const url = "https://[3000::1]/hooks";

test("the owner connects a program: a webhook with its secret and log, and a token for drafts", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, `${site.origin}/admin/webhooks`);
  await page.getByLabel("URL").fill("http://hooks.example");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByLabel("URL")).toHaveAccessibleDescription(/begins with https/);
  await expect(page.getByLabel("URL")).toBeFocused();
  await page.getByLabel("URL").fill("https://192.168.1.1/hooks");
  await page.getByLabel("A lead comes in").check();
  await page.getByLabel("Include name, email and message").check();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText("The host is not public.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByLabel("URL").fill(url);
  await page.getByRole("button", { name: "Add webhook" }).press("Enter");
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: url });
  await expect(row).toContainText("Lead came in, with name, email and message");
  await row.getByRole("button", { name: "Send a test" }).click();
  const delivery = page.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
  await expect(delivery).toContainText("1 attempt", { timeout: 15_000 });
  await expect(delivery).toContainText("Failed", { timeout: 15_000 });
  await checkAllAppearances(page, checkAccessibility);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toBeHidden();
  await row.getByRole("button", { name: /^Edit / }).click();
  const edit = page.getByRole("dialog", { name: /^Edit the webhook/ });
  await edit.getByLabel("URL").fill("https://192.168.1.1/hooks");
  await edit.getByLabel("An article is published").check();
  await edit.getByLabel("Include name, email and message").uncheck();
  await edit.getByRole("button", { name: "Save webhook" }).click();
  await expect(edit.getByText("It was not changed. The host is not public.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await edit.getByLabel("URL").fill(url);
  await edit.getByLabel("URL").press("Enter");
  await expect(edit).toBeHidden();
  await expect(row).toContainText("Article published, Lead came in");
  await expect(row).not.toContainText("with name");
  await row.getByRole("button", { name: "Turn off" }).click();
  await expect(row.getByText("Off", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Remove …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove webhook" }).click();
  await expect(row).toBeHidden();

  await page.goto(`${site.origin}/admin/security`);
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByLabel("Name of the program")).toHaveAccessibleDescription(/Name the program/);
  await page.getByLabel("Name of the program").fill("Notes to drafts");
  await page.getByLabel("Expires after").selectOption("30 days");
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByText(/^chartroom_/)).toBeVisible();
  const tokens = page.getByRole("list", { name: "Personal tokens" });
  await expect(tokens).toContainText("Reads and writes drafts; never used; expires on");
  await checkAllAppearances(page, checkAccessibility);
  await tokens.getByRole("button", { name: "Revoke …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke token" }).click();
  await expect(tokens).toBeHidden();
  await expect(page.getByText(/^chartroom_/)).toBeHidden();
});
