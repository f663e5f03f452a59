import { expect, hydrated, test } from "./test.ts";

const widths = [320, 390, 768, 1024, 1440];

test("says in its head what it is", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Home - Your Name");
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute(
    "content",
    /AI knowledge agents for healthcare, logistics and financial services/,
  );
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", /AI knowledge agents/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

const buttons = [
  { section: "Your organisation knows the answer", name: "Calculate Your ROI Now", to: "/ebook" },
  { section: "Three things an agent does all day", name: "Request Your Knowledge Audit", to: "/knowledge-audit" },
  { section: "Made for places", name: "Ask about your industry", to: "/contact" },
  { section: "The same day", name: "Request a Demo", to: "/demo" },
  { section: "Put your own numbers to it", name: "Speak to an AI Expert", to: "/contact" },
  { section: "Six questions", name: "Schedule a Consultation", to: "/strategy-call" },
  { section: "From the first conversation", name: "Request Your Knowledge Audit", to: "/contact" },
  { section: "Increase Productivity & Reduce Operational Costs", name: "Schedule a Consultation", to: "/contact" },
];

for (const { section, name, to } of buttons) {
  test(`"${name}" in "${section}" leads to ${to}`, async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("region", { name: section }).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("leads to the three industries, in order", async ({ page }) => {
  await page.goto("/");
  const cards = page.locator("#industries").getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(["Financial Services", "Logistics", "Healthcare"]);
  const targets = await cards.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/services/financial", "/services/logistics", "/services/healthcare"]);
});

test("the challenges' button scrolls to the calculation, as often as it is pressed", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("region", { name: "Knowledge goes missing" }).getByRole("link");
  const heading = page.locator("#roi-section").getByRole("heading", { level: 2 });
  for (let press = 0; press < 2; press += 1) {
    await expect(heading).not.toBeInViewport();
    await button.click();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#roi-section$/);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
});

test("scrolls smoothly, and at once for visitors who asked for less motion", async ({ page }) => {
  await page.goto("/");
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behaviour()).toBe("auto");
});

test("states every claim with its wording", async ({ page }) => {
  await page.goto("/");
  const text = (await page.locator("main").innerText()).replace(/\s+/g, " ").toLowerCase();
  for (const claim of [
    "cost cut up to 30%",
    "response time reduced 85%",
    "onboarding 4x faster",
    "first integration in 2-4 weeks",
    "roi within 3-6 months",
    "30-50% faster response times",
    "20-40% productivity gain",
  ]) {
    expect(text).toContain(claim);
  }
});

test("shows what each industry reports above the calculator", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#roi-section");
  const cards = section.locator("ul").first().locator("> li");
  const texts = (await cards.allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  expect(texts).toEqual([
    "Financial Services 40% cut in compliance costs 20% better advisor efficiency Faster decisions",
    "Logistics 15% lower operational costs 35% lower inventory 65% better on-time delivery",
    "Healthcare 30% less admin overhead Better patient care Lower compliance risk",
  ]);
  await expect(section.getByRole("heading", { name: "Calculate Your AI Knowledge Agent ROI" })).toBeVisible();
});

const concerns = [
  "Data Safety & Privacy",
  "Information Accuracy",
  "Integration Complexity",
  "Implementation Timeline",
  "User Adoption",
  "Cost Justification",
];

test("answers six concerns, folded into a list on a phone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const section = page.getByRole("region", { name: "Six questions" });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(concerns);
  const answer = section.getByText("No source, no answer.");
  await expect(answer).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(concerns);
  await expect(answer).toBeHidden();
  await section.getByText("Information Accuracy").click();
  await expect(answer).toBeVisible();
  await expect(section.locator("details[open]")).toHaveCount(1);
});

test("shows the path in three steps", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "From the first conversation" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "Audit & Strategy",
    "AI Deployment",
    "Continuous Optimization",
  ]);
});

test("lets nine clients pass by, five seconds for each", async ({ page }) => {
  await page.goto("/");
  const clients = page.getByRole("region", { name: "Sample clients" });
  await expect(clients.getByRole("img")).toHaveCount(9);
  const duration = await clients
    .locator(".marquee-track")
    .evaluate((track) => getComputedStyle(track).animationDuration);
  expect(duration).toBe("45s");
});

test("holds the answer's bearing line on its island, however low the window", async ({ page }) => {
  for (const height of [640, 800, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto("/");
    const card = await page.locator("figure").first().boundingBox();
    expect(card?.y).toBeGreaterThan(300);
  }
});

test("can be read without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/");
  for (const concern of concerns) await expect(page.getByRole("heading", { name: concern })).toBeVisible();
  await expect(page.getByText("No source, no answer.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Calculate Your ROI Now" })).toHaveAttribute("href", "/ebook");
  await context.close();
});

for (const width of widths) {
  test(`fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const [name, colorScheme, width] of [
  ["light", "light", 1280],
  ["dark", "dark", 1280],
  ["a narrow phone", "light", 320],
] as const) {
  test(`has nothing for axe to report: ${name}`, async ({ page, checkAccessibility }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await hydrated(page);
    await checkAccessibility();
  });
}
