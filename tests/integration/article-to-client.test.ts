import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { contactForm } from "../../src/features/leads/contact-form.ts";
import { ebookForm } from "../../src/features/leads/ebook-form.ts";
import type { LeadKind } from "../../src/features/leads/lead.ts";
import { setLeadOutcome } from "../../src/features/leads/lead-outcome.server.ts";
import { getLead } from "../../src/features/leads/leads.admin.server.ts";
import { createLead } from "../../src/features/leads/leads.server.ts";
import { getPerson } from "../../src/features/people/person.server.ts";
import { erasePerson, findPersonalData } from "../../src/features/privacy/personal-data.server.ts";
import { confirmSubscription, requestSubscription } from "../../src/features/subscribers/subscribers.server.ts";
import { addOriginViews, addPageViews } from "../../src/features/visits/page-views.server.ts";
import { addPodcastDownloads } from "../../src/features/visits/podcast-downloads.server.ts";
import { readVisit } from "../../src/features/visits/read-visit.server.ts";
import { readWhatWorks } from "../../src/features/visits/what-works.server.ts";
import type { WorkRow } from "../../src/features/visits/what-works.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const now = new Date("2026-11-21T10:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const actor = "owner@example.com";

type SubmittedLead = { email: string; at?: Date; kind?: LeadKind; read?: string[]; campaign?: Record<string, string> };

async function submitLead(
  context: SiteContext,
  { email, at = now, kind = "contact", read = [], campaign = {} }: SubmittedLead,
) {
  const reportedVisit = JSON.stringify({ first: read[0] ?? "/", referrer: "", campaign, read });
  const visit = readVisit(reportedVisit, "/contact", {});
  const submission = {
    values: { name: "Maren", organisation: "", email, phone: "", message: "Hello" },
    ...{
      page: "/contact",
      campaign: visit.campaign,
      notice: contactForm(defaultSite).notice,
      marketing: undefined,
      visit,
    },
  };
  const shape = kind === "contact" ? contactForm(defaultSite) : ebookForm(defaultSite);
  return (await createLead(context, { kind, shape, submission, now: at })).id;
}

async function publish({ db }: SiteContext, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    await sql`insert into blog_articles (slug, title, status, publication_date)
      values (${slug}, ${`About ${slug}`}, 'published', now())`.execute(db);
  }
}

const readRows = async (context: SiteContext, at = now) => (await readWhatWorks(context, 90, at)).rows;

/** The touches that are not zero: "leads 2". */
const followed = (row: WorkRow | undefined, touch: "first" | "last") =>
  Object.entries(row?.[touch] ?? {}).flatMap(([name, count]) => (count === 0 ? [] : `${name} ${count}`));

describe.each(anyStoreKind)("from article to client in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  }, 180_000);
  afterAll(() => store?.stop());

  test("shows on the lead and the person how they came", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    const { id: issue } = await db
      .insertInto("newsletter_issues")
      .values({ subject: "Eleven people", slug: "eleven-people", created_by: actor, frozen_at: "2026-11-08T06:00:00Z" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const campaign = { utm_source: "newsletter", utm_campaign: `issue-${issue}` };
    const lead = await submitLead(context, { email: "maren@example.com", read: ["/blog/one", "/blog/two"], campaign });
    const sentence = "Came by the newsletter of 8 November, read two articles, then wrote.";
    expect((await getLead(db, lead))?.came).toBe(sentence);
    expect((await getPerson(db, "Maren@example.com")).events).toMatchObject([{ note: sentence }]);
    const [work] = (await readRows(context)).filter(({ kind }) => kind === "issue");
    expect(work).toMatchObject({ title: "Eleven people", path: "/sunday-review/eleven-people" });
    expect(followed(work, "first")).toEqual(["leads 1"]);
  });

  test("credits the content read first and last with all that follows, also after an erasure", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    await publish(context, "one", "two");
    const email = "maren@example.com";
    const text = "Send me the newsletter.";
    const visit = readVisit(
      JSON.stringify({ first: "/blog/one", referrer: "", campaign: {}, read: ["/blog/one"] }),
      "/",
      {},
    );
    await db
      .transaction()
      .execute((trx) => requestSubscription(context, trx, { email, name: null, page: "/", text, visit, now }));
    const { plain } = await db.selectFrom("mails").select("plain").executeTakeFirstOrThrow();
    await confirmSubscription(context, /confirm\?token=(\S+)/.exec(plain)?.[1] ?? "", hours(1));
    await submitLead(context, { email, at: hours(24), kind: "ebook" });
    const lead = await submitLead(context, {
      email,
      at: hours(48),
      read: ["/blog/two"],
      campaign: { utm_campaign: "Autumn" },
    });
    await setLeadOutcome(db, [lead], { status: "mandate", euro: 18_000, day: "2026-11-25" }, actor);

    const expectFigures = async () => {
      const rows = await readRows(context, hours(24 * 5));
      const rowTitled = (title: string) => rows.find((row) => row.title === title);
      expect(followed(rowTitled("About one"), "first")).toEqual([
        "subscribers 1",
        "leads 2",
        "mandates 1",
        "euro 18000",
      ]);
      expect(followed(rowTitled("About one"), "last")).toEqual(["subscribers 1"]);
      expect(followed(rowTitled("eBook"), "last")).toEqual(["leads 1"]);
      expect(followed(rowTitled("About two"), "last")).toEqual(["leads 1", "mandates 1", "euro 18000"]);
      expect(followed(rowTitled("autumn"), "last")).toEqual(["leads 1", "mandates 1", "euro 18000"]);
    };
    await expectFigures();
    const { rows: clientRows, totals } = await readWhatWorks(context, 90, hours(24 * 5));
    const marksOf = (title: string) => clientRows.find((row) => row.title === title)?.marks;
    const client = { name: "Maren", step: "client" };
    expect(marksOf("About one")).toMatchObject({ first: [client], last: [] });
    expect(marksOf("About two")).toMatchObject({ first: [], last: [client] });
    expect(totals).toEqual({ views: 0, stayed: 0, people: 1, conversations: 1, mandates: 1, euro: 18_000 });
    const groups = await findPersonalData(context, email, hours(49));
    expect(JSON.stringify(groups)).toContain("Opened in the visit");
    expect(JSON.stringify(groups)).toContain("18000 euro");
    await erasePerson(context, email, actor, hours(50));
    await expectFigures();
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from touch_counts t`.execute(db);
    expect(JSON.stringify(rows)).not.toMatch(/maren/i);
  });

  test("subtracts exactly what a mandate added when it changes or is lost", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    await publish(context, "one");
    const lead = await submitLead(context, { email: "a@example.com", read: ["/blog/one"] });
    const figures = async () => followed((await readRows(context, hours(24)))[0], "last");
    await setLeadOutcome(db, [lead], { status: "mandate", euro: 9_000, day: "2026-11-21" }, actor);
    // Read afterwards, so it must not affect a mandate already counted.
    await submitLead(context, { email: "a@example.com", at: hours(1), read: ["/blog/other"] });
    await setLeadOutcome(db, [lead], { status: "mandate", euro: 12_000, day: "2026-11-22" }, actor);
    expect(await figures()).toEqual(["leads 1", "mandates 1", "euro 12000"]);
    expect(await setLeadOutcome(db, [lead], { status: "mandate", euro: 12_000, day: "2026-11-22" }, actor)).toBe(0);
    await setLeadOutcome(db, [lead], { status: "lost", reason: "Budget" }, actor);
    expect(await figures()).toEqual(["leads 1"]);
    expect((await getLead(db, lead))?.outcome).toEqual({ status: "lost", reason: "Budget" });
    const logged = await db.selectFrom("audit_log").select("detail").where("action", "=", "lead.status").execute();
    expect(JSON.stringify(logged)).not.toContain("Budget");
  });

  test("sums views, readers who stayed and downloads over the period", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "");
    await publish(context, "one");
    const day = "2026-11-20";
    await addPageViews(db, [
      { day, path: "/blog/one", views: 5 },
      { day: "2026-08-01", path: "/blog/one", views: 50 },
      { day, path: "/blog/invented", views: 9 },
      { day, path: "/ebook", views: 4 },
    ]);
    await addPageViews(db, [{ day, path: "/blog/one", views: 0, stayed: 3 }]);
    await addOriginViews(db, [{ day, kind: "campaign", name: "autumn", views: 7 }]);
    await addPodcastDownloads(db, [
      { day, episode_id: 1, app: "Overcast", downloads: 2 },
      { day: "2026-11-09", episode_id: 1, app: "Browsers", downloads: 1 },
    ]);
    const { rows, podcast } = await readWhatWorks(context, 90, now);
    expect(rows.map(({ title, views, stayed }) => `${title} ${views} ${stayed}`).toSorted()).toEqual([
      "About one 5 3",
      "autumn 7 0",
      "eBook 4 0",
    ]);
    expect(podcast).toMatchObject({
      total: 3,
      apps: [
        { name: "Overcast", downloads: 2 },
        { name: "Browsers", downloads: 1 },
      ],
      weeks: [
        { name: "2026-11-16", downloads: 2 },
        { name: "2026-11-09", downloads: 1 },
      ],
    });
  });
});
