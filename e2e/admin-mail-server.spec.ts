import { administrator, signIn } from "./administrator.ts";
import { startSmtpServer } from "./support/email-host.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

let site: OwnSite;
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>;
test.beforeAll(async () => {
  smtpServer = await startSmtpServer();
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(async () => {
  await site.close();
  await smtpServer.close();
});

test("saves a mail server, sends a test email and shows connection errors", async ({ page, checkAccessibility }) => {
  await signIn(page, `${site.origin}/admin/emails#server`);
  await expect(page.getByText("Emails reach no one yet")).toBeVisible();
  const { hostname, port } = new URL(smtpServer.url);
  await page.getByLabel("Server", { exact: true }).fill("smtp://mail");
  await page.getByLabel("User name").fill("anna");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the name of the server only")).toBeVisible();
  await expect(page.getByText("Enter the password of this user.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByLabel("Server", { exact: true }).fill(hostname);
  await page.getByLabel("Encryption").selectOption("starttls");
  await expect(page.getByLabel("Port", { exact: true })).toHaveValue("587");
  await page.getByLabel("User name").fill("");
  await page.getByLabel("Port", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Save mail server" }).press("Enter");
  await expect(page.getByText("Mail server saved")).toBeVisible();
  await page.getByLabel("Send a test to").fill("you@example.com");
  await page.getByRole("button", { name: "Send test" }).press("Enter");
  await expect(page.getByText("The mail server can’t be reached")).toBeVisible();
  await page.getByLabel("Port", { exact: true }).fill(port);
  await page.getByRole("button", { name: "Save mail server" }).click();
  await expect(page.getByText("Mail server saved").last()).toBeVisible();
  await page.getByRole("button", { name: "Send test" }).click();
  await expect(page.getByText("The mail server accepted the test")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.reload();
  await expect(page.getByLabel("Server", { exact: true })).toHaveValue(hostname);
  await page.getByRole("button", { name: "Remove …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove mail server" }).click();
  await expect(page.getByText("Emails reach no one yet")).toBeVisible();
});
