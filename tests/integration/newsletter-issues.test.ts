import { type AddressObject, simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { composeEmail } from "../../server/email/compose-email.ts";
import { defaultSite, siteOf } from "../../src/facts/site.ts";
import { listVersions } from "../../src/features/content-drafts/editing.server.ts";
import { getEmail } from "../../src/features/email/emails.server.ts";
import { findUses } from "../../src/features/media/media-uses.server.ts";
import { getArchived, listArchive, listArchivedTexts } from "../../src/features/newsletter/issues/archive.server.ts";
import { inspectIssue } from "../../src/features/newsletter/issues/check-issue.server.ts";
import type { IssueForm } from "../../src/features/newsletter/issues/issue-content.ts";
import {
  autosaveIssue,
  createIssue,
  getIssue,
  issueAsWritten,
  listIssues,
  openIssue,
  saveIssue,
  setIssuesDeleted,
} from "../../src/features/newsletter/issues/issues.server.ts";
import { issueNumbers, newsletterNumbers } from "../../src/features/newsletter/issues/numbers.server.ts";
import { sendTestEmail } from "../../src/features/newsletter/issues/test-email.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { ContentSource } from "../../src/server-context/content-source.ts";
import { wordsIn } from "../../src/words/words-in.server.ts";
import { addAdministrator } from "./support/administrator.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const now = new Date("2026-11-20T10:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const siteUrl = "https://www.example.com";

const article = (slug: string, publicationDate: Date) => ({
  slug,
  title: `Title of ${slug}`,
  summary: `Summary of <${slug}>`,
  publicationDate: publicationDate.toISOString(),
  readingMinutes: 6,
});

const content = {
  listNewestArticles: async () => [
    article("new", days(-1)),
    article("second", days(-3)),
    article("old", days(-20)),
    article("ahead", days(1)),
  ],
  listEpisodes: async () => [
    { id: 7, title: "On sounding", summary: "With a guest.", createdAt: days(-2).toISOString(), seconds: 2700 },
  ],
  getArticle: async (slug: string) => (slug === "new" || slug === "second" ? {} : null),
  findRedirect: async () => null,
  getEpisode: async (id: number) => (id === 7 ? {} : null),
} as unknown as ContentSource;

describe.each(anyStoreKind)("issues of the newsletter in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open() {
    const { db } = await store.open();
    const anna = { ...(await addAdministrator(db, "anna@example.com")), name: "Anna" };
    const ben = await addAdministrator(db, "ben@example.com");
    const id = await createIssue({ site: defaultSite, db, content }, anna, now);
    const form = async (user = anna): Promise<{ base: string; content: IssueForm }> => {
      const opened = await openIssue(db, user, id);
      if (!opened) throw new Error("the issue is gone");
      return { base: opened.draft?.base ?? opened.base, content: opened.draft?.content ?? opened.stored };
    };
    const saveDraft = async (changes: Partial<IssueForm>, user = anna) => {
      const { base, content: before } = await form(user);
      return autosaveIssue(db, user, { id, base, content: { ...before, ...changes }, key: "" });
    };
    const stored = async () => {
      const issue = await getIssue(db, id);
      if (!issue) throw new Error("the issue is gone");
      return issue;
    };
    /** As the dispatch does it. */
    const send = async (slug = "the-light") =>
      db
        .updateTable("newsletter_issues")
        .set({ status: "sent", frozen_at: now, finished_at: now, html: "", plain: "", number: 1, slug })
        .where("id", "=", id)
        .execute();
    return { db, anna, ben, id, form, saveDraft, stored, send };
  }

  test("are composed in the site's language", async () => {
    const { db, anna } = await open();
    const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
    const id = await createIssue({ site: german, db, content }, anna, now);
    expect((await openIssue(db, anna, id))?.stored).toMatchObject({
      caseTitle: "Der Fall",
      caseHtml: expect.stringContaining("Artikel lesen, 6 Min.") as unknown,
      episodeHtml: expect.stringContaining("Anhören, 45 Min.") as unknown,
      text1Title: "Außerdem auf der Website",
    });
  });

  test("are composed of this week's publications, with standing blocks to fill in", async () => {
    const { db, form, stored } = await open();
    const { content: savedContent } = await form();
    expect(savedContent.order).toBe("opening,case,episode,monday,meeting,text1");
    expect(savedContent.caseHtml).toContain('<a href="/blog/new">Title of new</a>');
    expect(savedContent.caseHtml).toContain("Summary of &lt;new&gt;");
    expect(savedContent.caseHtml).toContain("Read the article, 6 min");
    expect(savedContent.episodeHtml).toContain('<a href="/episode/7">Listen, 45 min</a>');
    expect(savedContent.text1Html).toContain("/blog/second");
    expect(savedContent.text1Html).not.toMatch(/blog\/(?:new|old|ahead)/);
    // Sunday 08:00 in Frankfurt.
    expect(savedContent.scheduledAt).toBe("2026-11-22T07:00:00.000Z");
    expect((await stored()).status).toBe("draft");
    expect((await listIssues(db, { search: "", sort: "", page: 1, status: "draft" })).total).toBe(1);
  });

  test("are autosaved sanitised, and keep the text of moved parts", async () => {
    const { saveDraft, stored, form } = await open();
    await saveDraft({
      title: "The light",
      openingHtml: "<p>Words.</p><script>alert(1)</script>",
      order: "meeting,opening",
    });
    const issue = await stored();
    expect(issue.subject).toBe("The light");
    expect(issue.parts.map(({ kind: partKind }) => partKind)).toEqual(["meeting", "opening"]);
    expect(issue.parts[1]?.html).toBe("<p>Words.</p>");
    expect((await form()).content.order).toBe("meeting,opening");
  });

  test("report a save from an older version as a conflict with both texts", async () => {
    const { db, anna, ben, id, form } = await open();
    const [ownForm, otherForm] = [await form(), await form(ben)];
    const input = { id, intent: "draft", key: "" } as const;
    const first = await saveIssue(db, ben, {
      ...input,
      base: otherForm.base,
      content: { ...otherForm.content, title: "Ben’s" },
    });
    expect(first.ok).toBe(true);
    const second = await saveIssue(db, anna, {
      ...input,
      base: ownForm.base,
      content: { ...ownForm.content, title: "Anna’s" },
    });
    expect(second).toMatchObject({ ok: false, code: "conflict", by: "ben@example.com", theirs: { title: "Ben’s" } });
    const { base } = second.ok || second.code !== "conflict" ? { base: "" } : second;
    const third = await saveIssue(db, anna, { ...input, base, content: { ...ownForm.content, title: "Both" } });
    expect(third).toMatchObject(ok({ stored: { title: "Both" } }));
    expect((await listVersions(db, { kind: "issue", id })).length).toBeGreaterThan(1);
  });

  test("autosave changes separately while scheduled, and keep their time", async () => {
    const { db, anna, id, saveDraft, stored, form } = await open();
    await saveDraft({ title: "The light" });
    await db
      .updateTable("newsletter_issues")
      .set({ status: "scheduled", scheduled_at: days(2) })
      .where("id", "=", id)
      .execute();
    await saveDraft({ title: "Another light", scheduledAt: new Date(Date.now() + 86_400_000).toISOString() });
    expect((await stored()).subject).toBe("The light");
    expect((await issueAsWritten(db, anna, id))?.subject).toBe("Another light");
    const { base, content: savedContent } = await form();
    const saved = await saveIssue(db, anna, { id, base, content: savedContent, intent: "update", key: "" });
    expect(saved.ok).toBe(true);
    expect(await stored()).toMatchObject({
      subject: "Another light",
      status: "scheduled",
      scheduledAt: days(2).toISOString(),
    });
  });

  test("can't be changed or deleted while being sent", async () => {
    const { db, anna, id, form, stored } = await open();
    await db
      .updateTable("newsletter_issues")
      .set({ status: "sending", frozen_at: now, html: "", plain: "" })
      .where("id", "=", id)
      .execute();
    const { base, content: savedContent } = await form();
    const save = { id, base, content: { ...savedContent, title: "Too late" }, intent: "update", key: "" } as const;
    expect(await saveIssue(db, anna, save)).toMatchObject({ ok: false, code: "invalid" });
    expect(await setIssuesDeleted(db, [id], now, anna.email)).toBe(0);
    expect((await stored()).subject).toBe("");
  });

  test("can link to feeds, calls, PDFs and redirected URLs, not to calls that aren't offered or pages that don't exist", async () => {
    const { db, stored, saveDraft } = await open();
    const redirects = [
      { source: "/old-page", target: "/contact", origin: "manual" as const },
      { source: "/?p=12", target: "/about", origin: "manual" as const },
      { source: "/ended", target: null, origin: "manual" as const },
    ];
    await db.insertInto("redirects").values(redirects).execute();
    const { key } = await db.selectFrom("event_types").select("key").executeTakeFirstOrThrow();
    const valid = ["/rss.xml", "/feed.json", "/sunday-review/rss.xml", "/podcast/feed.xml", "/blog/category/Strategy"];
    valid.push(
      `/book/${key}`,
      "/downloads/guide.pdf",
      "/media/a.pdf",
      "/old-page",
      "/?p=12",
      "/contact/",
      "/favicon.ico",
    );
    const broken = ["/book/nothing", "/ended", "/admin/leads", "/rss.xmlx"];
    const links = [...valid, ...broken].map((href) => `<a href="${siteUrl}${href}">Link</a>`).join(" ");
    await saveDraft({ title: "The light", previewText: "What it tells.", openingHtml: `<p>${links}</p>` });
    const { findings } = await inspectIssue(defaultSite, db, await stored(), { content, siteUrl });
    const host = new URL(siteUrl).host;
    expect(findings.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([
      `The link ${host}/book/nothing leads to a call that isn’t offered.`,
      `The link ${host}/ended leads to a page that is gone for good.`,
      `The link ${host}/admin/leads leads to a page that readers can’t open.`,
      `The link ${host}/rss.xmlx leads to a page that does not exist.`,
    ]);
  });

  test("are checked for every missing, broken or empty item, with its part", async () => {
    const { db, stored, saveDraft } = await open();
    const parts = { content, siteUrl };
    const emptyFindings = await inspectIssue(defaultSite, db, await stored(), parts);
    expect(emptyFindings.findings).toContainEqual({ severity: "error", field: "subject", message: "Write a subject." });
    await saveDraft({
      title: "The light",
      previewText: "What it tells.",
      openingHtml:
        '<p><a href="/blog/gone">Gone</a> <a href="/blog/%zz">Torn</a> <a href="#">Nowhere</a></p><p><img src="/media/a.jpg"></p>',
      mondayHtml: `<p><a href="${siteUrl}/no-such-page">Nothing</a> <a href="/contact">There</a></p>`,
    });
    const { findings, facts } = await inspectIssue(defaultSite, db, await stored(), parts);
    const errors = findings
      .filter(({ severity }) => severity === "error")
      .map(({ part, message }) => ({ part, message }));
    expect(errors).toEqual([
      { part: 0, message: "An image in “Opening” has no alternative text. Describe it in the image’s dialog." },
      { part: 0, message: "A link in “Opening” leads nowhere. Give it a URL or remove it." },
      { part: 0, message: "The link /blog/gone leads to an article that is not published." },
      { part: 0, message: "The link /blog/%zz leads to an article that is not published." },
      { part: 3, message: "The link www.example.com/no-such-page leads to a page that does not exist." },
    ]);
    expect(findings).toContainEqual({
      severity: "warning",
      part: 4,
      message: "“For your next meeting” is empty and is left out. Write it or remove it.",
    });
    expect(facts).toMatchObject({ pictures: 1, hasCheckedLinks: true });
    await saveDraft({ text1Html: '<p><a href="https://elsewhere.example/page">Elsewhere</a></p>' });
    expect((await inspectIssue(defaultSite, db, await stored(), parts)).facts).toMatchObject({
      hasCheckedLinks: false,
    });
    await saveDraft({ text1Html: `<p>${"A long word ".repeat(10_000)}</p>` });
    const long = await inspectIssue(defaultSite, db, await stored());
    expect(long.findings.some(({ message }) => message.includes("Gmail cuts off"))).toBe(true);
  });

  test("are sent as test emails with the unsaved text, readable by an independent parser", async () => {
    const { db, anna, id, saveDraft } = await open();
    const context = { site: defaultSite, db, content, siteUrl };
    expect(await sendTestEmail(context, anna, { id, to: "proof@example.com" }, now)).toEqual(fail("no-subject"));
    await saveDraft({ title: "Über das Licht", openingHtml: "<p>A <strong>light</strong> &amp; a buoy.</p>" });
    expect(await sendTestEmail(context, anna, { id, to: "proof@example.com" }, now)).toEqual(ok());
    const { id: emailId } = await db.selectFrom("mails").select("id").executeTakeFirstOrThrow();
    const queued = await getEmail(db, emailId);
    if (!queued) throw new Error("nothing was queued");
    const { raw } = await composeEmail(queued, { from: () => "site@example.com", host: "www.example.com" });
    const parsed = await simpleParser(raw);
    expect(parsed.subject).toBe("Test: Über das Licht");
    expect((parsed.to as AddressObject).text).toBe("proof@example.com");
    expect(parsed.replyTo?.text).toBe(defaultSite.facts.email);
    expect(parsed.text).toContain("Hello Anna,");
    expect(parsed.text).toContain("A light & a buoy.");
    expect(parsed.html).toContain("A <strong>light</strong> &amp; a buoy.");
    expect(`${parsed.html}${parsed.text}`).not.toContain("%%");
  });

  test("are in the archive once sent, without personalised parts, unless excluded", async () => {
    const { db, id, saveDraft, send, stored } = await open();
    await saveDraft({
      title: "The light",
      openingHtml: "<p>Good morning, %%RECIPIENT_NAME%%: a light.</p>",
      mondayHtml: "",
    });
    expect(await listArchive(db)).toEqual([]);
    await send();
    expect(await listArchive(db)).toMatchObject([{ slug: "the-light", number: 1, subject: "The light" }]);
    const issue = await getArchived(defaultSite, db, "the-light");
    expect(issue?.parts[0]?.html).toBe("<p>Good morning: a light.</p>");
    expect(issue?.parts.map(({ title }) => title)).not.toContain("For Monday");
    expect(issue).toMatchObject({ previous: null, next: null, count: 1 });
    expect(await listArchivedTexts(defaultSite, db, 5)).toHaveLength(1);
    await db.updateTable("newsletter_issues").set({ in_archive: false }).where("id", "=", id).execute();
    expect(await getArchived(defaultSite, db, "the-light")).toBeNull();
    expect((await stored()).status).toBe("sent");
  });

  test.each([
    ["sending", 1],
    ["paused", 1],
    ["cancelled", 0],
  ] as const)("are readable on the web while %s, unless cancelled", async (status, count) => {
    const { db, id, saveDraft, send } = await open();
    await saveDraft({ title: "The light", openingHtml: "<p>A light.</p>" });
    await send();
    await db.updateTable("newsletter_issues").set({ status, finished_at: null }).where("id", "=", id).execute();
    expect(await listArchive(db)).toHaveLength(count);
    expect((await getArchived(defaultSite, db, "the-light")) === null).toBe(count === 0);
  });

  test("count as uses of their files", async () => {
    const { db, id, saveDraft } = await open();
    const key = "0123456789abcdef01234567";
    await saveDraft({ openingHtml: `<p><img src="/media/uploads/${key}/a-10x10.jpg" alt="A buoy"></p>` });
    expect(await findUses(db, key)).toMatchObject([{ kind: "issue", id, url: `/admin/newsletter/${id}` }]);
  });

  test("have statistics of what readers did themselves", async () => {
    const { db, id, send } = await open();
    await send();
    const reader = async (email: string, values: { confirmed: Date; left?: Date; page?: string }) =>
      db
        .insertInto("subscribers")
        .values({
          email,
          page: values.page ?? "/sunday-review",
          status: values.left ? "unsubscribed" : "confirmed",
          confirmed_at: values.confirmed,
          unsubscribed_at: values.left ?? null,
        })
        .execute();
    await reader("a@example.com", { confirmed: days(-100) });
    await reader("b@example.com", { confirmed: days(-9), left: days(1) });
    await reader("c@example.com", { confirmed: days(1), page: "/ebook" });
    const { readers, weeks, pages } = await newsletterNumbers(db, days(2));
    expect(readers).toBe(2);
    expect(weeks.at(-1)).toMatchObject({ readers: 2, joined: 1, left: 1 });
    expect(weeks.at(-2)).toMatchObject({ readers: 2, joined: 1, left: 0 });
    expect(weeks.at(-3)).toMatchObject({ readers: 1 });
    expect(pages).toContainEqual({ page: "/ebook", readers: 1 });
    const [first] = await db.selectFrom("subscribers").select("id").orderBy("id").execute();
    await db
      .insertInto("newsletter_recipients")
      .values({ issue_id: id, subscriber_id: first?.id ?? 0, email: "a@example.com", status: "sent" } as never)
      .execute();
    expect(await issueNumbers(defaultSite, db, id, days(2))).toMatchObject({
      deliveries: { total: 1, sent: 1, rejected: 0, unknown: 0 },
      unsubscribed: 1,
      joined: [{ page: "/ebook", readers: 1 }],
    });
  });
});
