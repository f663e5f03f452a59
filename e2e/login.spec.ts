import { administrator, signInByForm } from "./administrator.ts";
import { expect, test } from "./test.ts";

test("signing in leads to the admin page that was requested", async ({ page, checkAccessibility }) => {
  await page.goto("/admin/articles?search=night");
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  await expect(page.getByText("Sign in to access the admin dashboard")).toBeVisible();
  await expect(page.getByText("Contact an administrator if you need access to this system.")).toBeVisible();
  await checkAccessibility();
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/articles\?search=night$/);
  await expect(page.getByRole("heading", { level: 1, name: /Articles/ })).toBeVisible();
  // Sign-in replaces its history entry: going back leaves the site instead of looping.
  await page.goto("/login");
  await expect(page).toHaveURL(/\/admin$/);
});

test.describe("a failed sign-in", () => {
  test.use({ expectedMessages: ["401", "429", "500"] });

  test("shows one message for every reason, and five failures are throttled", async ({ page, checkAccessibility }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill(`nobody-${Date.now()}@example.com`);
    const password = page.getByLabel("Password", { exact: true });
    for (let attempt = 1; attempt <= 5; attempt++) {
      await password.fill(`wrong password ${attempt}`);
      const response = page.waitForResponse(/sign-in\/email/);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      expect((await response).status()).toBe(401);
      await expect(page.getByRole("alert")).toHaveText("The email address or the password is wrong.");
    }
    await checkAccessibility();
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(/^Too many attempts\. Please try again in \d+ seconds\.$/);
  });

  test("is validated before sending, and has a generic message if the server sends none", {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ status: 500, body: "" }));
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/sign-in/")) requests.push(request.url());
    });
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Email and password are required");
    await page.getByLabel("Email").fill("somebody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Password must be at least 6 characters");
    expect(requests).toEqual([]);
    await page.getByLabel("Password", { exact: true }).fill("a password");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("An error occurred during login");
  });
});

test("a password reset does not reveal whether the account exists", async ({ page, checkAccessibility }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Enter your email address, such as name@example.com.")).toBeVisible();
  await page.getByLabel("Email").fill("nobody-at-all@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("If nobody-at-all@example.com belongs to an account")).toBeVisible();
  await checkAccessibility();
});

test("the account menu appears only when signed in", async ({ page, checkAccessibility }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/")) requests.push(request.url());
  });
  await page.goto("/about");
  await expect(page.getByRole("link", { name: "Contact", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" })).toBeHidden();
  expect(requests).toEqual([]);

  await signInByForm(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("link", { name: "Admin Dashboard" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You are signed out")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" })).toBeHidden();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login\?return=/);
});

test("the return URL never leaves the site, and on a phone the account links are in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login?return=https%3A%2F%2Fevil.example%2F");
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/admin$/);
  await page.goto("/about");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});
