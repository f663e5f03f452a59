import { expect, test } from "vitest";
import { defaultSite, siteOf } from "../../facts/site.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import { plainPage, plainPageOf } from "./plain-page.ts";

const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });

test("a plain page is in the site's language and links to the first page", () => {
  const english = plainPageOf(defaultSite, "tooLong").body;
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('<p>Shorten it, or start from the <a href="/">home page</a>.</p>');
  expect(english).toContain("<title>This link is too long - Your Name</title>");
  expect(english).toContain("<main><header>Your Name</header><h1>");
  const body = plainPageOf(german, "tooLong").body;
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<p>Kürzen Sie ihn, oder beginnen Sie auf der <a href="/">Startseite</a>.</p>');
});

test("errors 410, 429 and 503 are in German on a German site", () => {
  const pages = (["gone", "tooMany", "busy", "notFound", "unavailable"] as const).map((name) =>
    plainPageOf(german, name),
  );
  for (const { body } of pages)
    expect(body.replaceAll(/<style>.*<\/style>/g, "")).not.toMatch(/\b(?:the|this|page|is|try)\b/i);
});

test("declares English where no site is available", () => {
  expect(plainPage("Title", "Text").body).toContain('<html lang="en">');
});
