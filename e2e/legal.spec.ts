import { expect, hydrated, test } from "./test.ts";

const documents = [
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    phrases: ["Article 15 GDPR", "Datenschutz und Informationsfreiheit"],
  },
  { path: "/cookie-policy", title: "Cookie Policy", phrases: ["Section 25 TDDDG"] },
  {
    path: "/impressum",
    title: "Impressum",
    phrases: ["Section 5 DDG", "Section 18(2) MStV", "Section 36 VSBG", "Disclaimer"],
  },
  {
    path: "/accessibility",
    title: "Accessibility",
    phrases: [
      "EN 301 549",
      "Known gaps",
      "Players, forms and calendars of other companies",
      "MLBF@ms.sachsen-anhalt.de",
    ],
  },
];

test("each legal document is complete, dated, marked as a draft, has contents and loads nothing from other hosts", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  for (const { path, title, phrases } of documents) {
    await page.goto(path, { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByText("Draft, to be checked")).toBeVisible();
    await expect(main.getByText(/^Last updated \d{1,2} \w+ \d{4}$/)).toBeVisible();
    for (const phrase of phrases) await expect(main.getByText(phrase).filter({ visible: true }).first()).toBeVisible();
    expect(await main.innerText()).not.toContain("{{");
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const hashes = await links.evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).hash));
    expect(hashes.length).toBeGreaterThan(4);
    for (const hash of hashes) await expect(page.locator(`.prose ${hash}`)).toHaveCount(1);
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("the privacy settings open from the footer and from the cookie policy's text", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto("/cookie-policy");
  await hydrated(page);
  const dialog = page.getByRole("dialog", { name: "Privacy settings" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy settings" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/cookie-policy");
  await page.getByRole("link", { name: "Open the privacy settings" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(4);
  await checkAccessibility();
});

test("the site stores in the browser only what the cookie policy lists", async ({ page, context }) => {
  await page.goto("/cookie-policy");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "privacy policy", exact: true }).last().click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.goto("/cookie-policy");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  const documentedKey = await page.locator("#stored ~ ul code").first().innerText();
  expect(stored).toEqual([documentedKey]);
});
