import { expect, test } from "vitest";
import { defaultSite } from "../../../facts/site.ts";
import { defaultChoice } from "../site-import.ts";
import { newArticle, newEpisode } from "../sources/finish-items.ts";
import {
  articleContent,
  asChosen,
  categoryOf,
  episodeContent,
  intentFor,
  pageContent,
  plainTextOf,
  slugFor,
} from "./to-content.ts";

test("converts HTML to text with one paragraph per block and the URLs of links", () => {
  const html = `<h2>Tides</h2><p>Low&nbsp;&amp; <em>high</em>, see <a href="https://a.example/t">the table</a>.</p><ul><li>One</li><li>Two</li></ul><script>x()</script>`;
  expect(plainTextOf(html)).toBe("Tides\n\nLow & high, see the table (https://a.example/t).\n\nOne\n\nTwo");
});

test.each([
  ["On-The Tide", "", "on-the-tide"],
  ["%C3%BCber", "", "ueber"],
  ["%E0%A4%A", "Tides", "e0-a4-a"],
  ["", "Low tide!", "low-tide"],
  ["", "潮", "untitled"],
])("derives from the slug %j and the title %j the slug %s", (slug, title, expected) => {
  expect(slugFor({ slug, title })).toBe(expected);
});

test("uses the first tag with a name as the category", () => {
  const choice = { ...defaultChoice, categories: { a: "", b: "Ports" } };
  const tagLists = [["a", "b"], ["c"], ["constructor"], []];
  expect(tagLists.map((tags) => categoryOf(tags, choice))).toEqual(["Ports", "c", "constructor", "Articles"]);
});

test("keeps states unless everything becomes a draft, and publishes past schedules", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  const [past, ahead] = ["2025-01-01T00:00:00Z", "2027-01-01T00:00:00Z"];
  const intent = (
    state: "draft" | "scheduled" | "published",
    date: string,
    keepsState = true,
    currentState = "draft" as const,
  ) => intentFor(state, { keepsState, date, currentState }, now);
  expect(intent("published", past)).toBe("publish");
  expect(intent("scheduled", ahead)).toBe("schedule");
  expect(intent("scheduled", past)).toBe("publish");
  expect(intent("draft", "")).toBe("draft");
  expect(intent("published", past, false)).toBe("draft");
  expect(intentFor("published", { keepsState: false, date: past, currentState: "published" }, now)).toBe("update");
});

test("leaves URLs out of a generated summary", () => {
  const html = '<p>See <a href="https://a.example/x">the table</a>, and https://b.example/y too.</p>';
  const item = newArticle({ key: "1", place: "1", title: "One", html });
  expect(articleContent(defaultSite, item, { html, picture: "", choice: defaultChoice }).summary).toBe(
    "See the table, and too.",
  );
});

test("keeps links and lists of show notes, and assigns their sections by heading", () => {
  const notes = (html: string) =>
    episodeContent(newEpisode({ key: "1", place: "1", guid: "1", title: "One", html }), {
      audioPlayer: "",
      picture: "",
    });
  expect(notes("<p>A talk.</p><p>More.</p><h3>Takeaways</h3><ul><li>One</li></ul>")).toMatchObject({
    ...{ summary: "A talk.", conclusion: "More.", keyTakeaways: "• One" },
  });
  const linked = '<p>A <a href="https://a.example">talk</a>.</p>';
  expect(notes(linked)).toMatchObject({ summary: "A talk.", conclusion: linked });
});

test("converts a page's picture and text to sections, and adds no description", () => {
  const html = "<p>We draw charts.</p>";
  const item = newArticle({ kind: "page", key: "1", place: "1", title: "About us", html });
  const picture = "/media/uploads/a/pier.png";
  const page = pageContent(item, { html, picture, alt: "A pier" });
  expect(page).toMatchObject({ title: "About us", slug: "about-us", description: "", menu: "", footer: "" });
  expect(JSON.parse(page.sections)).toMatchObject([
    { kind: "picture", words: { src: picture, alt: "A pier", caption: "" } },
    { kind: "text", words: { title: "", html } },
  ]);
  const described = { ...item, excerpt: "Who we are", metaDescription: " What we do " };
  expect(pageContent(described, { html, picture: "", alt: "" }).description).toBe("What we do");
  expect(pageContent(item, { html: " ", picture: "", alt: "" }).sections).toBe("");
});

test("turns a page that was announced as an article into a draft article", () => {
  const item = newArticle({ kind: "page", key: "1", place: "1", title: "About us", html: "" });
  expect(asChosen(item, { posts: "episodes", isArticle: true })).toMatchObject({ kind: "article", state: "draft" });
  expect(asChosen(item, { posts: "articles", isArticle: false })).toBe(item);
});
