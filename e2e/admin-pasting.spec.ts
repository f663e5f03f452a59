import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "./administrator.ts";
import { articleText, articleTools } from "./support/article-text.ts";
import { expect, test } from "./test.ts";

// Sequential: an administrator's new articles share one draft.
test.describe.configure({ mode: "default" });
// An earlier test's draft may name a picture that the policy blocks.
test.use({ expectedMessages: ["Content Security Policy directive"] });

const unique = (prefix: string) => `${prefix} ${Date.now().toString(36)}`;

const fixture = (name: string) => readFile(path.join(import.meta.dirname, "clipboard", `${name}.html`), "utf8");

async function openNewArticle(page: Page, title: string): Promise<Locator> {
  await signIn(page, "/admin/articles");
  await page.goto("/admin/articles/new");
  await expect(page.getByRole("heading", { level: 1, name: "New article" })).toBeVisible();
  const discard = page.getByRole("button", { name: /my changes|Discard changes/ });
  if (await discard.isVisible()) await discard.click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("What was pasted.");
  await page.getByLabel("Category").fill("Healthcare");
  const section = articleText(page);
  await section.click();
  return section;
}

/** Copies HTML from a separate page, as from another program, and pastes it with the keyboard. */
async function paste(page: Page, html: string): Promise<void> {
  const sourcePage = await page.context().newPage();
  await sourcePage.bringToFront();
  await sourcePage.evaluate((text) => {
    document.addEventListener("copy", (event) => {
      event.clipboardData?.setData("text/html", text);
      event.preventDefault();
      document.body.dataset.copied = "yes";
    });
  }, html);
  // A new window may not have keyboard focus yet.
  await expect(async () => {
    await sourcePage.keyboard.press("ControlOrMeta+c");
    await expect(sourcePage.locator("body[data-copied]")).toBeAttached({ timeout: 500 });
  }).toPass();
  await sourcePage.close();
  await page.bringToFront();
  await expect(page.locator(".ProseMirror-focused")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+v");
}

test("pasted lists with level attributes are nested, and Google redirect links become direct", {
  tag: "@thorough",
}, async ({ page }) => {
  const section = await openNewArticle(page, unique("Levels"));
  await paste(
    page,
    '<ul><li aria-level="1"><p>Pack</p></li></ul><ul><li aria-level="2"><p>A lamp</p></li><li aria-level="3"><p>Oil</p></li></ul><ul><li aria-level="1"><p>Sail</p></li></ul>' +
      '<p><a href="https://www.google.com/url?q=https://example.com/tides%3Fday%3D1&amp;sa=D&amp;usg=x">Tides</a></p>',
  );
  await expect(section.locator("li li li")).toHaveText("Oil");
  await expect(section.locator("li li").first()).toContainText("A lamp");
  await expect(section.locator("li li").filter({ hasText: "Sail" })).toHaveCount(0);
  await expect(section.getByRole("link", { name: "Tides" })).toHaveAttribute("href", "https://example.com/tides?day=1");
});

/** Three lines, as each program writes them to the clipboard. */
const lines = {
  "an editor of code":
    '<meta charset="utf-8"><div style="white-space:pre;"><div><span>One</span></div><br><div><span>Two</span></div><div><span>Three</span></div></div>',
  "an email": '<div dir="ltr">One<div>Two</div><div><br></div><div>Three</div></div>',
};

test("pasted lines become paragraphs, tracked deletions are removed, footnotes stay linked, and a malformed URL is only named", {
  tag: "@thorough",
}, async ({ page }) => {
  const section = await openNewArticle(page, unique("Lines"));
  async function replaceByPaste(html: string): Promise<Locator> {
    await section.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await paste(page, html);
    return section;
  }
  for (const html of Object.values(lines))
    await expect((await replaceByPaste(html)).locator("p")).toHaveText(["One", "Two", "Three"]);
  await replaceByPaste("Ahoy,<br>the tide turned.<p>Anna</p><br>Harbour office");
  await expect(section.locator("p")).toHaveText(["Ahoy, the tide turned.", "Anna", "Harbour office"], {
    useInnerText: true,
  });
  await replaceByPaste('<p>Before</p><p><img src="http://old.example/caf%E9.jpg"></p><p>After</p>');
  await expect(section.locator("p")).toHaveText(["Before", "After"]);
  await expect(page.getByText(/only names these images: caf%E9\.jpg/)).toBeVisible();
  await replaceByPaste(
    '<p>Kept <del cite="mailto:Ben" datetime="2026-11-01T08:00">deleted</del><ins cite="mailto:Ben" datetime="2026-11-01T08:00">new</ins>' +
      '<a href="#_ftn1" name="_ftnref1" style="mso-footnote-id:ftn1">[1]</a></p>' +
      "<table><thead><tr><td>Hour</td></tr></thead><tr><td>6</td></tr></table>" +
      '<div style="mso-element:footnote" id="ftn1"><p class="MsoFootnoteText"><a href="#_ftnref1" name="_ftn1">[1]</a> The note.</p></div>',
  );
  await expect(section.locator("p").first()).toHaveText("Kept new[1]");
  await expect(section.locator("th")).toHaveText("Hour");
  await expect(section.locator('a#footnote-ref-1[href="#footnote-1"]')).toHaveText("[1]");
  await expect(section.locator('a#footnote-1[href="#footnote-ref-1"]')).toHaveText("[1]");
});

async function png(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 80, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Dispatches a paste or drop event with files to the field. */
async function dispatchFiles(
  field: Locator,
  kind: "paste" | "drop",
  files: { name: string; type: string; bytes: Buffer }[],
) {
  const encoded = files.map(({ name, type, bytes }) => ({ name, type, text: bytes.toString("base64") }));
  await field.evaluate(
    (element, [eventType, files]) => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of files) {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      const { right, top } = element.querySelector("p")?.getBoundingClientRect() ?? element.getBoundingClientRect();
      const eventInit = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        eventType === "paste"
          ? new ClipboardEvent("paste", { ...eventInit, clipboardData: transfer })
          : new DragEvent("drop", { ...eventInit, dataTransfer: transfer, clientX: right - 2, clientY: top + 8 }),
      );
    },
    [kind, encoded] as const,
  );
}

/** Publishes the article and reads section 1 from its feed once it differs from `before`. */
async function savedHtml(page: Page, title: string, before = ""): Promise<string> {
  await page.getByRole("button", { name: /^Publish (?:now|changes)$/ }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  let html = "";
  await expect
    .poll(async () => {
      const feed = (await (await page.request.get("/blog/category/Healthcare/feed.json")).json()) as {
        items: { title: string; content_html: string }[];
      };
      const stored = feed.items.find((item) => item.title === title)?.content_html ?? "";
      html = stored
        .replaceAll(/ rel="[^"]*"/g, "")
        .replaceAll(/>\s+</g, "><")
        .replaceAll(/\s+/g, " ")
        .trim();
      return html;
    })
    .not.toBe(before);
  return html;
}

const sentence =
  '<p>Plain words, <strong>bold words</strong>, <em>slanted words</em> and <a href="https://example.com/tides">a link</a>';
const expectedHtml = "<ul><li>A compass<ul><li>and a spare</li></ul></li><li>A lamp</li></ul>";
const steps = "<ol><li>Look</li><li>Sail</li></ol>";

const programs = {
  "google-docs": [
    "<h2>Tides and charts</h2>",
    `${sentence}.</p>`,
    "<h3>What to pack</h3>",
    expectedHtml.replace("and a spare", "<strong>and a spare</strong>"),
    "<p>The end<sup>1</sup></p>",
  ],
  word: [
    "<h2>Tides and charts</h2>",
    `${sentence}.</p>`,
    "<h3>What to pack</h3>",
    expectedHtml.replace("and a spare", "<strong>and a spare</strong>"),
    "<p>Then:</p>",
    "<ol><li>Look<ol><li>Left</li></ol></li><li>Sail</li></ol>",
  ],
  outlook: [`${sentence}.</p>`, expectedHtml, steps, "<p>The end</p>"],
  notion: [
    "<h2>Tides and charts</h2>",
    `${sentence}, <code>code</code>.</p>`,
    "<h4>What to pack</h4>",
    expectedHtml,
    steps,
    "<aside><p>💡 Mind the tide.</p></aside>",
    "<blockquote><p>Said at sea.</p></blockquote>",
    "<pre><code>const tide = 2; </code></pre>",
  ],
  "apple-pages": ["<h2>Tides and charts</h2>", `${sentence}.</p>`, "<h3>What to pack</h3>", expectedHtml],
  libreoffice: [
    "<h2>Tides and charts</h2>",
    `${sentence}.</p>`,
    "<h3>What to pack</h3>",
    expectedHtml,
    steps,
    "<p>The end</p>",
  ],
  "web-page": [
    "<h2>Tides and charts</h2>",
    `${sentence}.</p>`,
    "<h3>What to pack</h3>",
    expectedHtml,
    "<blockquote><p>Said at sea.</p></blockquote>",
  ],
};

test("text pasted from seven programs keeps only its headings, lists and emphasis", async ({ page }) => {
  const title = unique("From programs");
  const section = await openNewArticle(page, title);
  let before = "";
  for (const [program, blocks] of Object.entries(programs)) {
    await section.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await paste(page, await fixture(program));
    await expect(section).toContainText("A lamp");
    if (program === "word") await expect(page.getByText(/only names these images: clip_image002\.png/)).toBeVisible();
    before = await savedHtml(page, title, before);
    expect(before, program).toBe(blocks.join(""));
  }
});

const paragraphs = ["Before the picture", "After the picture"];
const listTexts = ["Title of the document", "First point", "Second point", "Last words"];

/** Text blocks, and the name of the picture that the clipboard only references. */
const clips: Record<string, { blocks: string[]; missing?: string }> = {
  "21-paste-malformed-url/a-latin1": { blocks: paragraphs, missing: "caf%E9.jpg" },
  "21-paste-malformed-url/c-control": { blocks: paragraphs, missing: "cafe.jpg" },
  "21-paste-malformed-url/d-word-list": { blocks: listTexts, missing: "clip_image002.png" },
  "21-paste-malformed-url/e-word-list-control": { blocks: listTexts, missing: "clip_image002.png" },
  "22-paste-div-lines/a-vscode": { blocks: ["test one", "test two", "xyz three"] },
  "22-paste-div-lines/b-gmail": { blocks: ["First line", "Second line", "Third line\nFourth line"] },
  "22-paste-div-lines/c-apple-notes": { blocks: ["Heading", "One", "Milk", "Bread"] },
  "22-paste-div-lines/d-slack": { blocks: ["Hello team\n\nSecond para", "a"] },
};

test("pasted text is complete whatever its URLs and lines look like, and lost pictures are named", {
  tag: "@thorough",
}, async ({ page }) => {
  const section = await openNewArticle(page, unique("Clips"));
  const folder = path.join(import.meta.dirname, "../tests/fixtures/world");
  for (const [name, { blocks, missing }] of Object.entries(clips)) {
    await section.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await paste(page, await readFile(path.join(folder, `${name}.html`), "utf8"));
    const readBlocks = () =>
      section.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>("p, h2")]
          // The editor inserts an empty line between two breaks.
          .map(({ innerText }) => innerText.trim().replaceAll(/\n{2,}/g, "\n\n"))
          .filter(Boolean),
      );
    await expect.poll(readBlocks, name).toEqual(blocks);
    await expect(section.locator("img:not(.ProseMirror-separator)")).toHaveCount(0);
    if (missing) await expect(page.getByText(`only names these images: ${missing}`)).toBeVisible();
  }
});

test("typing continues after an inserted picture", { tag: "@thorough" }, async ({ page }) => {
  const title = unique("Behind the picture");
  const section = await openNewArticle(page, title);
  await page.keyboard.type("Before");
  await articleTools(page).getByRole("button", { name: "Image" }).click();
  const library = page.getByRole("dialog", { name: "Image" });
  await library
    .getByLabel("Image to upload")
    .setInputFiles({ name: "buoy.png", mimeType: "image/png", buffer: await png("#b3261e") });
  await expect(library.getByLabel("URL of the image")).toHaveValue(/buoy/);
  await library.getByLabel("Alternative text").fill("A red buoy");
  await library.getByRole("button", { name: /^(Put it in|Insert image|Insert)$/ }).click();
  await expect(section.getByRole("img", { name: "A red buoy" })).toBeVisible();
  await expect(section).toBeFocused();
  await page.keyboard.type("After");
  await expect(section.getByRole("img", { name: "A red buoy" })).toBeVisible();
  expect(await savedHtml(page, title)).toMatch(/^<p>Before<\/p><img [^>]*alt="A red buoy"[^>]*><p>After<\/p>$/);
});

test("pasted and dropped pictures are uploaded and placed at the cursor or drop position", async ({
  page,
  checkAccessibility,
}) => {
  const title = unique("Pasted pictures");
  const section = await openNewArticle(page, title);
  await page.keyboard.type("First");
  await dispatchFiles(section, "paste", [{ name: "chart.png", type: "image/png", bytes: await png("#0b6e6e") }]);
  await page.keyboard.type(" more");
  await expect(section.locator("img")).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Uploads" }).getByText("Uploaded")).toBeVisible();
  await dispatchFiles(section, "drop", [
    { name: "lamp.png", type: "image/png", bytes: await png("#e3b23c") },
    { name: "mast.png", type: "image/png", bytes: await png("#3c6fe3") },
  ]);
  await expect(section.locator("img")).toHaveCount(3);
  await page.keyboard.press("ControlOrMeta+End");
  await paste(
    page,
    `<p>Third <img alt="A dot" src="data:image/png;base64,${(await png("#000000")).toString("base64")}"> end</p>`,
  );
  await expect(section.getByRole("img", { name: "A dot" })).toBeVisible();
  await expect(section.locator(".editor-place")).toHaveCount(0);
  await expect(page.getByText("An image has no alternative text yet.")).toBeVisible();
  await checkAccessibility();
  const html = await savedHtml(page, title);
  expect(html).not.toContain("data:");
  expect(html.replaceAll(/<img [^>]*src="[^"]*\/media\/uploads\/[^"]*\/([a-z-]+)-120x80\.jpg"[^>]*>/g, "[$1]")).toBe(
    "<p>First</p>[lamp][mast][chart]<p> moreThird</p>[pasted-image]<p> end</p>",
  );
});

test.describe("a pasted picture that cannot be uploaded", () => {
  test.use({ expectedMessages: ["status of 4", "Content Security Policy directive"] });

  test("is named in a message, and the text stays unchanged", { tag: "@thorough" }, async ({
    page,
    checkAccessibility,
  }) => {
    const section = await openNewArticle(page, unique("HttpError"));
    await page.keyboard.type("Words");
    await dispatchFiles(section, "paste", [
      { name: "broken.png", type: "image/png", bytes: Buffer.from("no picture") },
    ]);
    const uploads = page.getByRole("list", { name: "Uploads" });
    await expect(uploads.getByRole("alert")).toHaveText(/\.$/);
    await expect(section.locator(".editor-place")).toHaveCount(0);
    await dispatchFiles(section, "drop", [
      { name: "notes.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") },
    ]);
    await expect(page.getByText("Only images can be put into the text.")).toBeVisible();
    await paste(page, '<p>And <img src="https://elsewhere.example/x.png" alt="X"> theirs</p>');
    await expect(page.getByText("Images stay on elsewhere.example")).toBeVisible();
    await checkAccessibility();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Images stay on elsewhere.example")).toHaveCount(0);
  });
});
