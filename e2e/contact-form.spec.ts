import { emailTo, expect, skipFillTime, test } from "./form-test.ts";
import { hydrated } from "./test.ts";

const card = { name: "Send Us a Message" };

test.describe("with JavaScript", () => {
  test.beforeEach(async ({ page }) => {
    await skipFillTime(page);
    await page.goto("/contact?utm_source=letter&utm_campaign=winter&ref=elsewhere");
    await hydrated(page);
  });

  test("sends a message and notifies the owner", async ({ page, email }) => {
    const form = page.getByRole("region", card);
    await form.getByLabel("Name").fill("Maren Ohlsen");
    await form.getByLabel("Organisation").fill("Sample Clinic");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Message").fill("Where do we begin?\nWith the pumps?");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message has arrived");
    await expect(page).toHaveURL("/thank-you/contact");
    const emailText = await emailTo(email, "Message: Maren Ohlsen");
    expect(emailText.to).toBe("owner@example.com");
    expect(emailText.headers).toContain(`Reply-To: ${email}`);
    expect(emailText.text).toMatch(/Where do we begin\?\s+With the pumps\?/);
    expect(emailText.text).toContain("winter");
    expect(emailText.text).not.toContain("elsewhere");
  });

  test("shows errors beside their fields, focuses the first, and keeps the rest", async ({
    page,
    email,
    checkAccessibility,
  }) => {
    const form = page.getByRole("region", card);
    await form.getByLabel("Email", { exact: true }).fill("maren at example");
    await form.getByLabel("Message").fill("Hello");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByLabel("Name")).toBeFocused();
    await expect(form.getByLabel("Name")).toHaveAccessibleDescription(/Enter your name/);
    await expect(form.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/like name@example.com/);
    await expect(form.getByRole("alert")).toContainText("2 answers need another look");
    await expect(form.getByLabel("Message")).toHaveValue("Hello");
    await checkAccessibility();
    await form
      .getByRole("alert")
      .getByRole("link", { name: /like name@example/ })
      .click();
    await expect(form.getByLabel("Email", { exact: true })).toBeFocused();
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Name").fill("Maren");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL("/thank-you/contact");
  });

  test("keeps the entered text when the server cannot be reached", async ({ page, context, email }) => {
    const form = page.getByRole("region", card);
    await form.getByLabel("Name").fill("Maren");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Message").fill("Still here");
    await context.route("**/contact*", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 200, body: "not ours" }) : route.continue(),
    );
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toContainText("We could not send this just now");
    await expect(form.getByRole("alert").getByRole("link", { name: "hello@example.com" })).toBeVisible();
    await expect(form.getByLabel("Message")).toHaveValue("Still here");
  });
});

test.describe("submitted too fast for a person", () => {
  test("asks to press the button again", { tag: "@thorough" }, async ({ page, email }) => {
    await page.addInitScript(() => {
      performance.now = () => 10;
    });
    await page.goto("/contact");
    await hydrated(page);
    const form = page.getByRole("region", card);
    await form.getByLabel("Name").fill("Robot");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Message").fill("Buy");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toContainText("faster than people type");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ["422"] });

  test("sends a message", async ({ page, email }) => {
    await page.goto("/contact?utm_source=paper");
    const form = page.getByRole("region", card);
    await form.getByLabel("Name").fill("Jo <script>alert(1)</script>");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Message").fill("By hand");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL("/thank-you/contact#main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message has arrived");
    const emailText = await emailTo(email, "Message: Jo <script>");
    expect(emailText.text).toContain("paper");
  });

  test("returns the page with every entry kept and every error at its field", { tag: "@thorough" }, async ({
    page,
    email,
  }) => {
    await page.goto("/contact?utm_source=paper");
    const form = page.getByRole("region", card);
    await form.getByLabel("Name").fill(" ");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Phone").fill("none");
    await form.getByLabel("Message").fill('"><script>alert(1)</script>');
    await form.getByRole("checkbox").check();
    const response = page.waitForResponse((response) => response.request().method() === "POST");
    await form.getByRole("button", { name: "Send message" }).click();
    expect((await response).status()).toBe(422);
    await expect(form.getByLabel("Name")).toHaveAccessibleDescription(/Enter your name/);
    await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(/in digits/);
    await expect(form.getByLabel("Message")).toHaveValue('"><script>alert(1)</script>');
    await expect(form.getByLabel("Email", { exact: true })).toHaveValue(email);
    await expect(form.getByRole("checkbox")).toBeChecked();
    await expect(form.getByText("2 answers need another look")).toBeInViewport();
  });
});
