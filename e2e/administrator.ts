import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { runOwnCommand } from "./support/own-site.ts";

export const administrator = { email: "owner@example.com", password: "a chart for every voyage" };

/** Creates another administrator by the command line while the server runs. */
export const createAdministrator = ({ email, password }: typeof administrator) =>
  runOwnCommand(["admin", "create", email], {
    DATA_DIR: process.env.E2E_DATA_DIR ?? ".tmp/e2e-data",
    ADMIN_PASSWORD: password,
  });

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Sessions of this worker by site and account, because password hashing is slow. */
const sessions = new Map<string, Cookies>();

/** Restores a session's cookies; returns whether it is still valid. */
async function resumeSession(context: BrowserContext, origin: string, cookies: Cookies): Promise<boolean> {
  await context.addCookies(cookies);
  const response = await context.request.get(`${origin}/api/auth/get-session`);
  if (response.ok() && (await response.json()) !== null) return true;
  await context.clearCookies();
  return false;
}

/** Restores or creates a session and opens the page; the form itself is tested in login.spec.ts. */
export async function signIn(page: Page, path = "/admin", account = administrator): Promise<void> {
  const url = new URL(path, test.info().project.use.baseURL);
  const context = page.context();
  const key = `${url.origin} ${account.email}`;
  const session = sessions.get(key);
  if (!session || !(await resumeSession(context, url.origin, session))) {
    const response = await page.request.post(`${url.origin}/api/auth/sign-in/email`, {
      data: account,
      headers: { Origin: url.origin },
    });
    expect(response.status(), "sign-in").toBe(200);
    sessions.set(key, await context.cookies(url.origin));
  }
  await page.goto(url.href);
  await expect(page).toHaveURL(url.href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export async function signInByForm(page: Page, path = "/admin", account = administrator): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`));
}
