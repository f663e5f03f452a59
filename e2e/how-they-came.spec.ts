import { signIn } from "./administrator.ts";
import { expect, test, waitLikeAPerson } from "./form-test.ts";
import { hydrated } from "./test.ts";

/** Not a robot: the browser of journeys says that it is headless. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

test.use({ userAgent });

test("a lead shows the articles that its visitor read, and nothing is stored or sent before the form", async ({
  page,
  context,
  email,
  checkAccessibility,
}) => {
  await waitLikeAPerson(page);
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") told.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`.trim());
  });
  await page.goto("/blog?utm_source=letter&utm_campaign=autumn-clinics");
  await hydrated(page);
  const main = page.getByRole("main");
  const links = await main
    .locator('a[href^="/blog/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  const articles = links.filter((href) => href !== null && href.split("/").length === 3);
  const read = [...new Set(articles)].slice(0, 2);
  expect(read).toHaveLength(2);
  const heading = page.getByRole("heading", { level: 1 });
  const blog = await heading.innerText();
  for (const path of read) {
    await main.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path ?? "");
    // A page that was left before it came was not read.
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
  for (const path of [...read, "autumn-clinics"]) expect(stored).not.toContain(path);
  // Each page is counted by itself, if it is reported at all.
  const counted = ["/blog", "/contact", ...read].join("|");
  for (const one of told) expect(one).toMatch(new RegExp(`^/page-views/(opened|stayed)( (${counted})(\\?utm_.*)?)?$`));

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
  await expect(page.getByRole("row").filter({ has: page.locator(`a[href="${read[0]}"]`) })).toContainText("18,000");
  const mark = page.getByRole("link", { name: "Maren Ohlsen: became a client" });
  await expect(
    page
      .getByRole("row")
      .filter({ has: page.locator(`a[href="${read[1]}"]`) })
      .locator(mark),
  ).toHaveCount(0);
  await page.getByRole("button", { name: "Read last" }).click();
  await expect(
    page
      .getByRole("row")
      .filter({ has: page.locator(`a[href="${read[1]}"]`) })
      .locator(mark),
  ).toHaveCount(1);
  await page.getByRole("button", { name: "365 days" }).click();
  await expect(page).toHaveURL(/days=365/);
  await expect(campaign).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("what-works-365-days.csv");
  await checkAccessibility();
});
