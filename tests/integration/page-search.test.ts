import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { moveRecordsToBin, restoreFromBin } from "../../src/features/bin/bin.server.ts";
import { searchRecords } from "../../src/features/overview/search/admin-search.server.ts";
import { autosavePage, openPage, savePage } from "../../src/features/own-pages/editing/page-editing.server.ts";
import { emptyPage, type PageContent } from "../../src/features/own-pages/editing/page-editing.ts";
import { indexPageWords } from "../../src/features/own-pages/page-words.server.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const sections = [
  { key: "a", kind: "hero", words: { title: "Ällerbest", lead: "Three prices.", action: "Ask", to: "/somewhere" } },
  { key: "b", kind: "text", words: { html: "<p>Baro<b>meters</b> &amp; tides.</p><p>Second.</p>" } },
  { key: "c", kind: "questions", items: [{ question: "May I leave?", answer: "Whenever the zeppelin does." }] },
  { key: "d", kind: "banner", isHidden: true, words: { title: "Only in spring" } },
  { key: "e", kind: "picture", words: { src: "/media/uploads/lighthouse.png", caption: "The quay" } },
];

const prices: PageContent = {
  ...emptyPage,
  title: "What it costs",
  slug: "prices",
  description: "Per month.",
  sections: JSON.stringify(sections),
};

describe.each(storeKinds)("%s", (storeKind) => {
  let store: Store;
  let database: Database;
  let owner: SignedInUser;
  beforeAll(async () => {
    store = await startStore(storeKind);
  }, 180_000);
  afterAll(() => store.stop());
  beforeEach(async () => {
    database = await store.open();
    owner = await addAdministrator(database.db, "owner@example.com");
  });

  async function save(content: PageContent, intent: "draft" | "publish" | "update", id = 0) {
    const base = id === 0 ? "" : ((await openPage(database.db, owner, id))?.base ?? "");
    const saved = await savePage(database.db, owner, { id, base, content, intent });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return saved.value.id;
  }

  const slugsFor = async (term: string) =>
    (await searchRecords(database.db, term)).map(({ kind, title, note }) => `${kind}: ${title}, ${note}`);

  test("finds a page by its title, URL, description and every word of its sections", async () => {
    await save(prices, "draft");
    for (const term of ["it COSTS", "prices", "per month", "ällerBEST", "barometers & tides. Second", "may i leave"])
      expect(await slugsFor(term), term).toEqual(["page: What it costs, Draft"]);
    for (const term of ["the zeppelin does", "only in spring", "the quay"])
      expect(await slugsFor(term), term).toEqual(["page: What it costs, Draft"]);
    for (const term of ["isHidden", "questions", '"', "somewhere", "lighthouse", "<p>", "%"])
      expect(await slugsFor(term), term).toEqual([]);
  });

  test("finds saved and autosaved text at once, and a deleted page only after it is restored", async () => {
    const id = await save(prices, "publish");
    expect(await slugsFor("zeppelin")).toEqual(["page: What it costs, Published"]);
    await save({ ...prices, sections: JSON.stringify(sections.slice(0, 1)) }, "update", id);
    expect(await slugsFor("zeppelin")).toEqual([]);
    const key = crypto.randomUUID();
    const draft = { id: 0, base: "", content: { ...emptyPage, title: "Begun" }, key };
    const draftOnly = await autosavePage(database.db, owner, draft);
    await autosavePage(database.db, owner, { ...draft, ...draftOnly, content: { ...emptyPage, title: "Gone on" } });
    expect(await slugsFor("begun")).toEqual([]);
    expect(await slugsFor("gone on")).toEqual(["page: Gone on, Draft"]);
    await moveRecordsToBin(database.db, owner, "page", [id]);
    expect(await slugsFor("prices")).toEqual([]);
    await restoreFromBin(database.db, owner, [{ kind: "page", id }], new Date());
    expect(await slugsFor("prices")).toEqual(["page: What it costs, Published"]);
  });

  test("indexes words stored by another version in the job, and deletes them with the page", async () => {
    const { db } = database;
    const newerSections = [{ key: "x", kind: "of a later version" }, ...sections];
    const row = { title: "Elsewhere", sections: JSON.stringify(newerSections) };
    const { id } = await db.insertInto("pages").values(row).returning("id").executeTakeFirstOrThrow();
    await indexPageWords(db);
    expect(await slugsFor("zeppelin")).toEqual(["page: Elsewhere, Draft"]);
    await db.updateTable("pages").set({ title: "Renamed" }).where("id", "=", id).execute();
    await indexPageWords(db);
    expect(await slugsFor("renamed")).toEqual(["page: Renamed, Draft"]);
    await db.deleteFrom("pages").where("id", "=", id).execute();
    expect(await slugsFor("renamed")).toEqual([]);
    expect(await db.selectFrom("page_words").select("page_id").execute()).toEqual([]);
  });
});
