import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideGuest } from "../../src/features/guests/podcast-guests.server.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { oneNetwork, siteContext, testStore } from "./support/site-context.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";

let store: Store;
let mediaDir: string;

beforeAll(async () => {
  store = await startStore(oneStoreKind);
  mediaDir = await mkdtemp(join(tmpdir(), "guest-journey-"));
});
afterAll(async () => {
  await store.stop();
  await rm(mediaDir, { recursive: true });
});

/** As visited without JavaScript. */
async function openSite() {
  const database = await store.open();
  const { db } = database;
  const context = siteContext(db, mediaDir, { consumeRateLimit: async () => 0 });
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(database, mediaDir),
    logger: createLogger("silent"),
    staticFiles: new Map(),
    context,
  });
  const get = async (path: string) => app.fetch(new Request(new URL(path, siteUrl)));
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return app.fetch(new Request(new URL(path, siteUrl), { method: "POST", body, headers: { Origin: siteUrl } }));
  };
  const latestEmail = async (kind: string) =>
    (
      await db
        .selectFrom("mails")
        .select("plain")
        .where("kind", "=", kind)
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow()
    ).plain;
  return { db, context, get, post, latestEmail };
}

test("a guest gets from registration to a booked interview by email, without scripts", async () => {
  const { db, context, get, post, latestEmail } = await openSite();
  const registered = await post("/podcast-registration", {
    form: "registration",
    name: "Sample Guest",
    email: "guest@example.com",
    bio: "Runs a port.",
    expertise: "Tides",
    topics: "What nobody wrote down",
  });
  expect([registered.status, registered.headers.get("location")]).toEqual([303, "/thank-you/guest#main"]);

  const { id } = await db.selectFrom("guests").select("id").executeTakeFirstOrThrow();
  await decideGuest(context, id, { status: "accepted", actor: "owner@example.com" }, new Date());
  const space = /\/guest-space\/[\w.-]+/.exec(await latestEmail("guest-accepted"))?.[0] ?? "";

  const locked = await get(space);
  expect(locked.headers.get("cache-control")).toBe("no-store");
  expect(await locked.text()).toContain("The calendar opens after step 2");
  expect(await (await get(`${space}?times=list`)).text()).not.toContain("?start=");
  const start = Date.now() + 7 * 86_400_000;
  const tooEarly = await post(space, { form: "interview", start: String(start), zone: "Europe/Berlin" });
  expect(tooEarly.status).toBe(409);

  const wording = /name="wording" value="(\w+)"/.exec(await (await get(space)).text())?.[1] ?? "";
  const unpermitted = await post(space, { form: "release", wording, signature: "Sample Guest" });
  expect(unpermitted.status).toBe(422);
  expect(await unpermitted.text()).toContain("We need permission for the audio");
  const agreed = { form: "release", audio: "yes", transcript: "yes", signature: "Sample Guest" };
  for (const otherWording of ["", wording.split("").toReversed().join("")]) {
    const unread = await post(space, { ...agreed, wording: otherWording });
    expect(unread.status).toBe(409);
    expect(await unread.text()).toContain("The release form has changed since you opened this page");
  }
  expect(await db.selectFrom("guest_releases").select("guest_id").execute()).toEqual([]);
  const pressedTwice = await Promise.all([post(space, { ...agreed, wording }), post(space, { ...agreed, wording })]);
  for (const signed of pressedTwice)
    expect([signed.status, signed.headers.get("location")]).toEqual([303, `${space}#schedule`]);
  await post(space, { form: "release", wording, audio: "yes", video: "yes", signature: "Somebody Else" });
  const releases = await db.selectFrom("guest_releases").select(["signature", "video", "transcript"]).execute();
  expect(releases).toEqual([{ signature: "Sample Guest", video: false, transcript: true }]);
  const copies = await db.selectFrom("mails").select("id").where("kind", "=", "guest-signed").execute();
  expect(copies).toHaveLength(1);

  const list = await (await get(`${space}?times=list`)).text();
  expect(list).toMatch(/By Sample Guest on [^{}]+ at [^{}]+ \([^{}]+\), version/);
  const offered = /\?start=(\d+)/.exec(list)?.[1] ?? "";
  const booked = await post(`${space}?start=${offered}`, { form: "interview", start: offered, zone: "Europe/Berlin" });
  const page = booked.headers.get("location") ?? "";
  expect([booked.status, page]).toEqual([303, expect.stringMatching(/^\/booking\//)]);
  const bookingPage = await (await get(page)).text();
  expect(bookingPage).toContain("Your conversation is booked");
  expect(bookingPage).toContain("Podcast interview");
  expect(await (await get(space)).text()).toContain("Your interview is booked");
  const repeated = await post(space, { form: "interview", start: offered, zone: "Europe/Berlin" });
  expect(repeated.status).toBe(409);

  const cancelled = await post(page, { action: "cancel" });
  expect(cancelled.status).toBe(303);
  expect(await (await get(space)).text()).toContain("The calendar is open.");
});

test("a booking's list of times, taken times and invalid forms work without scripts", async () => {
  const { get, post } = await openSite();
  const list = await (await get("/demo?times=list&zone=Asia/Kolkata")).text();
  expect(list).toContain("Asia/Kolkata");
  const start = /\?start=(\d+)/.exec(list)?.[1] ?? "";
  const chosen = `/demo?start=${start}&zone=Asia%2FKolkata`;
  const fields = { form: "booking", start, zone: "Asia/Kolkata", email: "visitor@example.com" };
  const nameless = await post(chosen, fields);
  expect(nameless.status).toBe(422);
  expect(await nameless.text()).toContain("Enter your name.");
  expect((await post(chosen, { ...fields, name: "First" })).status).toBe(303);
  const second = await post(chosen, { ...fields, name: "Second Visitor" });
  const html = await second.text();
  expect(second.status).toBe(409);
  expect(html).toContain("is gone");
  expect(html).toContain('value="Second Visitor"');
  expect(html.match(/type="radio"/g)).toHaveLength(3);
});

test("the form of a booking, pressed twice or sent again after a lost response, leads to the one booking", async () => {
  const { db, get, post } = await openSite();
  const list = await (await get("/demo?times=list&zone=Asia/Kolkata")).text();
  const start = /\?start=(\d+)/.exec(list)?.[1] ?? "";
  const fields = { form: "booking", start, zone: "Asia/Kolkata", name: "Anna", email: "anna@example.com" };
  const pressedTwice = await Promise.all([post("/demo", fields), post("/demo", fields)]);
  const again = await post("/demo", { ...fields, email: "ANNA@example.com" });
  const pages = [...pressedTwice, again].map(({ status, headers }) => [status, headers.get("location")]);
  expect(pages).toEqual(pages.map(() => [303, expect.stringMatching(/^\/booking\//) as unknown]));
  expect(new Set(pages.map(([, page]) => page)).size).toBe(1);
  expect((await post("/demo", { ...fields, name: "Ben" })).status).toBe(409);
  const confirmations = await db.selectFrom("mails").select("id").where("kind", "=", "booking-confirmed").execute();
  expect(confirmations).toHaveLength(1);
  await db
    .updateTable("bookings")
    .set({ consented_at: new Date(Date.now() - 3_600_000) })
    .execute();
  expect((await post("/demo", fields)).status).toBe(409);
});

test("viewing the page of a call changes nothing and shows the next three times", async () => {
  const { get } = await openSite();
  const page = await (await get("/strategy-call")).text();
  expect(page.match(/\?start=/g)).toHaveLength(3);
  const invalid = await get("/strategy-call?start=tomorrow&zone=Nowhere/Land");
  expect([invalid.status, invalid.headers.get("location")]).toEqual([307, "/strategy-call"]);
});
