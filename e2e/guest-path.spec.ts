import { createHmac } from "node:crypto";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { pressByKeyboard, tabTo, typeInto } from "./support/by-keyboard.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, skipMinFillTime, test } from "./test.ts";

async function acceptGuest(dataDir: string, secret: string): Promise<string> {
  const database = new PGlite(path.join(dataDir, "database"), { extensions: { pg_trgm, btree_gist, unaccent } });
  const { rows } = await database.query<{ reference: string }>(
    `insert into guests (name, email, bio, expertise, topics, status, consent_text, consented_at, decided_at, decided_by)
      values ('Sample Guest', 'guest@example.com', 'Runs a port.', 'Tides', 'What nobody wrote down', 'accepted',
        'As the form says', now(), now(), 'owner@example.com')
      returning reference`,
  );
  await database.close();
  const subject = Buffer.from(rows[0]?.reference ?? "").toString("base64url");
  const body = `${subject}.${Math.floor(Date.now() / 1000 + 86_400).toString(36)}`;
  return `/guest-space/${body}.${createHmac("sha256", secret).update(`guest\n${body}`).digest("base64url").slice(0, 32)}`;
}

let site: OwnSite;
let link: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const secret = "a secret of this site and of no other";
  site = await startOwnSite({ SAMPLE_CONTENT: "none", SITE_SECRET: secret }, async (dataDir) => {
    link = await acceptGuest(dataDir, secret);
  });
});
test.afterAll(() => site.close());

test("the camera and microphone check stays in the browser and reports missing devices", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    let prompts = 0;
    devices.getUserMedia = async () => {
      prompts++;
      if (prompts === 1) throw new DOMException("none", "NotFoundError");
      if (prompts === 3) await new Promise((resolve) => document.addEventListener("allow", resolve));
      const canvas = document.createElement("canvas");
      canvas.width = 1920;
      canvas.height = 1080;
      canvas.getContext("2d")?.fillRect(0, 0, 1920, 1080);
      const audio = new AudioContext().createMediaStreamDestination().stream;
      const stream = new MediaStream([...canvas.captureStream(5).getVideoTracks(), ...audio.getAudioTracks()]);
      Object.assign(window, { stream });
      return stream;
    };
  });
  await page.goto(`${site.origin}${link}`);
  await hydrated(page);
  const check = page.locator("#check");
  await check.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    // Parts of the page below may still be loading.
    if (request.resourceType() !== "script") requests.push(request.url());
  });
  await check.getByRole("button", { name: "Check camera and microphone" }).click();
  await expect(check.getByRole("alert")).toContainText("No camera or no microphone was found");
  await check.getByRole("button", { name: "Check camera and microphone" }).click();
  await expect(check.getByLabel("Your camera")).toBeVisible();
  await expect(check.getByText("1920 × 1080")).toBeVisible();
  await expect(check.getByLabel("Microphone")).toBeVisible();
  await checkAccessibility();
  await check.getByRole("button", { name: "Stop the check" }).click();
  await expect(check.getByLabel("Your camera")).toBeHidden();
  expect(requests).toEqual([]);

  await check.getByRole("button", { name: "Check camera and microphone" }).click();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(check).toBeHidden();
  await page.evaluate(() => {
    Object.assign(window, { stream: undefined });
    document.dispatchEvent(new Event("allow"));
  });
  const tracks = () =>
    page.evaluate(() => {
      const { stream } = window as Window & { stream?: MediaStream };
      return stream?.getTracks().map((track) => track.readyState);
    });
  await expect.poll(tracks).toEqual(["ended", "ended"]);
});

test("an accepted guest signs before choosing a time, by keyboard alone", async ({ page, checkAccessibility }) => {
  await page.goto(`${site.origin}${link}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Sample Guest");
  const schedule = page.locator("#schedule");
  await expect(schedule.getByText("The calendar opens after step 2")).toBeVisible();
  await expect(schedule.getByRole("grid")).toHaveCount(0);
  await checkAccessibility();

  const release = page.locator("#release");
  const signButton = release.getByRole("button", { name: "Sign the release form" });
  await skipMinFillTime(page);
  await pressByKeyboard(page, signButton);
  await expect(release.getByRole("alert")).toContainText("2 answers need another look");
  await tabTo(page, release.getByRole("checkbox").first(), "Shift+Tab");
  await page.keyboard.press("Space");
  await pressByKeyboard(page, release.getByRole("checkbox").last(), "Space");
  await typeInto(page, release.getByLabel("Your full name, as your signature"), "Sample Guest");
  await page.keyboard.press("Enter");
  await expect(release.getByText("Signed, thank you")).toBeVisible();
  await expect(release.getByText(/SHA-256 [0-9a-f]{64}/)).toBeVisible();

  await expect(schedule.getByRole("grid")).toBeVisible();
  await tabTo(page, schedule.locator('.month-day[tabindex="0"]'));
  const isFree = () => page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") === "false");
  for (let days = 0; days < 31 && !(await isFree()); days++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const times = schedule.getByRole("region", { name: /^Free times on/ }).getByRole("button");
  await pressByKeyboard(page, times.first());
  await expect(schedule.getByRole("timer")).toHaveText(/^[45]:\d\d$/);
  await expect(schedule.getByRole("heading", { level: 4 })).toBeFocused();
  await checkAccessibility();
  await skipMinFillTime(page);
  await pressByKeyboard(page, schedule.getByRole("button", { name: "Book this time" }));
  await expect(page).toHaveURL(/\/booking\/[\w.-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your conversation is booked");

  await page.goto(`${site.origin}${link}`);
  await expect(page.getByText("Your interview is booked")).toBeVisible();
  await expect(schedule.getByRole("link", { name: "See, reschedule or cancel it" })).toBeVisible();
  await checkAccessibility();
});
