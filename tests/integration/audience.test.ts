import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { enterLead } from "../../src/features/leads/replies.server.ts";
import { newsletterNumbers } from "../../src/features/newsletter/issues/numbers.server.ts";
import { getAudience } from "../../src/features/overview/audience.server.ts";
import { getAdminHome } from "../../src/features/overview/overview.server.ts";
import { addOriginViews, addPageViews } from "../../src/features/visits/page-views.server.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const now = new Date("2026-11-22T10:00:00Z");

describe.each(anyStoreKind)("the audience in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  }, 180_000);
  afterAll(() => store?.stop());

  test("sums pages, referrers and campaigns over the period, most frequent first", async () => {
    const { db } = await store.open();
    await addPageViews(db, [
      { day: "2026-11-22", path: "/blog", views: 2 },
      { day: "2026-10-24", path: "/blog", views: 3 },
      { day: "2026-10-23", path: "/blog", views: 50 },
      { day: "2026-11-01", path: "/", views: 9 },
    ]);
    const day = "2026-11-22";
    await addOriginViews(db, [
      { day, kind: "referrer", name: "news.example.org", views: 1 },
      { day, kind: "campaign", name: "autumn", views: 4 },
    ]);
    await addOriginViews(db, [{ day, kind: "referrer", name: "news.example.org", views: 2 }]);
    const month = await getAudience(db, 30, now);
    expect(month.days).toHaveLength(30);
    expect(month.days.at(0)).toMatchObject({ day: "2026-10-24", views: 3 });
    expect(month.days.at(-1)).toMatchObject({ day: "2026-11-22", views: 2 });
    expect(month.before).toEqual({ views: 50, addresses: 0 });
    expect(month.event).toBeNull();
    const published = { summary: "", author: "A", status: "published" } as const;
    await db
      .insertInto("blog_articles")
      .values([
        {
          ...published,
          slug: "one",
          title: "Published the day before",
          publication_date: new Date("2026-10-31T12:00Z"),
        },
        {
          ...published,
          slug: "two",
          title: "Published the day after",
          publication_date: new Date("2026-11-02T00:00Z"),
        },
      ])
      .execute();
    expect((await getAudience(db, 30, now)).event).toEqual({
      kind: "article",
      title: "Published the day before",
      day: "2026-10-31",
    });
    expect(month.pages).toEqual([
      { name: "/", count: 9 },
      { name: "/blog", count: 5 },
    ]);
    expect(month.referrers).toEqual([{ name: "news.example.org", count: 3 }]);
    expect(month.campaigns).toEqual([{ name: "autumn", count: 4 }]);
    expect(month.sources).toEqual([]);
    const quarter = await getAudience(db, 90, now);
    expect(quarter.days).toHaveLength(90);
    expect(quarter.pages[0]).toEqual({ name: "/blog", count: 55 });
  });

  test("excludes an imported list from new subscribers and sign-up pages", async () => {
    const { db } = await store.open();
    const subscriber = { page: "/sunday-review", status: "confirmed", confirmed_at: now, created_at: now } as const;
    const imported = JSON.stringify({ source: "Mailchimp", consentedAt: now.toISOString(), evidence: "Their export" });
    await db
      .insertInto("subscribers")
      .values([
        { ...subscriber, email: "own@example.com" },
        { ...subscriber, email: "first@example.com", page: "Import: Mailchimp", imported },
        { ...subscriber, email: "second@example.com", page: "Import: Mailchimp", imported },
      ] as never)
      .execute();
    const { days } = await getAudience(db, 30, now);
    expect(days.at(-1)?.subscribers).toBe(1);
    const { readers, pages } = await newsletterNumbers(db, new Date(now.getTime() + 1));
    expect(readers).toBe(3);
    expect(pages).toEqual([{ page: "/sunday-review", readers: 1 }]);
  });

  test("counts downloads, bookings and questions by kind", async () => {
    const { db } = await store.open();
    const lead = { name: "", email: "a@example.com", organisation: "", source: "", message: "" };
    const id = await enterLead(db, lead, { actor: "owner@example.com", now });
    await enterLead(db, lead, { actor: "owner@example.com", now });
    await db.updateTable("leads").set({ kind: "ebook" }).where("id", "=", id).execute();
    await db
      .insertInto("archive_questions")
      .values({ asked_on: "2026-11-20", text: "What is a handover?", times: 3, found: true })
      .execute();
    const mandate = { status: "mandate", mandate_on: "2026-11-20", mandate_euro: 18_000 } as const;
    await db.updateTable("leads").set(mandate).where("id", "=", id).execute();
    const { downloads, booked, asked: questions, mandates } = await getAudience(db, 30, now);
    expect(mandates).toEqual({ count: 1, euro: 18_000 });
    expect(downloads).toEqual([{ name: "ebook", count: 1 }]);
    expect(booked).toEqual([]);
    expect(questions).toEqual([{ name: "What is a handover?", count: 3 }]);
  });

  test("names a single draft on the home screen, and counts several", async () => {
    const { db } = await store.open();
    const draft = (slug: string) =>
      db
        .insertInto("blog_articles")
        .values({ slug, title: "The binder", summary: "", author: "A", status: "draft" })
        .returning("id")
        .executeTakeFirstOrThrow();
    const { id } = await draft("the-binder");
    const waiting = async () => (await getAdminHome({ site: defaultSite, db }, now)).drafts.articles;
    expect(await waiting()).toEqual({ count: 1, singleItem: { id: Number(id), title: "The binder" } });
    await draft("another");
    expect(await waiting()).toEqual({ count: 2, singleItem: null });
  });
});
