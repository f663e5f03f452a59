import type { Page } from "@playwright/test";
import { everyService } from "./support/every-service.ts";
import { type FakeBehaviour, type FakeService, startFakeService } from "./support/fake-service.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe.configure({ mode: "default" });
// The fake service's failures also appear in the console.
test.use({
  expectedMessages: ["The fake service is broken", "net::ERR_EMPTY_RESPONSE", "net::ERR_CONNECTION_RESET"],
});

let fake: FakeService;
let site: OwnSite;

test.beforeAll(async () => {
  fake = await startFakeService();
  site = await startOwnSite(everyService(fake.origin));
});

test.afterAll(async () => {
  await site.close();
  await fake.close();
});

test.beforeEach(() => {
  fake.behave("normal");
  fake.requests.splice(0);
});

const forms = [
  { path: "/contact", id: "form-contact", ownHeadingText: "Send Us a Message" },
  { path: "/sunday-review", id: "form-newsletter" },
  { path: "/ebook", id: "form-ebook" },
  { path: "/solutions/healthcare/ai-sop-agent", id: "form-healthcare" },
  { path: "/podcast-registration", id: "form-guest" },
];

const send = (page: Page) => page.getByRole("button", { name: "Send to the service" });
const formFailure = (page: Page) => page.getByRole("alert").filter({ hasText: "The form could not be loaded" });

async function loadForm(page: Page) {
  await page.goto(`${site.origin}/contact`);
  await page.getByRole("button", { name: "Load the form" }).click();
}

test("each marketing form has its own ids, and the page's buttons lead to it", async ({ page }) => {
  for (const { path, id } of forms) {
    fake.requests.splice(0);
    await page.goto(site.origin + path);
    if (path === "/podcast-registration") {
      await hydrated(page);
      await page.getByRole("main").getByRole("link", { name: "Begin Registration" }).last().click();
      await expect(page.getByRole("button", { name: "Load the form" })).toBeInViewport();
    }
    await page.getByRole("button", { name: "Load the form" }).click();
    await expect(page.locator("form[data-ids]")).toHaveAttribute("data-ids", `na1/123456/${id}`);
    await send(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeVisible();
    expect(fake.requests.filter((request) => request !== "/forms.js")).toEqual([]);
  }
});

test("a slow marketing form appears once it arrives", { tag: "@thorough" }, async ({ page }) => {
  fake.behave("slow");
  await loadForm(page);
  await expect(page.getByRole("status").filter({ hasText: "Loading the form" })).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(page.getByText("Loading the form")).toBeHidden();
});

test("a broken or silent marketing form is reported, retried and shown", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  for (const behaviour of ["broken", "silent"] satisfies FakeBehaviour[]) {
    fake.behave(behaviour);
    await loadForm(page);
    await expect(formFailure(page)).toBeVisible();
    if (behaviour === "broken") await checkAccessibility();
    fake.behave("normal");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(send(page)).toBeVisible();
    await expect(formFailure(page)).toBeHidden();
  }
});

test("an empty marketing form fails after ten seconds", { tag: "@thorough" }, async ({ page }) => {
  fake.behave("empty");
  await page.clock.install();
  await loadForm(page);
  await expect(page.getByText("Loading the form")).toBeVisible();
  await page.clock.runFor(9000);
  await expect(formFailure(page)).toBeHidden();
  await page.clock.runFor(2000);
  await expect(formFailure(page)).toBeVisible();
});

test("the site's own form is offered before, after and instead of the service's", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto(`${site.origin}/contact`);
  await page.getByRole("button", { name: "Use our own form instead" }).click();
  await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
  fake.behave("silent");
  await loadForm(page);
  await expect(formFailure(page)).toBeVisible();
  await page.getByRole("button", { name: "Use our own form instead" }).click();
  await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
});

test("the scheduling calendar is at least 320 px wide and 700 px high, and its placeholder reserves that height", async ({
  page,
}) => {
  await page.goto(`${site.origin}/schedule-interview`);
  const section = page.locator("[data-service=scheduling]");
  const show = section.getByRole("button", { name: "Show free times" });
  await expect(show).toBeVisible();
  const before = await section.boundingBox();
  await show.click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("src", `${fake.origin}/interview`);
  await expect(frame).toHaveAttribute("title", "Free times");
  expect((await section.boundingBox())?.height).toBe(before?.height);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await frame.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(320);
    expect(box?.height).toBe(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the scheduling calendar opens over the About page after consent", async ({ page, checkAccessibility }) => {
  await page.goto(`${site.origin}/about`);
  await hydrated(page);
  const opener = page.getByRole("link", { name: "Schedule a Conversation" });
  const dialog = page.getByRole("dialog", { name: "Find a time" });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(fake.requests).toEqual([]);
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Show free times" }).click();
  await expect(dialog.frameLocator("iframe").getByText("The outside service")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.origin}/about`);
});

test("a failing scheduling calendar is reported, retried, and replaced by the site's own booking", {
  tag: "@thorough",
}, async ({ page }) => {
  fake.behave("silent");
  await page.goto(`${site.origin}/schedule-interview`);
  await page.getByRole("button", { name: "Show free times" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "The free times could not be loaded" });
  await expect(failure).toBeVisible();
  fake.behave("normal");
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Book on this site instead" }).click();
  await expect(page.getByRole("heading", { name: "The calendar opens from your own link" })).toBeVisible();
});

const legal = [
  { path: "/privacy-policy", name: "privacy policy", hosted: ["policy-privacy"], ownHeadingText: "Who is responsible" },
  { path: "/cookie-policy", name: "cookie policy", hosted: ["policy-cookie"], ownHeadingText: "What is stored" },
  {
    path: "/impressum",
    name: "legal documents",
    hosted: ["policy-terms", "policy-disclaimer"],
    ownHeadingText: "Provider",
  },
];

test("each hosted document replaces the site's own, which stays folded below", { tag: "@thorough" }, async ({
  page,
}) => {
  for (const { path, name, hosted, ownHeadingText } of legal) {
    await page.goto(site.origin + path);
    const ownHeading = page.getByRole("heading", { name: ownHeadingText, exact: true });
    await expect(ownHeading).toBeVisible();
    await page.getByRole("button", { name: "Load the document" }).click();
    await expect(page.getByText(`Loading the ${name}`)).toBeVisible();
    for (const id of hosted) await expect(page.getByRole("heading", { name: `Hosted document ${id}` })).toBeVisible();
    await expect(ownHeading).toBeHidden();
    await page.getByText(`Our own wording of the ${name}`).click();
    await expect(ownHeading).toBeVisible();
    if (path === "/privacy-policy") {
      await page.getByText(`Our own wording of the ${name}`).click();
      await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Complaints" }).click();
      await expect(page.getByRole("heading", { name: "Complaints" })).toBeInViewport();
    }
  }
});

test("a hosted document that never loads is reported after fifteen checks, and can be retried", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.clock.install();
  for (const { path, name, hosted, ownHeadingText } of legal) {
    fake.behave("broken");
    await page.goto(site.origin + path);
    await page.getByRole("button", { name: "Load the document" }).click();
    await expect(page.getByText(`Loading the ${name}`)).toBeVisible();
    const failure = page.getByRole("alert").filter({ hasText: `We encountered an issue loading the ${name}.` });
    await page.clock.runFor(13_000);
    await expect(failure).toBeHidden();
    await page.clock.runFor(4000);
    await expect(failure).toBeVisible();
    await expect(failure).toContainText("refresh the page or contact us");
    const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(new Date());
    await expect(failure).toContainText(`Last updated ${today}`);
    await expect(page.getByRole("heading", { name: ownHeadingText, exact: true })).toBeVisible();
    fake.behave("normal");
    const response = page.waitForResponse((response) => response.url().endsWith("/policies.js"));
    await failure.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText(`Loading the ${name}`)).toBeVisible();
    // The fake clock runs ahead of the network: all checks could be over before the response.
    await page.clock.runFor(500);
    expect(await (await response).text()).toContain("Hosted document");
    await page.clock.runFor(2500);
    await expect(page.getByRole("heading", { name: `Hosted document ${hosted[0]}` })).toBeVisible();
  }
});

test("a slow hosted document appears once it arrives", { tag: "@thorough" }, async ({ page }) => {
  fake.behave("slow");
  await page.goto(`${site.origin}/privacy-policy`);
  await page.getByRole("button", { name: "Load the document" }).click();
  await expect(page.getByRole("heading", { name: "Hosted document policy-privacy" })).toBeVisible();
});

test.describe("the film behind the podcast's title", () => {
  const film = (page: Page) => page.locator(`iframe[src^="${fake.origin}/film"]`);

  test("plays after consent, stops when asked, and waits under reduced motion", { tag: "@thorough" }, async ({
    page,
  }) => {
    await page.goto(`${site.origin}/podcast`);
    await page.locator("summary").filter({ hasText: "Show the film" }).click();
    expect(fake.requests).toEqual([]);
    await page.getByRole("button", { name: "Show the film" }).click();
    await expect(film(page)).toBeVisible();
    await page.getByRole("button", { name: "Stop the film" }).click();
    await expect(film(page)).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await page.locator("summary").filter({ hasText: "Show the film" }).click();
    await page.getByRole("button", { name: /^Always allow/ }).click();
    await expect(film(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
    await expect(film(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Play the film" }).click();
    await expect(film(page)).toBeVisible();

    await page.setViewportSize({ width: 767, height: 800 });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Show the film")).toHaveCount(0);
    await expect(film(page)).toHaveCount(0);
  });
});
