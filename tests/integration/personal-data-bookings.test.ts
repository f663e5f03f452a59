import { access, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancelBooking, confirmBooking } from "../../src/features/bookings/bookings.server.ts";
import { getActiveEventType } from "../../src/features/bookings/event-types.server.ts";
import { holdSlot } from "../../src/features/bookings/holds.server.ts";
import { listFreeSlots } from "../../src/features/bookings/slots.server.ts";
import { getEpisodeGuests } from "../../src/features/guests/guests.admin.server.ts";
import {
  decideGuest,
  guestUrl,
  openGuestLink,
  registerGuest,
  setEpisodeGuests,
} from "../../src/features/guests/podcast-guests.server.ts";
import { signRelease } from "../../src/features/guests/releases.server.ts";
import { eraseMyData, findMyData, purgePersonalData } from "../../src/features/privacy/personal-data.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { requestMyData } from "./support/my-data.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const day = 86_400_000;
const email = "Maren@example.com";
const grants = { audio: true, video: false, clips: true, transcript: false };
const later = (now: Date, days: number) => new Date(now.getTime() + days * day);

const tokenFor = (context: SiteContext, now: Date) => requestMyData(context, email.toLowerCase(), now);

async function bookCall(context: SiteContext, by: string, now: Date) {
  const type = await getActiveEventType(context.db, "strategy-call");
  if (!type) throw new Error("no strategy call");
  const [slot] = await listFreeSlots(
    context.db,
    type,
    { start: now.getTime() + 3 * day, end: now.getTime() + 20 * day },
    now,
  );
  if (!slot) throw new Error("nothing is free");
  const hold = await holdSlot(context.db, type, { start: new Date(slot.start), zone: "Asia/Kolkata" }, now);
  if (!hold.ok) throw new Error(hold.code);
  const details = {
    name: "Maren Muster",
    email: by,
    organisation: "Sample Clinic",
    topic: "The binder",
    consentText: "As shown.",
  };
  const booking = await confirmBooking(context, type, hold.value.reference, details, now);
  if (!booking.ok) throw new Error(booking.code);
  return { type, slot, booking: booking.value };
}

describe.each(anyStoreKind)("bookings and guests as personal data in the %s database", (kind) => {
  let store: Store;
  let mediaDir: string;

  beforeAll(async () => {
    store = await startStore(kind);
    mediaDir = await mkdtemp(path.join(tmpdir(), "personal-data-"));
    await mkdir(path.join(mediaDir, "portraits"));
  });
  afterAll(async () => {
    await store.stop();
    await rm(mediaDir, { recursive: true });
  });

  async function openSite() {
    const { db } = await store.open();
    return { db, context: siteContext(db, mediaDir), now: new Date() };
  }

  /** An accepted guest with a portrait and a signed release. */
  async function signedGuest(context: SiteContext, now: Date, name: string) {
    const portrait = `portraits/${name}`;
    for (const ending of ["avif", "webp"]) await writeFile(path.join(mediaDir, `${portrait}.${ending}`), "picture");
    const entry = {
      name: "Maren Muster",
      email,
      organisation: "Sample Port",
      bio: "Runs a port.",
      expertise: "Tides",
      topics: "What nobody wrote down",
      links: null,
      portrait,
      consentText: "As shown.",
    };
    const { id } = await registerGuest(context, entry, now);
    const guest = await decideGuest(context, id, { status: "accepted", actor: "owner@example.com" }, now);
    if (!guest) throw new Error("not accepted");
    await signRelease(context, guest, { signature: "Maren Muster", grants }, now);
    return { guest, token: guestUrl(context, guest).split("/").at(-1) ?? "", portrait };
  }

  const isThere = (portrait: string) =>
    Promise.all(["avif", "webp"].map((ending) => access(path.join(mediaDir, `${portrait}.${ending}`)))).then(
      () => true,
      () => false,
    );

  async function publishEpisode(context: SiteContext, guestId: number, status: "published" | "draft" = "published") {
    const { id } = await context.db
      .insertInto("blog")
      .values({ episode: "Episode 900", blog_title: "Maren Muster", status })
      .returning("id")
      .executeTakeFirstOrThrow();
    await setEpisodeGuests(context.db, "owner@example.com", id, [guestId]);
    return id;
  }

  test("are erased: an upcoming conversation is cancelled, its time is free, the owner is notified, and no email names the person", async () => {
    const { db, context, now } = await openSite();
    const { type, slot } = await bookCall(context, email, now);
    await bookCall(context, "other@example.com", now);
    const past = await bookCall(context, email, now);
    await cancelBooking(context, past.type, past.booking.reference, "visitor", now);
    const token = await tokenFor(context, now);
    const myData = await findMyData(context, token, now);
    expect(myData.state === "open" && myData.groups.map(({ title }) => title)).toEqual([
      "Conversations you booked",
      "Emails we sent you",
    ]);
    for (const expected of ["The binder", "Sample Clinic", "Asia/Kolkata", "erasing cancels it", "Cancelled by you"]) {
      expect(JSON.stringify(myData)).toContain(expected);
    }
    expect(JSON.stringify(myData)).not.toContain("other@example.com");

    expect(await eraseMyData(context, token, now)).toEqual(ok());
    expect(await findMyData(context, token, now)).toMatchObject({ state: "open", groups: [] });
    expect(await db.selectFrom("bookings").select("email").execute()).toEqual([{ email: "other@example.com" }]);
    const free = await listFreeSlots(db, type, { start: slot.start, end: slot.start + 1 }, now);
    expect(free.map(({ start }) => start)).toEqual([slot.start]);
    const emails = await db.selectFrom("mails").selectAll().execute();
    expect(JSON.stringify(emails.filter(({ recipient }) => recipient !== "other@example.com"))).not.toMatch(
      /maren@example/i,
    );
    const notices = emails.filter(({ subject_key, kind: of }) => subject_key === null && of === "booking-owner");
    expect(notices.map(({ recipient }) => recipient)).toEqual(["owner@example.com"]);
    expect(notices[0]?.plain).toContain("time is free again");
    expect(notices[0]?.plain).not.toContain("Maren");
    const audit = await db.selectFrom("audit_log").select(["action", "detail"]).executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ action: "personal-data.erase", detail: { bookings: 2, guests: 0 } });
  });

  test("are erased on their day with their emails, and counted in the log", async () => {
    const { db, context, now } = await openSite();
    await bookCall(context, email, now);
    await db.updateTable("bookings").set({ retain_until: "2029-05-04" }).execute();
    expect(await purgePersonalData(context, new Date("2029-05-03T23:59:00Z"))).toEqual({});
    expect(await purgePersonalData(context, new Date("2029-05-04T00:00:00Z"))).toEqual({ bookings: 1 });
    expect(await db.selectFrom("mails").select("id").execute()).toEqual([]);
    const audit = await db.selectFrom("audit_log").select(["actor", "action", "detail"]).execute();
    expect(audit).toEqual([{ actor: "system", action: "personal-data.purge", detail: { bookings: 1 } }]);
  });

  test("are erased with portrait, release and emails if no public episode names the guest", async () => {
    const { db, context, now } = await openSite();
    const { guest, portrait } = await signedGuest(context, now, "unpublished");
    await publishEpisode(context, guest.id, "draft");
    const token = await tokenFor(context, now);
    const myData = await findMyData(context, token, now);
    const text = JSON.stringify(myData);
    for (const expected of ["Runs a port.", "Tides", "SHA-256", `/media/${portrait}.webp`])
      expect(text).toContain(expected);
    expect(text).not.toContain('"stays"');
    expect(await isThere(portrait)).toBe(true);
    expect(await eraseMyData(context, token, now)).toEqual(ok());
    expect(await isThere(portrait)).toBe(false);
    for (const table of ["guests", "guest_releases", "episode_guests"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(JSON.stringify(await db.selectFrom("mails").selectAll().execute())).not.toMatch(/maren/i);
  });

  test("keep the release of a public episode's guest as proof, and show why", async () => {
    const { db, context, now } = await openSite();
    const { guest, token: personal, portrait } = await signedGuest(context, now, "published");
    const episode = await publishEpisode(context, guest.id);
    const token = await tokenFor(context, now);
    const before = await db.selectFrom("guest_releases").selectAll().execute();
    expect(await eraseMyData(context, token, now)).toEqual(ok());
    expect(await db.selectFrom("guest_releases").selectAll().execute()).toEqual(before);
    expect((await getEpisodeGuests(db, episode)).guests.map(({ isPermitted }) => isPermitted)).toEqual([true]);
    expect(await isThere(portrait)).toBe(false);
    expect(await openGuestLink(context, personal, now)).toEqual(fail("expired"));
    const remaining = await findMyData(context, token, now);
    const groups = remaining.state === "open" ? remaining.groups : [];
    expect(groups.map(({ title }) => title)).toEqual(["Your part in the podcast"]);
    expect(groups[0]?.records.map(({ stays }) => stays)).toEqual([expect.stringContaining("proof of your permission")]);
    expect(JSON.stringify(remaining)).not.toMatch(/Runs a port|Tides|Sample Port/);
    expect(JSON.stringify(await db.selectFrom("mails").selectAll().execute())).not.toMatch(/maren/i);

    // Once no episode is public any more, no proof is needed.
    await db.updateTable("blog").set({ status: "draft" }).where("id", "=", episode).execute();
    expect(await eraseMyData(context, token, now)).toEqual(ok());
    expect(await db.selectFrom("guest_releases").select("id").execute()).toEqual([]);
  });

  test("are purged: registrations after a year, signed ones after three, except proofs of public episodes", async () => {
    const { db, context, now } = await openSite();
    const unsigned = await registerGuest(
      context,
      {
        name: "Somebody Else",
        email: "else@example.com",
        organisation: null,
        bio: "Waits.",
        expertise: "Waiting",
        topics: "Time",
        links: null,
        portrait: null,
        consentText: "As shown.",
      },
      now,
    );
    const signed = await signedGuest(context, now, "signed");
    const guest = await signedGuest(context, now, "heard");
    await publishEpisode(context, guest.guest.id);
    const names = async () => (await db.selectFrom("guests").select("id").orderBy("id").execute()).map(({ id }) => id);
    await db.deleteFrom("mails").execute();
    expect(await purgePersonalData(context, later(now, 364))).toEqual({});
    expect(await purgePersonalData(context, later(now, 367))).toEqual({ guests: 1 });
    expect(await names()).not.toContain(unsigned.id);
    expect(await names()).toEqual([signed.guest.id, guest.guest.id]);
    expect(await purgePersonalData(context, later(now, 3 * 366))).toEqual({ guests: 2 });
    expect(await names()).toEqual([guest.guest.id]);
    expect(await db.selectFrom("guests").select(["bio", "portrait"]).execute()).toEqual([{ bio: "", portrait: null }]);
    expect(await db.selectFrom("guest_releases").select("guest_id").execute()).toEqual([{ guest_id: guest.guest.id }]);
    expect([await isThere(signed.portrait), await isThere(guest.portrait)]).toEqual([false, false]);
    // A past booking is not counted again every day.
    expect(await purgePersonalData(context, later(now, 3 * 366 + 1))).toEqual({});
  });

  test("lose orphaned portraits, but not fresh uploads", async () => {
    const { context, now } = await openSite();
    const { portrait } = await signedGuest(context, now, "kept");
    const orphan = path.join(mediaDir, "portraits", "orphan.avif");
    const recentFile = path.join(mediaDir, "portraits", "fresh.avif");
    for (const file of [orphan, recentFile]) await writeFile(file, "picture");
    for (const file of [orphan, path.join(mediaDir, `${portrait}.avif`)]) {
      await utimes(file, later(now, -1), later(now, -1));
    }
    await purgePersonalData(context, now);
    await expect(access(orphan)).rejects.toThrow();
    await access(recentFile);
    expect(await isThere(portrait)).toBe(true);
  });
});
