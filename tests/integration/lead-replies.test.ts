import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { setLeadOutcome } from "../../src/features/leads/lead-outcome.server.ts";
import { getLead } from "../../src/features/leads/leads.admin.server.ts";
import { leadsPersonalData } from "../../src/features/leads/personal-data.server.ts";
import { enterLead, replyToLead, setFollowUp } from "../../src/features/leads/replies.server.ts";
import { countWaiting, getAdminHome } from "../../src/features/overview/overview.server.ts";
import { getPerson } from "../../src/features/people/person.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

const actor = "owner@example.com";
const now = new Date("2026-11-22T10:00:00Z");
const message = "We have 340 procedures and people still print the old ones.";

const context = {
  site: defaultSite,
  siteUrl: "https://www.example.com",
  ownerEmail: actor,
  now,
  publishedEpisodes: new Set<number>(),
  secret: "a secret that only tests know, long enough",
  deletePortrait: () => undefined,
};

let store: Store;
let database: Database;
let id: number;

beforeAll(async () => {
  store = await startStore(oneStoreKind);
  database = await store.open();
  id = await enterLead(
    database.db,
    { name: "Vera Sommer", email: "Vera@example.com", organisation: "", source: "Quality conference", message },
    { actor, now },
  );
});
afterAll(() => store.stop());

const reply = (lead: number, key = "a-first-reply-to-vera") =>
  replyToLead(
    { site: defaultSite, db: database.db },
    {
      id: lead,
      key,
      subject: "Re: 340 procedures",
      body: "Hello Vera,\n\nBring one question.",
      status: "conversation",
    },
    { actor, now },
  );

test("stores a reply, queues it with the quoted message and sets the status in one transaction", async () => {
  await database.db.updateTable("leads").set({ status: "new" }).where("id", "=", id).execute();
  expect(await countWaiting(database.db, now)).toMatchObject({ leads: 1, guests: 0, emails: 0 });
  expect(await reply(id)).toEqual(ok());
  const email = await database.db
    .selectFrom("mails")
    .select(["recipient", "subject", "plain", "headers"])
    .where("subject_key", "=", `lead:${id}`)
    .executeTakeFirstOrThrow();
  expect(email).toMatchObject({
    recipient: "Vera@example.com",
    subject: "Re: 340 procedures",
    headers: { "Reply-To": defaultSite.facts.email },
  });
  expect(email.plain).toContain("Bring one question.");
  expect(email.plain.replaceAll(/\s+/g, " ")).toContain("On 22 November 2026 Vera Sommer wrote:");
  expect(email.plain.replaceAll(/\n> ?/g, " ").replaceAll(/\s+/g, " ")).toContain(message);
  expect(await getLead(database.db, id)).toMatchObject({ status: "conversation", source: "Quality conference" });
  expect(await countWaiting(database.db, now)).toMatchObject({ leads: 0 });
});

test("shows a new lead on the home screen until any lead of the same person gets a reply", async () => {
  const waiting = async () =>
    (await getAdminHome({ site: defaultSite, db: database.db }, now)).latestLeads.map(({ name }) => name);
  const enter = async (name: string, email: string, at: Date) => {
    const lead = await enterLead(
      database.db,
      { name, email, organisation: "", source: "", message },
      { actor, now: at },
    );
    await database.db.updateTable("leads").set({ status: "new" }).where("id", "=", lead).execute();
    return lead;
  };
  const hour = 3_600_000;
  await enter("Jonas", "jonas@example.com", new Date(now.getTime() - 2 * hour));
  const second = await enter("Jonas again", "Jonas@example.com", new Date(now.getTime() - hour));
  await enter("Jonas later", "jonas@example.com", new Date(now.getTime() + hour));
  expect(await waiting()).toEqual(["Jonas later", "Jonas again", "Jonas"]);
  const input = { id: second, key: "a-first-reply-to-jonas", subject: "Re: procedures", body: "Hello", status: null };
  expect(await replyToLead({ site: defaultSite, db: database.db }, input, { actor, now })).toEqual(ok());
  expect(await waiting()).toEqual(["Jonas later"]);
  await leadsPersonalData.erase(database.db, "jonas@example.com", context);
});

test("stores concurrent duplicates of a reply once, with one email and one audit entry", async () => {
  const count = async () => {
    const { mails: emailCount } = await database.db
      .selectFrom("mails")
      .select(({ fn }) => fn.countAll<number>().as("mails"))
      .executeTakeFirstOrThrow();
    const { lines } = await database.db
      .selectFrom("audit_log")
      .select(({ fn }) => fn.countAll<number>().as("lines"))
      .where("action", "=", "lead.reply")
      .executeTakeFirstOrThrow();
    return [Number(emailCount), Number(lines)];
  };
  const before = await count();
  const otherLead = await enterLead(
    database.db,
    { name: "Jonas Weber", email: "jonas@example.com", organisation: "", source: "", message },
    { actor, now },
  );
  const results = await Promise.all([reply(otherLead, "one-reply-to-jonas"), reply(otherLead, "one-reply-to-jonas")]);
  expect(results).toEqual([ok(), ok()]);
  expect(await count()).toEqual(before.map((number) => number + 1));
  expect(await reply(otherLead, "another-reply-to-jonas")).toEqual(ok());
  expect(await count()).toEqual(before.map((number) => number + 2));
  await database.db.deleteFrom("leads").where("id", "=", otherLead).execute();
  await database.db.deleteFrom("mails").where("subject_key", "=", `lead:${otherLead}`).execute();
});

test("leaves the status that a lead got since when a reply is duplicated", async () => {
  const lead = await enterLead(
    database.db,
    { name: "Ada", email: "ada@example.com", organisation: "", source: "", message },
    { actor, now },
  );
  expect(await reply(lead, "a-first-reply-to-ada")).toEqual(ok());
  await setLeadOutcome(database.db, [lead], { status: "proposal" }, actor);
  expect(await reply(lead, "a-first-reply-to-ada")).toEqual(ok());
  expect(await getLead(database.db, lead)).toMatchObject({ status: "proposal" });
  await leadsPersonalData.erase(database.db, "ada@example.com", context);
});

test("sends nothing to a deleted lead", async () => {
  const before = await database.db.selectFrom("mails").select("id").orderBy("id").execute();
  expect(await reply(999_999)).toEqual(fail("gone"));
  expect(await database.db.selectFrom("mails").select("id").orderBy("id").execute()).toEqual(before);
});

test("assigns leads whose email addresses differ only in case to one person", async () => {
  const person = await getPerson(database.db, "vera@EXAMPLE.com");
  expect(person.roles).toMatchObject([{ kind: "lead", id }]);
  expect(person.events.map(({ title }) => title).toSorted()).toEqual([
    "Entered by you",
    "You replied: Re: 340 procedures",
  ]);
  expect(await getPerson(database.db, "stranger@example.com")).toEqual({ person: null, roles: [], events: [] });
});

test("shows a follow-up on the home screen from its day on, in the owner's time zone", async () => {
  expect(await setFollowUp(database.db, id, "2026-11-23", actor)).toBe(true);
  // In Berlin, 23:30 on Sunday and 00:30 on Monday.
  const sunday = await getAdminHome({ site: defaultSite, db: database.db }, new Date("2026-11-22T22:30:00Z"));
  expect(sunday.followUps).toEqual([]);
  const monday = await getAdminHome({ site: defaultSite, db: database.db }, new Date("2026-11-22T23:30:00Z"));
  expect(monday.followUps).toEqual([{ id, name: "Vera Sommer", day: "2026-11-23" }]);
});

test("includes replies and follow-up in personal data, and erases both", async () => {
  const [record] = await leadsPersonalData.find(database.db, "vera@example.com", context);
  const facts = Object.fromEntries(record?.facts.map(({ label, value }) => [label, value]) ?? []);
  expect(facts["Our reply"]).toContain("Bring one question.");
  expect(facts["Where you came from"]).toBe("Quality conference");
  expect(facts["We meant to write again on"]).toBe("23 November 2026");
  expect(await leadsPersonalData.erase(database.db, "vera@example.com", context)).toBe(1);
  expect(await database.db.selectFrom("lead_replies").select("id").execute()).toEqual([]);
  expect(await database.db.selectFrom("mails").select("id").execute()).toEqual([]);
});
