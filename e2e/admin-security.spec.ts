import { createAdministrator, signInByForm } from "./administrator.ts";
import { codeOf } from "./support/totp-code.ts";
import { expect, test } from "./test.ts";

test.use({ expectedMessages: ["401", "400", "422"] });

test("an account sets up a second factor, signs in with it and changes its password", async ({
  page,
  browser,
  checkAccessibility,
}) => {
  const account = { email: `crew-${Date.now()}@example.com`, password: "the first password" };
  await createAdministrator(account);
  await signInByForm(page, "/admin/security", account);
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
  await checkAccessibility();

  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const key = await page
    .locator("section", { has: page.getByText("Two-factor authentication", { exact: true }) })
    .locator("code")
    .innerText();
  await expect(page.getByLabel("Code that the app shows")).toBeFocused();
  await checkAccessibility();
  await page.getByLabel("Code that the app shows").fill(codeOf(key).replace(/^.../, "$& "));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("Store these backup codes")).toBeVisible();
  await expect(page.getByRole("region", { name: "Backup codes" })).toBeFocused();
  await expect(page.getByText("This one")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
  const [backupCode = "", secondCode = "", thirdCode = ""] = await page
    .getByRole("region", { name: "Backup codes" })
    .getByRole("listitem")
    .allInnerTexts();

  const context = await browser.newContext();
  const secondWindow = await context.newPage();
  await secondWindow.goto("/login");
  await secondWindow.getByLabel("Email").fill(account.email);
  await secondWindow.getByLabel("Password", { exact: true }).fill(account.password);
  await secondWindow.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(secondWindow.getByRole("heading", { name: "One more step" })).toBeVisible();
  await secondWindow.getByRole("textbox", { name: "Code" }).fill("000000");
  await secondWindow.getByRole("button", { name: "Confirm" }).click();
  await expect(secondWindow.getByText("That code is wrong or already used.")).toBeVisible();
  await secondWindow.getByRole("button", { name: "Use a backup code" }).click();
  await secondWindow.getByLabel("Backup code").fill(backupCode);
  await secondWindow.getByRole("button", { name: "Confirm" }).click();
  await expect(secondWindow).toHaveURL(/\/admin$/);

  await page.reload();
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^End the session/ }).click();
  const question = page.getByRole("dialog", { name: "End this session?" });
  await expect(question.getByLabel("Your password")).toBeFocused();
  await question.getByLabel("Your password").fill("not the password");
  await question.getByRole("button", { name: "End it" }).click();
  await expect(question.getByText("This is not your current password.")).toBeVisible();
  await checkAccessibility();
  await question.getByLabel("Your password").fill(account.password);
  await question.getByRole("button", { name: "End it" }).click();
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
  await secondWindow.goto("/admin/security");
  await expect(secondWindow).toHaveURL(/\/login/);
  await context.close();

  const card = page.locator("section", { has: page.getByRole("heading", { name: "Password" }) });
  await card.getByLabel("Current password").fill(account.password);
  await card.getByLabel("New password").fill("12345678901");
  await card.getByRole("button", { name: "Change password" }).click();
  await expect(card.getByText("Password must be at least 12 characters")).toBeVisible();
  await expect(card.getByText("Enter the code of your app, or a backup code.")).toBeVisible();
  await checkAccessibility();
  await card.getByLabel("Code", { exact: true }).fill("000000");
  await card.getByLabel("New password").fill("the second password");
  await card.getByRole("button", { name: "Change password" }).click();
  await expect(card.getByText("That code is wrong or already used.")).toBeVisible();
  await card.getByLabel("Code", { exact: true }).fill(thirdCode);
  await card.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed")).toBeVisible();
  await expect(page.getByText("This one")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(0);

  const factor = page.locator("section", {
    has: page.getByRole("heading", { name: "Two-factor authentication", exact: true }),
  });
  await factor.getByRole("button", { name: "Turn off" }).click();
  await factor.getByLabel("Your password").fill("the second password");
  await factor.getByRole("button", { name: "Turn off two-factor authentication" }).click();
  await expect(factor.getByText("Enter the code of your app, or a backup code.")).toBeVisible();
  await checkAccessibility();
  await factor.getByLabel("Code", { exact: true }).fill(secondCode);
  await factor.getByRole("button", { name: "Turn off two-factor authentication" }).click();
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up two-factor authentication" })).toBeFocused();
  await expect(page.getByText("This one")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
});

test("an account without a required second factor sees only its set-up", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  const account = { email: `new-${Date.now()}@example.com`, password: "the first password" };
  await createAdministrator(account);
  await signInByForm(page, "/admin/security", account);
  await expect(page.getByText("Set up two-factor authentication for your own account first.")).toBeVisible();
  // The rule applies to the whole site, so it is faked for this browser only.
  await page.route("**/api/auth/get-session", async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as Record<string, unknown> | null;
    await route.fulfill({ response, json: session && { ...session, secondFactorRequired: true } });
  });
  await page.goto("/admin/leads");
  await expect(page).toHaveURL(/\/admin\/security$/);
  await expect(page.getByText("Everyone here needs two-factor authentication")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change password" })).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  const key = await page.locator("code").innerText();
  await page.getByLabel("Code that the app shows").fill(codeOf(key));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("Store these backup codes")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).not.toHaveCount(0);
  await page.getByRole("button", { name: "Stop requiring it" }).click();
  await expect(page.getByRole("dialog").getByLabel("Code", { exact: true })).toBeVisible();
  await checkAccessibility();
});
