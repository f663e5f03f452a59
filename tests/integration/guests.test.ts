import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite, type Site, siteOf } from "../../src/facts/site.ts";
import type { BookingContext } from "../../src/features/bookings/booking.ts";
import { confirmBooking, findInterview } from "../../src/features/bookings/bookings.server.ts";
import { getActiveEventType } from "../../src/features/bookings/event-types.server.ts";
import { holdSlot } from "../../src/features/bookings/holds.server.ts";
import { listFreeSlots } from "../../src/features/bookings/slots.server.ts";
import { getEpisodeGuests, listGuests } from "../../src/features/guests/guests.admin.server.ts";
import { guestsPersonalData } from "../../src/features/guests/personal-data.server.ts";
import {
  decideGuest,
  guestUrl,
  hasTooManyUndecided,
  openGuestLink,
  registerGuest,
  setEpisodeGuests,
} from "../../src/features/guests/podcast-guests.server.ts";
import { storePortrait } from "../../src/features/guests/portrait.server.ts";
import {
  getRelease,
  guestWhoMayBook,
  signedStatement,
  signRelease,
} from "../../src/features/guests/releases.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { wordsIn } from "../../src/words/words-in.server.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";
import { isThorough } from "./support/thorough.ts";

const day = 86_400_000;
const actor = "owner@example.com";
const entry = {
  name: "Sample Guest",
  email: "guest@example.com",
  organisation: "Sample Port",
  bio: "Runs a port.",
  expertise: "Tides",
  topics: "What nobody wrote down",
  links: null,
  portrait: null,
  consentText: "As shown.",
};
const grants = { audio: true, video: false, clips: true, transcript: false };

describe.each(anyStoreKind)("guests in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function openBookingContext(site: Site = defaultSite) {
    const { db } = await store.open();
    const context: BookingContext = {
      site,
      db,
      siteUrl: "https://www.example.com",
      secret: "a secret that only tests know, long enough",
      ownerEmail: actor,
    };
    const emails = () => db.selectFrom("mails").selectAll().orderBy("id").execute();
    return { db, context, now: new Date(), emails };
  }

  /** A guest whom the owner has accepted, with the token of the personal link. */
  async function acceptGuest(site?: Site) {
    const opened = await openBookingContext(site);
    const { context, now } = opened;
    const { id } = await registerGuest(context, entry, now);
    const guest = await decideGuest(context, id, { status: "accepted", actor }, now);
    if (!guest) throw new Error("not accepted");
    const token = guestUrl(context, guest).split("/").at(-1) ?? "";
    return { ...opened, guest, token };
  }

  test("sends one reply to a registration, with the personal link and an audit entry", async () => {
    const { db, context, now, guest, token, emails } = await acceptGuest();
    expect(await decideGuest(context, guest.id, { status: "declined", actor }, now)).toBeNull();
    const queued = await emails();
    expect(queued.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["guest-received", "guest@example.com"],
      ["guest-owner", actor],
      ["guest-accepted", "guest@example.com"],
    ]);
    expect(queued[2]?.plain).toContain(`/guest-space/${token}`);
    const log = await db.selectFrom("audit_log").select(["actor", "action", "subject_id"]).execute();
    expect(log).toEqual([{ actor, action: "guest.accept", subject_id: String(guest.id) }]);
  });

  test("stores one registration and one reply for a form that is sent several times", async () => {
    const { db, context, now, emails } = await openBookingContext();
    const sent = [entry, { ...entry, email: "GUEST@example.com" }, { ...entry, portrait: "portraits/second" }];
    const ids = await Promise.all(sent.map((registration) => registerGuest(context, registration, now)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await db.selectFrom("guests").select("portrait").execute()).toEqual([{ portrait: "portraits/second" }]);
    expect((await emails()).map(({ kind }) => kind)).toEqual(["guest-received", "guest-owner"]);
    await registerGuest(context, { ...entry, topics: "Something else" }, now);
    await registerGuest(context, entry, new Date(now.getTime() + 11 * 60_000));
    expect(await db.selectFrom("guests").select("id").execute()).toHaveLength(3);
  });

  test("opens a page only for an accepted guest's own link until it expires", async () => {
    const { db, context, now, guest, token } = await acceptGuest();
    expect(await openGuestLink(context, token, now)).toMatchObject(ok({ name: "Sample Guest" }));
    expect(await openGuestLink(context, `${token}x`, now)).toEqual(fail("forged"));
    expect(await openGuestLink(context, token, new Date(now.getTime() + 181 * day))).toEqual(fail("expired"));
    const registered = await registerGuest(context, { ...entry, name: "Somebody Else" }, now);
    const row = await db.selectFrom("guests").selectAll().where("id", "=", registered.id).executeTakeFirstOrThrow();
    const beforeAcceptance = guestUrl(context, { reference: row.reference, decidedAt: now }).split("/").at(-1) ?? "";
    expect(await openGuestLink(context, beforeAcceptance, now)).toEqual(fail("expired"));
    await db.updateTable("guests").set({ deleted_at: now }).where("id", "=", guest.id).execute();
    expect(await openGuestLink(context, token, now)).toEqual(fail("expired"));
  });

  test("signing opens the calendar, stores the release with its hash and emails it as a PDF", async () => {
    const { db, context, now, guest, token, emails } = await acceptGuest();
    expect(await guestWhoMayBook(context, token, now)).toBeNull();
    await signRelease(context, guest, { signature: "Sample Guest", grants }, now);
    expect(await guestWhoMayBook(context, token, now)).toMatchObject({ id: guest.id });
    expect(await guestWhoMayBook(context, `${token}x`, now)).toBeNull();

    const release = await getRelease(db, guest.id);
    if (!release) throw new Error("nothing was signed");
    expect(release).toMatchObject({ ...grants, signature: "Sample Guest", signedAt: now });
    const { sha256, ...signed } = release;
    const hashOf = (statement: string) => createHash("sha256").update(statement).digest("hex");
    expect(hashOf(signedStatement(signed, guest))).toBe(sha256);
    expect(hashOf(signedStatement({ ...signed, video: true }, guest))).not.toBe(sha256);

    const email = (await emails()).find(({ kind: emailKind }) => emailKind === "guest-signed");
    const [copy] = email?.attachments ?? [];
    expect(copy).toMatchObject({ filename: "release-form.pdf", contentType: "application/pdf" });
    expect(
      Buffer.from(copy?.content ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  test("lets a guest of a German site sign in German, and writes “My data” in German", async () => {
    const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
    const { db, context, now, guest } = await acceptGuest(german);
    await signRelease(context, guest, { signature: "Sample Guest", grants }, now);
    const release = await getRelease(db, guest.id);
    if (!release) throw new Error("nothing was signed");
    expect(release.text).toContain("Ich nehme freiwillig und ohne Honorar");
    expect(createHash("sha256").update(signedStatement(release, guest)).digest("hex")).toBe(release.sha256);

    const personalData = await guestsPersonalData.find(db, guest.email, {
      ...context,
      now,
      publishedEpisodes: new Set(),
      deletePortrait: () => {},
    });
    expect(guestsPersonalData.title(german)).toBe("Ihre Beteiligung am Podcast");
    expect(personalData.map(({ title }) => title).toSorted()).toEqual([
      "Ihre Anmeldung",
      "Ihre unterzeichnete Einwilligung, Fassung 2026-11-29-de",
    ]);
    const facts = personalData.flatMap((record) => record.facts);
    expect(facts).toContainEqual({
      label: "Nicht gestattet",
      value: "Transkript: das Gespräch als Text auf der Website",
    });
    expect(facts.map(({ label }) => label).join("\n")).not.toMatch(/\b(?:Signed|Permitted|Erased|Notes|Shown|Bio)\b/);
  });

  test("assigns a booked interview to its guest and lists it for the owner", async () => {
    const { db, context, now, guest } = await acceptGuest();
    await signRelease(context, guest, { signature: "Sample Guest", grants }, now);
    const interview = await getActiveEventType(db, "interview");
    if (!interview) throw new Error("no interviews");
    const [slot] = await listFreeSlots(db, interview, { start: now.getTime(), end: now.getTime() + 20 * day }, now);
    const hold = await holdSlot(db, interview, { start: new Date(slot?.start ?? 0), zone: "UTC" }, now);
    if (!hold.ok) throw new Error(hold.code);
    const details = { ...entry, topic: null, guestId: guest.id };
    await confirmBooking(context, interview, hold.value.reference, details, now);
    expect(await findInterview(db, guest.id)).toMatchObject({ eventType: "interview", name: "Sample Guest" });
    const { guests, total } = await listGuests(db, { search: "", sort: "", page: 1, status: "accepted" });
    expect(total).toBe(1);
    expect(guests[0]).toMatchObject({
      signedAt: now.toISOString(),
      interviewAt: new Date(slot?.start ?? 0).toISOString(),
    });
  });

  test("lists an episode's guests with the permission of their release", async () => {
    const { db, context, now, guest } = await acceptGuest();
    await setEpisodeGuests(db, actor, 42, [guest.id, guest.id]);
    const guestsOfEpisode = (isPermitted: boolean, signedAt: Date | null) => [
      { id: guest.id, name: "Sample Guest", isPermitted, signedAt: signedAt?.toISOString() ?? null },
    ];
    expect(await getEpisodeGuests(db, 42)).toEqual({ guests: guestsOfEpisode(false, null), chosen: [guest.id] });
    await signRelease(context, guest, { signature: "Sample Guest", grants }, now);
    expect(await getEpisodeGuests(db, 42)).toEqual({ guests: guestsOfEpisode(true, now), chosen: [guest.id] });
    await setEpisodeGuests(db, actor, 42, []);
    expect(await getEpisodeGuests(db, 42)).toEqual({ guests: guestsOfEpisode(true, now), chosen: [] });
    // Only the first signature counts.
    const later = new Date(now.getTime() + 60_000);
    await signRelease(context, guest, { signature: "Sample Guest", grants: { ...grants, audio: false } }, later);
    expect((await getEpisodeGuests(db, 42)).guests).toEqual(guestsOfEpisode(true, now));
  });

  test("rejects registrations once 200 await a reply", async () => {
    const { db, context, now } = await openBookingContext();
    const { id } = await registerGuest(context, entry, now);
    const { consentText, ...row } = entry;
    const pendingGuests = Array.from({ length: 198 }, (_, index) => ({
      ...row,
      email: `${index}@example.com`,
      visit: null,
      consent_text: consentText,
      consented_at: now,
    }));
    await db.insertInto("guests").values(pendingGuests).execute();
    expect(await hasTooManyUndecided(db)).toBe(false);
    await registerGuest(context, { ...entry, email: "last@example.com" }, now);
    expect(await hasTooManyUndecided(db)).toBe(true);
    await decideGuest(context, id, { status: "declined", actor }, now);
    expect(await hasTooManyUndecided(db)).toBe(false);
  });
});

describe("portraits", () => {
  let mediaDir: string;
  beforeAll(async () => {
    mediaDir = await mkdtemp(path.join(tmpdir(), "portraits-"));
  });
  afterAll(() => rm(mediaDir, { recursive: true }));

  test("are scaled down, upright and without metadata, whatever their file name", async () => {
    const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#a94409" } })
      .withExif({ IFD0: { Artist: "Camera" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const storedFile = await storePortrait(
      new File([new Uint8Array(picture)], "notes.txt"),
      createFolderMedia(mediaDir),
    );
    for (const format of ["avif", "webp"]) {
      const { width, height, exif } = await sharp(
        path.join(mediaDir, `${storedFile.ok ? storedFile.value : ""}.${format}`),
      ).metadata();
      expect([width, height, exif]).toEqual([480, 960, undefined]);
    }
  });

  test("are rejected if they aren't pictures, whatever their file name", async () => {
    const text = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "me.jpg", { type: "image/jpeg" });
    expect(await storePortrait(text, createFolderMedia(mediaDir))).toEqual(fail("kind"));
    expect(await storePortrait(new File(["plain words"], "me.png"), createFolderMedia(mediaDir))).toEqual(fail("kind"));
    expect(await storePortrait(new File([], ""), createFolderMedia(mediaDir))).toEqual(ok(null));
  });

  test("that would need too much memory are rejected by their header, before decoding", async () => {
    const media = createFolderMedia(mediaDir);
    const send = (content: Buffer) => storePortrait(new File([new Uint8Array(content)], "me.jpg"), media);
    const drawPhoto = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#a94409" } });
    /** A small photograph whose header claims another size. */
    async function photoClaiming(width: number, height: number, progressive: boolean): Promise<Buffer> {
      const photograph = await drawPhoto(8, 8).jpeg({ progressive }).toBuffer();
      const frame = photograph.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
      photograph.writeUInt16BE(height, frame + 5);
      photograph.writeUInt16BE(width, frame + 7);
      return photograph;
    }
    expect(await send(await photoClaiming(8000, 6000, true))).toEqual(fail("layout"));
    expect(await send(await photoClaiming(8000, 7500, false))).toEqual(fail("pixels"));
    if (isThorough) expect(await send(await drawPhoto(6000, 8000).jpeg().toBuffer())).toMatchObject({ ok: true });
  });

  test("are decoded one at a time, with a short queue", async () => {
    const media = createFolderMedia(mediaDir);
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a94409" } })
      .png()
      .toBuffer();
    const submissions = Array.from({ length: 12 }, () =>
      storePortrait(new File([new Uint8Array(small)], "me.png"), media),
    );
    const results = await Promise.all(submissions);
    expect(results.filter(({ ok: isStored }) => isStored)).toHaveLength(9);
    expect(results.filter((result) => !result.ok && result.code === "busy")).toHaveLength(3);
  });
});
