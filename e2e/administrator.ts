import { type BrowserContext, expect, type Page, test } from "@playwright/test";

/** The administrator whom the server of the journeys makes at its start (playwright.config.ts). */
export const administrator = { email: "owner@example.com", password: "a chart for every voyage" };

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Sessions of this worker by site and account: a password is made slow to try on purpose. */
const sessions = new Map<string, Cookies>();

/** Gives the context the cookies of an earlier sign-in. @returns whether that session still is one */
async function resumeSession(context: BrowserContext, origin: string, cookies: Cookies): Promise<boolean> {
  await context.addCookies(cookies);
  const response = await context.request.get(`${origin}/api/auth/get-session`);
  if (response.ok() && (await response.json()) !== null) return true;
  await context.clearCookies();
  return false;
}

/** Gives the page a session and opens the page that was wanted; the form itself has its journeys in login.spec.ts. */
export async function signIn(page: Page, wanted = "/admin", who = administrator): Promise<void> {
  const url = new URL(wanted, test.info().project.use.baseURL);
  const context = page.context();
  const key = `${url.origin} ${who.email}`;
  const known = sessions.get(key);
  if (!known || !(await resumeSession(context, url.origin, known))) {
    const response = await page.request.post(`${url.origin}/api/auth/sign-in/email`, {
      data: who,
      headers: { Origin: url.origin },
    });
    expect(response.status(), "sign-in").toBe(200);
    sessions.set(key, await context.cookies(url.origin));
  }
  await page.goto(url.href);
  await expect(page).toHaveURL(url.href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Signs in as a person does, which also leaves the browser's own note that somebody is signed in. */
export async function signInByForm(page: Page, wanted = "/admin", who = administrator): Promise<void> {
  await page.goto(wanted);
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${wanted.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`));
}
