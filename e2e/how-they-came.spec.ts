import { signIn } from "./administrator.ts";
import { expect, skipFillTime, test } from "./form-test.ts";
import { hydrated } from "./test.ts";

/** Without "headless" in the user agent, which would count as a bot. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

test.use({ userAgent });

test("a lead shows the articles that its visitor read, and nothing is stored or sent before the form", async ({
  page,
  context,
  email,
  checkAccessibility,
}) => {
  await skipFillTime(page);
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST")
      reports.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`.trim());
  });
  await page.goto("/blog?utm_source=letter&utm_campaign=autumn-clinics");
  await hydrated(page);
  const main = page.getByRole("main");
  const links = await main
    .locator('a[href^="/blog/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const articles = links.filter((href) => href !== null && href.split("/").length === 3);
  const readArticles = [...new Set(articles)].slice(0, 2);
  expect(readArticles).toHaveLength(2);
  const heading = page.getByRole("heading", { level: 1 });
  const blog = await heading.innerText();
  for (const path of readArticles) {
    await main.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path ?? "");
    // A page left before it loaded does not count as read.
    await expect(heading).not.toHaveText(blog);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\?utm_source/);
    await expect(heading).toHaveText(blog);
  }
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");

  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  for (const path of [...readArticles, "autumn-clinics"]) expect(stored).not.toContain(path);
  // Each page reports its own view, if any.
  const countedPaths = ["/blog", "/contact", ...readArticles].join("|");
  for (const report of reports)
    expect(report).toMatch(new RegExp(`^/page-views/(opened|stayed)( (${countedPaths})(\\?utm_.*)?)?$`));

  const form = page.getByRole("region", { name: "Send Us a Message" });
  await expect(form).toContainText("The form also tells us how you came in this visit");
  await form.getByLabel("Name").fill("Maren Ohlsen");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel("Message").fill("Where do we begin?");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL("/thank-you/contact");

  await signIn(page, `/admin/leads?search=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: "Maren Ohlsen" }).click();
  const sentence = "Came by the campaign “autumn-clinics”, read two articles, then wrote.";
  await expect(page.getByText(sentence).first()).toBeVisible();
  await page.getByLabel("Status", { exact: true }).selectOption("Mandate");
  await page.getByLabel("Value in euro").fill("18,000.50");
  await page.getByRole("button", { name: "Save status" }).click();
  await expect(page.getByText("Enter whole euro, such as 18,000.")).toBeVisible();
  await page.getByLabel("Value in euro").fill("18,000");
  await page.getByRole("button", { name: "Save status" }).click();
  await expect(page.getByRole("button", { name: "Save status" })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel("Value in euro")).toHaveValue("18000");
  await checkAccessibility();

  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "What works" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What works" })).toBeVisible();
  const campaign = page.getByRole("row", { name: /autumn-clinics/ });
  await expect(campaign).toContainText("18,000");
  await expect(page.getByRole("row").filter({ has: page.locator(`a[href="${readArticles[0]}"]`) })).toContainText(
    "18,000",
  );
  const milestone = page.getByRole("link", { name: "Maren Ohlsen: became a client" });
  await expect(
    page
      .getByRole("row")
      .filter({ has: page.locator(`a[href="${readArticles[1]}"]`) })
      .locator(milestone),
  ).toHaveCount(0);
  await page.getByRole("button", { name: "Read last" }).click();
  await expect(
    page
      .getByRole("row")
      .filter({ has: page.locator(`a[href="${readArticles[1]}"]`) })
      .locator(milestone),
  ).toHaveCount(1);
  await page.getByRole("button", { name: "365 days" }).click();
  await expect(page).toHaveURL(/days=365/);
  await expect(campaign).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("what-works-365-days.csv");
  await checkAccessibility();
});
