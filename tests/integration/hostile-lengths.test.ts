import { expect, test } from "vitest";
import { withVisibleLineBreaks } from "../../src/admin/editor/compared-field.ts";
import { separateStyles } from "../../src/admin/editor/pasting/pasted-styles.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { readFrontMatter } from "../../src/features/articles/admin/import/read-document.ts";
import { maskQuestion } from "../../src/features/ask/questions.server.ts";
import { picturesWithoutText } from "../../src/features/content-drafts/publication.ts";
import { sanitiseHtml } from "../../src/features/content-drafts/sanitise-html.server.ts";
import { storedHtml, tidyEditorHtml } from "../../src/features/content-drafts/stored-html.server.ts";
import { plainText } from "../../src/features/email/render-html.ts";
import { readCaptions } from "../../src/features/episodes/files/transcript-lines.ts";
import { listItems } from "../../src/features/episodes/list-items.ts";
import { issueAsPlainText } from "../../src/features/newsletter/issues/render-issue.server.tsx";
import { readNumber } from "../../src/lib/number-input.ts";
import { loggedPath } from "../../src/logged-path.ts";
import { absoluteLinks } from "../../src/seo/feed.ts";
import { htmlToMarkdown } from "../../src/seo/markdown-pages.ts";
import { failureReport } from "../../src/server-context/server-failures.server.ts";

/*
 * A megabyte of the worst input for regular expressions. Each result is checked; a quadratic expression exceeds the
 * test's timeout.
 */
const megabyte = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length));

test.each(["<td x", "<li x=<", "<li a='", "<table><caption>", "<li><p>", "<table><tbody><tr><th>", "<p></p>x"])(
  "leaves a megabyte of %j unchanged when tidying",
  (unit) => {
    expect(tidyEditorHtml(megabyte(unit))).toBe(megabyte(unit));
  },
);

test("tidies very long lists and tables like short ones", () => {
  const items = megabyte("<li><p>One</p></li>");
  expect(tidyEditorHtml(`<ul>${items}</ul>`)).toBe(`<ul>${items.replaceAll(/<\/?p>/g, "")}</ul>`);
  const cells = megabyte("<th><p>A</p></th>");
  expect(tidyEditorHtml(`<table><tbody><tr>${cells}</tr></tbody></table>`)).toBe(
    `<table><thead><tr>${cells.replaceAll("<th><p>A</p>", '<th scope="col">A')}</tr></thead></table>`,
  );
  expect(tidyEditorHtml(`<p>A</p>${megabyte("<p></p>")}`)).toBe("<p>A</p>");
});

test.each(["<b>", "<li><p>", "<ul><li><p>x</p>", "<table><tbody><tr><th>", "<svg>", "<blockquote>"])(
  "reduces a megabyte of nested %j to its text",
  (unit) => {
    const clean = sanitiseHtml(`<p>Before</p>${megabyte(unit)}After`);
    expect(clean.replaceAll(/\s+/g, " ")).toMatch(/^ ?Before ?x?/);
    expect(clean).toContain("After");
    expect(clean).not.toContain("<");
  },
);

test.each([
  ["<", "&lt;"],
  ["&", "&amp;"],
  ["<p> </p>", "<p> </p>"],
  [
    '<figure data-embed="https://youtu.be/abcdef12345"></figure><p> </p>',
    '<figure data-embed="https://www.youtube.com/watch?v=abcdef12345"><a href="https://www.youtube.com/watch?v=abcdef12345" rel="noopener">Watch on YouTube</a></figure>',
  ],
])("sanitises a megabyte of %j", (unit, clean) => {
  const result = sanitiseHtml(megabyte(unit));
  expect(result.startsWith(clean)).toBe(true);
  expect(result.replaceAll(clean, "")).toBe("");
});

test("stores a megabyte of markup without visible content as empty", () => {
  expect(storedHtml(megabyte("<p>&nbsp;</p>"))).toBe("");
  expect(storedHtml(megabyte("<"))).toBe("&lt;".repeat(1_000_000));
});

test("counts pictures without alternative text in very long markup", () => {
  expect(picturesWithoutText(megabyte("<img x"))).toBe(0);
  expect(picturesWithoutText(`<img alt="${" ".repeat(1_000_000)}">`)).toBe(1);
  expect(picturesWithoutText('<img alt="" width="3"><img alt="A mast">')).toBe(1);
});

test("removes tokens from a very long path for the log", () => {
  const token = `subject.abc123.${"x".repeat(32)}`;
  expect(loggedPath(`/x/${token}`)).toBe("/x/...");
  expect(loggedPath(`/x/${token}y.abc123.${"x".repeat(32)}`)).toBe("/x/...");
  expect(loggedPath(`/${megabyte("-a")}/${token}`)).toBe(`/${megabyte("-a")}/...`);
});

test("masks a very long question", () => {
  expect(maskQuestion(megabyte("[at]a"))).toBe(megabyte("[at]a"));
  expect(maskQuestion("Write to anna@example.com, or to bo[at]example.de")).toBe("Write to [email], or to [email]");
});

test("parses very long lines of subtitles and show notes", async () => {
  const spaces = " ".repeat(1_000_000);
  expect(await readCaptions(`${spaces}x${spaces}y --> 00:00:02,000\nWords`)).toBeUndefined();
  const times = `00:00:01,000${spaces}-->${spaces}00:00:02,000${spaces}x`;
  expect((await readCaptions(`1\n${times}\nWords`))?.cues).toEqual([{ start: 1, end: 2, speaker: "", text: "Words" }]);
  expect(await readCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n<v${spaces}x`)).toBeDefined();
  expect(listItems(`1. One${spaces}2. Two${spaces}x`)).toEqual(["One", expect.stringMatching(/^Two/)]);
});

test("converts very long HTML to plain text, Markdown and feed HTML", () => {
  const spaces = "&nbsp; ".repeat(200_000);
  const pictures = `${'<img alt="A mast">'.repeat(10)}${megabyte("&lt;img")}`;
  expect(plainText(pictures, issueAsPlainText(defaultSite))).toContain("[Image: A mast]");
  expect(htmlToMarkdown(`<p><strong>a${spaces}b</strong></p>`, "https://www.example.com")).toMatch(
    /^\*\*a\s+b\*\*\s*$/,
  );
  expect(absoluteLinks(megabyte("<a"), "https://www.example.com/x")).toBe(megabyte("<a"));
  expect(withVisibleLineBreaks(`${megabyte("<pre>")}<p>A</p>`)).toContain("<p>A</p>\n");
});

test("keeps a very long quote in a failure out of the log", () => {
  const message = (text: string) => failureReport(500, new Error(text)).cause.message;
  expect(message(megabyte("‘"))).toBe("…".repeat(300));
  expect(message('Unexpected token "x" in "y", position 3')).toBe("Unexpected token … in …, position 3");
  expect(message(`${"x".repeat(1_000_000)} from anna@example.com`)).not.toContain("anna");
});

test("parses very long pasted, imported or typed text", () => {
  expect(separateStyles(megabyte("<style>")).css).toBe("");
  expect(separateStyles("<style>p{}</style>x")).toEqual({ html: "x", css: "p{}\n" });
  for (const css of [megabyte("/*"), megabyte("a"), megabyte("@list l1"), megabyte("mso-"), megabyte(" mso-a")]) {
    expect(separateStyles(`<style>${css} @list l0:level1 {mso-level-number-format: bullet}</style>`).css).toMatch(
      / \.l0-level1 \{--mso-level-number-format: bullet\}\n$/,
    );
  }
  expect(readFrontMatter(`---\ntags:\n- ${megabyte("\t")}\u2028x\n---\nText`).text).toBe("Text");
  expect(readNumber(`${megabyte("1")}x`)).toEqual(readNumber("x"));
});
