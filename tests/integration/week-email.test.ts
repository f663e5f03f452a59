import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { cancelByOwner, getBookingDetail, setNoShow } from "../../src/features/bookings/bookings.admin.server.ts";
import { listNoShows, writeToNoShow } from "../../src/features/bookings/no-show.server.ts";
import { claimDueEmails, markSent } from "../../src/features/email/email-queue.server.ts";
import { enterLead, setFollowUp } from "../../src/features/leads/replies.server.ts";
import { countWaiting, getAdminHome } from "../../src/features/overview/overview.server.ts";
import { queueWeekEmail } from "../../src/features/overview/week-email.server.ts";
import { completeSettings } from "../../src/features/settings/setting-facts.ts";
import { saveSettings } from "../../src/features/settings/settings.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { Db } from "../../src/server-context/db.ts";
import { owner, ownerBookings, visitor } from "./support/owner-bookings.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const hour = 3_600_000;
const monday = new Date("2027-03-01T06:00:00Z");
const at = (hours: number) => new Date(monday.getTime() + hours * hour);

const setWeeklyEmail = (db: Db, weekly: string, version: number) =>
  saveSettings(db, [{ group: "notices", version, values: { ...completeSettings("notices", {}), weekly } }], owner);

const weekEmails = (db: Db) =>
  db.selectFrom("mails").selectAll().where("kind", "=", "owner-week").orderBy("id").execute();

describe.each(anyStoreKind)("the owner's week, on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  /** A message, a follow-up that is due, and a booked call by the person who wrote. */
  async function open() {
    const { db } = await store.open();
    const bookings = ownerBookings(db);
    const booking = await bookings.book();
    const message = "We have 340 procedures and people still print the old ones.";
    const lead = await enterLead(
      db,
      { name: "Vera Sommer", email: visitor.email.toUpperCase(), organisation: "", source: "", message },
      { actor: owner, now: at(-24) },
    );
    await setFollowUp(db, lead, "2027-03-01", owner);
    return { db, context: siteContext(db, "/nowhere", { ownerEmail: owner }), booking, lead, message, bookings };
  }

  test("sends Monday's email once a week, whatever the number of replicas, with a link to each record", async () => {
    const { db, context, booking, lead, message } = await open();
    await setWeeklyEmail(db, "Yes", 0);
    await queueWeekEmail(context, at(-0.01));
    expect(await weekEmails(db)).toEqual([]);
    await Promise.all([at(0), at(0), at(0.02)].map((now) => queueWeekEmail(context, now)));
    const [email, ...furtherEmails] = await weekEmails(db);
    expect(furtherEmails).toEqual([]);
    expect(email).toMatchObject({ recipient: owner, subject: "Your week: 1 call, 1 follow-up, 0 replies waiting" });
    const plain = email?.plain.replaceAll(/\s+/g, " ");
    expect(plain).toContain(message);
    expect(plain).toContain("You wanted to be reminded on Monday, 1 March.");
    for (const path of [`/admin/bookings/${booking}`, `/admin/leads/${lead}`])
      expect(email?.html, path).toContain(`href="https://www.example.com${path}"`);

    // Names are not stored in the queue after sending.
    for (const { id } of await claimDueEmails(db, 100)) await markSent(db, id, new Date());
    await queueWeekEmail(context, at(1));
    expect(await weekEmails(db)).toMatchObject([{ status: "sent", html: "", plain: "" }]);
    await queueWeekEmail(context, at(30));
    await queueWeekEmail(context, at(7 * 24 + 0.5));
    expect(await weekEmails(db)).toHaveLength(2);
  });

  test("sends no email on Monday unless the owner turned it on", async () => {
    const { db, context } = await open();
    await queueWeekEmail(context, at(1));
    await setWeeklyEmail(db, "Yes", 0);
    await setWeeklyEmail(db, "No", 1);
    await queueWeekEmail(context, at(2));
    expect(await weekEmails(db)).toEqual([]);
  });

  test("removes a failed email on Monday after a day", async () => {
    const { db, context } = await open();
    await setWeeklyEmail(db, "Yes", 0);
    await queueWeekEmail(context, at(1));
    await sql`update mails set status = 'dead', created_at = ${at(1)} where kind = 'owner-week'`.execute(db);
    await queueWeekEmail(context, at(12));
    expect(await weekEmails(db)).toHaveLength(1);
    await queueWeekEmail(context, at(26));
    expect(await weekEmails(db)).toEqual([]);
  });

  test("shows a call with its person's latest message, and whether it is today", async () => {
    const { db, context, booking, lead, message } = await open();
    const { calls, latestLeads } = await getAdminHome(context, at(0));
    // Entered by the owner: in conversation already.
    expect(latestLeads).toEqual([]);
    await db.updateTable("leads").set({ status: "new" }).where("id", "=", lead).execute();
    expect((await getAdminHome(context, at(0))).latestLeads).toMatchObject([{ id: lead, message }]);
    expect(await countWaiting(db, at(0))).toEqual({ leads: 1, guests: 0, emails: 0, questions: 0, others: 1 });
    expect(calls).toMatchObject([
      { id: booking, name: visitor.name, lastMessage: message, came: null, isPlaceMissing: true },
    ]);
    const start = new Date(calls[0]?.startsAt ?? 0);
    expect((await getAdminHome(context, start)).calls).toMatchObject([{ id: booking, isToday: true }]);
    expect((await getAdminHome(context, new Date(start.getTime() - 24 * hour))).calls).toMatchObject([
      { isToday: false },
    ]);
  });

  test("lists a no-show until one message is queued or another time is booked", async () => {
    const { db, booking, bookings } = await open();
    const detail = await getBookingDetail(db, booking, at(0));
    const after = new Date(Date.parse(detail?.endsAt ?? "") + hour);
    const message = { id: booking, subject: "We missed each other", body: "Hello Sample,\n\nAnother time?" };
    expect(await writeToNoShow(defaultSite, db, message, owner)).toEqual(fail("gone"));
    await setNoShow(db, { id: booking, noShow: true, actor: owner, now: after });
    expect(await listNoShows(db, after)).toMatchObject([{ id: booking, name: visitor.name }]);

    const slots = await bookings.slots();
    const later = await bookings.book(slots.find(({ start }) => start > after.getTime() + 48 * hour)?.start);
    expect(await listNoShows(db, after)).toEqual([]);
    expect(await cancelByOwner(bookings.context, later, owner, after)).toBe(true);
    expect(await listNoShows(db, after)).toHaveLength(1);

    expect(await writeToNoShow(defaultSite, db, message, owner)).toEqual(ok());
    expect(await writeToNoShow(defaultSite, db, message, owner)).toEqual(ok());
    expect(await bookings.emails("booking-no-show")).toMatchObject([
      { recipient: visitor.email, subject: message.subject, subject_key: `booking:${booking}` },
    ]);
    expect(await listNoShows(db, after)).toEqual([]);
    expect((await getBookingDetail(db, booking, after))?.noShowWrittenAt).toEqual(expect.any(String));
  });

  test("lists an unscheduled issue for sites with readers, as urgent from Thursday", async () => {
    const { db, context } = await open();
    const missing = async (days: number) => (await getAdminHome(context, at(days * 24))).missingIssue;
    expect(await missing(3)).toBeNull();
    await db
      .insertInto("subscribers")
      .values({ email: "reader@example.com", status: "confirmed", page: "/" })
      .execute();
    expect(await missing(2)).toEqual({ day: "Sunday", isUrgent: false, draft: null });
    expect(await missing(3)).toEqual({ day: "Sunday", isUrgent: true, draft: null });
    const { id } = await db
      .insertInto("newsletter_issues")
      .values({ subject: "Procedures", created_by: owner, updated_at: at(26) })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await missing(3)).toMatchObject({ draft: { id, title: "Procedures" } });
    await db
      .updateTable("newsletter_issues")
      .set({ status: "scheduled", scheduled_at: at(6 * 24) })
      .execute();
    expect(await missing(3)).toBeNull();
    const { scheduled } = await getAdminHome(context, at(3 * 24));
    expect(scheduled).toEqual([{ kind: "issue", id: Number(id), title: "Procedures", at: at(6 * 24).toISOString() }]);
  });
});
