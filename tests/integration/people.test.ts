import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { listLeadOrigins, listLeads, setLeadsDeleted } from "../../src/features/leads/leads.admin.server.ts";
import { leadsPersonalData } from "../../src/features/leads/personal-data.server.ts";
import { enterLead } from "../../src/features/leads/replies.server.ts";
import { searchRecords } from "../../src/features/overview/search/admin-search.server.ts";
import {
  exportPeopleList,
  findPersonId,
  listPeople,
  type PeopleListRequest,
} from "../../src/features/people/people.admin.server.ts";
import { getPerson, getPersonPage } from "../../src/features/people/person.server.ts";
import type { PersonPageKind } from "../../src/features/people/person.ts";
import { setNotes } from "../../src/features/people/records/records.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const actor = "owner@example.com";
const allPeople: PeopleListRequest = { search: "", sort: "", page: 1, kind: "" };

describe.each(anyStoreKind)("%s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  }, 180_000);
  afterAll(() => store?.stop());

  const enter = ({ db }: Database, email: string, changes: Partial<Parameters<typeof enterLead>[1]> = {}, day = 1) =>
    enterLead(
      db,
      { name: "", email, organisation: "", source: "", message: "", ...changes },
      { actor, now: new Date(Date.UTC(2026, 10, day)) },
    );

  const subscribe = ({ db }: Database, email: string) =>
    db
      .insertInto("subscribers")
      .values({ email, page: "/sunday-review", status: "confirmed", confirmed_at: new Date() })
      .execute();

  const emails = async ({ db }: Database, changes: Partial<PeopleListRequest> = {}) =>
    (await listPeople(db, { ...allPeople, ...changes })).people.map(({ email }) => email);

  test("makes one person of all records with an email address, ignoring case", async () => {
    const database = await store.open();
    await enter(database, "vera@example.com", { name: "Vera", organisation: "Sample Clinics" }, 1);
    await enter(database, "Vera@Example.com", { name: "Vera Sommer" }, 3);
    await subscribe(database, "VERA@example.com");
    const { people, total } = await listPeople(database.db, allPeople);
    expect(total).toBe(1);
    expect(people[0]).toMatchObject({
      name: "Vera Sommer",
      organisation: "Sample Clinics",
      leads: 2,
      subscription: "confirmed",
    });
    const { person } = await getPerson(database.db, "VERA@example.com");
    expect(person).toMatchObject({ id: people[0]?.id, firstPage: "/sunday-review" });
    expect(await findPersonId(database.db, "VERA@example.com")).toEqual({ id: people[0]?.id });
    expect(await findPersonId(database.db, "no-one@example.com")).toBeNull();
  });

  test("opens the same page by the URL of a person, a lead or a booking, at that record", async () => {
    const database = await store.open();
    const first = await enter(database, "vera@example.com", { message: "Where do we begin?" }, 1);
    const newest = await enter(database, "Vera@example.com", { name: "Vera Sommer" }, 3);
    const { person, roles } = await getPerson(database.db, "vera@example.com");
    const open = (kind: PersonPageKind, id = 0) => getPersonPage(database.db, kind, id, new Date());
    const lead = await open("lead", first);
    expect(lead).toMatchObject({ lead: { id: first }, booking: null, roles });
    expect(await open("person", person?.id)).toMatchObject({ ...lead, lead: { id: newest } });
    expect(await open("booking", 1)).toBeNull();
    await setLeadsDeleted(database.db, [first], new Date(), actor);
    expect(await open("lead", first)).toBeNull();
  });

  test("lists a person while a record exists, and restores both together", async () => {
    const database = await store.open();
    const id = await enter(database, "anna@example.com");
    expect(await emails(database)).toEqual(["anna@example.com"]);
    await setLeadsDeleted(database.db, [id], new Date(), actor);
    expect(await emails(database)).toEqual([]);
    await setLeadsDeleted(database.db, [id], null, actor);
    expect(await emails(database)).toEqual(["anna@example.com"]);
    await database.db.updateTable("leads").set({ email: "anna.b@example.com" }).where("id", "=", id).execute();
    expect(await emails(database)).toEqual(["anna.b@example.com"]);
    const context = {
      site: defaultSite,
      siteUrl: "https://www.example.com",
      ownerEmail: actor,
      now: new Date(),
      publishedEpisodes: new Set<number>(),
      secret: "a secret that only tests know, long enough",
      deletePortrait: () => undefined,
    };
    await leadsPersonalData.erase(database.db, "anna.b@example.com", context);
    expect(await database.db.selectFrom("people").selectAll().execute()).toEqual([]);
    expect((await getPerson(database.db, "anna.b@example.com")).person).toBeNull();
  });

  test("searches people by any name, filters by kind, and sorts by every column", async () => {
    const database = await store.open();
    await enter(database, "b@example.com", { name: "Berta Öz", organisation: "Zeta" }, 1);
    await enter(database, "b@example.com", { name: "B. Meier" }, 2);
    await enter(database, "a@example.com", { name: "anna", organisation: "alpha" }, 3);
    await subscribe(database, "c@example.com");
    expect(await emails(database, { search: "öz" })).toEqual(["b@example.com"]);
    await subscribe(database, "d@xn--mller-kva.example");
    for (const search of ["müller.example", "d@MÜLLER.example", "müll", "xn--mller"])
      expect(await emails(database, { search }), search).toEqual(search === "müll" ? [] : ["d@müller.example"]);
    await database.db.deleteFrom("subscribers").where("email", "like", "d@%").execute();
    expect(await emails(database, { search: "ALPHA" })).toEqual(["a@example.com"]);
    expect(await emails(database, { search: "%" })).toEqual([]);
    expect(await emails(database, { kind: "subscriber" })).toEqual(["c@example.com"]);
    expect(await emails(database, { kind: "lead", sort: "name" })).toEqual(["a@example.com", "b@example.com"]);
    expect(await emails(database, { sort: "-name" })).toEqual(["c@example.com", "b@example.com", "a@example.com"]);
    // People without an organisation come last, in both directions.
    expect(await emails(database, { sort: "organisation" })).toEqual([
      "a@example.com",
      "b@example.com",
      "c@example.com",
    ]);
    expect(await emails(database, { sort: "-organisation" })).toEqual([
      "b@example.com",
      "a@example.com",
      "c@example.com",
    ]);
    expect(await emails(database, { sort: "first" })).toEqual(["b@example.com", "a@example.com", "c@example.com"]);
    expect(await emails(database, { sort: "nonsense" })).toEqual(["c@example.com", "a@example.com", "b@example.com"]);
    const { file, count } = await exportPeopleList(database.db, { ...allPeople, kind: "lead" });
    expect(count).toBe(2);
    const [head, ...people] = (await new Response(file).text()).trimEnd().split("\r\n");
    expect(head).toMatch(/^Name,Email,Organisation,Roles,Leads,Bookings,/);
    expect(people).toEqual([
      expect.stringContaining("anna,a@example.com,alpha,Lead,1,0,"),
      expect.stringContaining("B. Meier,b@example.com,Zeta,2 leads,2,0,"),
    ]);
  });

  test("counts all concurrent records of a person", async () => {
    const database = await store.open();
    await Promise.all(Array.from({ length: 8 }, () => enter(database, "busy@example.com")));
    expect((await listPeople(database.db, allPeople)).people).toMatchObject([{ leads: 8 }]);
  });

  test("creates no person for a hold without an email address", async () => {
    const database = await store.open();
    await sql`
      insert into bookings (event_type, starts_at, ends_at, blocked, owner_day, zone, status, held_until)
      select 'demo', now(), now() + interval '30 minutes', tstzrange(now(), now() + interval '30 minutes'), current_date,
        'UTC', 'held', now() + interval '5 minutes'`.execute(database.db);
    expect(await emails(database)).toEqual([]);
  });

  test("finds records of every kind in one search, newest first, without deleted ones", async () => {
    const database = await store.open();
    const { db } = database;
    await enter(database, "older@example.com", { name: "Harbour Older" }, 1);
    await enter(database, "newer@example.com", { name: "Harbour Newer" }, 2);
    await setLeadsDeleted(db, [await enter(database, "gone@example.com", { name: "Harbour Gone" })], new Date(), actor);
    await subscribe(database, "harbour@example.com");
    await sql`
      insert into blog_articles (slug, title, summary, author, status)
      values ('a-harbour', 'The harbour', '', 'A', 'draft')`.execute(db);
    await sql`insert into blog (blog_title, status) values ('Harbour talk', 'published')`.execute(db);
    await sql`
      insert into media (key, kind, name, file, type, bytes, created_by)
      values ('k', 'image', 'harbour.jpg', 'uploads/k/harbour.jpg', 'image/jpeg', 1, ${actor})`.execute(db);
    const records = await searchRecords(db, "HARBOUR");
    expect(records.map(({ kind: of, title, note }) => `${of}: ${title}, ${note}`)).toEqual([
      "person: harbour@example.com, ",
      "person: Harbour Newer, newer@example.com",
      "person: Harbour Older, older@example.com",
      "lead: Harbour Newer, Entered by you",
      "lead: Harbour Older, Entered by you",
      "subscriber: harbour@example.com, Subscribed",
      "article: The harbour, Draft",
      "episode: Harbour talk, Published",
      "media: harbour.jpg, ",
    ]);
    expect(await searchRecords(db, "%")).toEqual([]);
  });

  test("rejects notes typed on top of notes that another window has replaced", async () => {
    const database = await store.open();
    const id = await enter(database, "a@example.com");
    const save = (base: string, notes: string) => setNotes(database.db, { kind: "lead", id, base, notes }, actor);
    expect(await save("", "First window")).toEqual(ok());
    expect(await save("", "Second window")).toEqual(fail("changed"));
    expect(await getPersonPage(database.db, "lead", id, new Date())).toMatchObject({
      lead: { notes: "First window" },
    });
    expect(await save("First window", "Both windows")).toEqual(ok());
    await setLeadsDeleted(database.db, [id], new Date(), actor);
    expect(await save("Both windows", "")).toEqual(fail("gone"));
  });

  test("finds leads by every answer, and filters them by source and campaign", async () => {
    const database = await store.open();
    const id = await enter(database, "a@example.com", {
      source: "Conference",
      message: "340 procedures and a printer",
    });
    await database.db.updateTable("leads").set({ notes: "Calls on Monday" }).where("id", "=", id).execute();
    const secondLead = await enter(database, "b@example.com", { name: "Bea" });
    await database.db
      .updateTable("leads")
      .set({ campaign: JSON.stringify({ utm_source: "linkedin", utm_campaign: "autumn-clinics" }) })
      .where("id", "=", secondLead)
      .execute();
    const find = async (changes: object) =>
      (await listLeads(database.db, { search: "", sort: "", page: 1, status: "", kind: "", ...changes })).leads.map(
        ({ email }) => email,
      );
    expect(await find({ search: "PRINTER" })).toEqual(["a@example.com"]);
    expect(await find({ search: "monday" })).toEqual(["a@example.com"]);
    expect(await find({ search: "linked" })).toEqual(["b@example.com"]);
    expect(await find({ origin: "Conference" })).toEqual(["a@example.com"]);
    expect(await find({ campaign: "autumn-clinics" })).toEqual(["b@example.com"]);
    expect(await find({ sort: "-origin" })).toEqual(["b@example.com", "a@example.com"]);
    expect(await listLeadOrigins(database.db)).toEqual({
      origins: ["Conference", "linkedin"],
      campaigns: ["autumn-clinics"],
    });
  });
});
