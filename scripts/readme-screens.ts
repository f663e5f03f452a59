import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";

const root = path.resolve(import.meta.dirname, "..");
const owner = { email: "owner@example.com", password: "a chart for every voyage" };

/** Environment of the site on the screenshots: the account for the admin area. */
export const ownerEnvironment = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

type Picture = {
  name: string;
  route: string;
  width: number;
  height: number;
  colorScheme?: "light" | "dark";
  /** Opens the first record of the list at `route` in its editor. */
  opensFirst?: boolean;
};

const pictures: readonly Picture[] = [
  { name: "home", route: "/", width: 1440, height: 900 },
  { name: "episode", route: "/episode/14", width: 390, height: 844, colorScheme: "dark" },
  { name: "admin-home", route: "/admin", width: 1024, height: 844 },
  { name: "admin-article", route: "/admin/articles", width: 1024, height: 844, opensFirst: true },
];

const visitors = [
  ["Maren Ohlsen", "maren.ohlsen@example.com", "We have 340 procedures and one printer. Where do we begin?"],
  ["Jonas Brandt", "jonas.brandt@example.com", "Does the calculator count the search hours of the night shift, too?"],
];

/** A typical morning in the owner's inbox. */
async function fillInbox(page: Page, origin: string): Promise<void> {
  for (const [name = "", email = "", message = ""] of visitors) {
    const multipart = { form: "contact", name, email, message };
    const response = await page.request.post(`${origin}/contact`, { multipart, maxRedirects: 0 });
    if (response.status() !== 303) throw new Error(`/contact returned ${response.status()}.`);
  }
}

async function signIn(page: Page, origin: string): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/sign-in/email`, {
    data: owner,
    headers: { Origin: origin },
  });
  if (!response.ok()) throw new Error(`The sign-in returned ${response.status()}.`);
}

async function takeScreenshot(page: Page, origin: string, { name, route, opensFirst }: Picture): Promise<void> {
  await page.goto(origin + route, { waitUntil: "networkidle" });
  if (opensFirst) {
    await page.locator("main table a").first().click();
    await page.locator('main [contenteditable="true"]').first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  const png = await page.screenshot({ animations: "disabled" });
  const file = path.join(root, "docs", "screens", `${name}.webp`);
  const { size } = await sharp(png).webp({ quality: 80, effort: 6 }).toFile(file);
  console.log(`${name}.webp: ${Math.round(size / 1024)} KB`);
}

/** The pictures of README.md into docs/screens. */
export async function makeReadmeScreens(browser: Browser, origin: string): Promise<void> {
  const visitor = await browser.newPage();
  await fillInbox(visitor, origin);
  await visitor.close();
  for (const picture of pictures) {
    const { width, height, colorScheme = "light", route } = picture;
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
    if (route.startsWith("/admin")) await signIn(page, origin);
    await takeScreenshot(page, origin, picture);
    await page.close();
  }
}
