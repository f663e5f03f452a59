import type { Page } from "@playwright/test";
import { createAdministrator, signIn } from "./administrator.ts";
import { expect, test } from "./test.ts";

/** A virtual authenticator that approves every request. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { verify };
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch("/api/auth/sign-out", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }),
  );
}

test.use({ expectedMessages: ["400", "401", "404"] });

test("a passkey is added, signs in without a password, is renamed and removed", async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const account = { email: `device-${Date.now()}@example.com`, password: "lamps along the harbour wall" };
  await createAdministrator(account);
  const device = await addDevice(page);
  await signIn(page, "/admin/security", account);

  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByLabel("Name of this device")).toBeFocused();
  await page.getByLabel("Name of this device").fill("Laptop at the window");
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Add the passkey" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await checkAccessibility();
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Add the passkey" }).click();
  await expect(page.getByText("The passkey was added")).toBeVisible();
  await expect(page.getByText("Laptop at the window")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeFocused();
  await checkAccessibility();

  // A device without user verification isn't enough.
  await device.verify(false);
  await signOut(page);
  await page.evaluate(() => localStorage.removeItem("passkey"));
  await page.goto("/login?return=%2Fadmin%2Fsecurity");
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("No passkey was used. Try again, or sign in with your password.")).toBeVisible();
  await device.verify(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/admin\/security$/);

  await page.getByRole("button", { name: "Rename Laptop at the window" }).click();
  await page.getByLabel("Name of the passkey").fill("Old laptop");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByRole("button", { name: "Rename Old laptop" })).toBeVisible();

  await signOut(page);
  await page.goto("/login?return=%2Fadmin%2Fsecurity");
  await expect(page).toHaveURL(/\/admin\/security$/);
  await page.getByRole("button", { name: "Remove Old laptop" }).click();
  const question = page.getByRole("dialog", { name: "Remove this passkey?" });
  await expect(question.getByLabel("Your password")).toBeFocused();
  await checkAccessibility();
  await question.getByLabel("Your password").fill(account.password);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Remove Old laptop" })).toBeHidden();
  await page.goto("/admin/audit");
  for (const action of ["Added a passkey", "Renamed a passkey", "Removed a passkey", "Signed in with a passkey"])
    await expect(page.getByRole("cell", { name: action, exact: true }).first()).toBeVisible();
});
