import { access, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { getArticle } from "../../src/features/articles/articles.server.ts";
import { deleteArticles, saveArticle } from "../../src/features/articles/editing/article-editing.server.ts";
import { emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import {
  eraseFromBin,
  listBin,
  moveRecordsToBin,
  restoreFromBin,
  undoMove,
} from "../../src/features/bin/bin.server.ts";
import { listVersions, purgeEditing } from "../../src/features/content-drafts/editing.server.ts";
import { deleteMedia } from "../../src/features/media/media.server.ts";
import { purgeMediaFiles } from "../../src/features/media/media-upload.server.ts";
import { purgeDeletedIssues } from "../../src/features/newsletter/issues/issues.server.ts";
import { purgePersonalData } from "../../src/features/privacy/personal-data.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { Schema } from "../../src/server-context/db.ts";
import { type BinKind, binKinds } from "../../src/server-context/deletion.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { siteContext } from "./support/site-context.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const day = 86_400_000;
const allEntries = { search: "", sort: "", page: 1, kind: "" } as const;
const tables = {
  article: "blog_articles",
  page: "pages",
  episode: "blog",
  media: "media",
  lead: "leads",
  subscriber: "subscribers",
  guest: "guests",
  issue: "newsletter_issues",
} as const;

describe.each(storeKinds)("the bin in the %s database", (storeKind) => {
  let store: Store;
  let mediaDir: string;
  beforeAll(async () => {
    store = await startStore(storeKind);
    mediaDir = await mkdtemp(path.join(tmpdir(), "bin-"));
  });
  afterAll(async () => {
    await store.stop();
    await rm(mediaDir, { recursive: true });
  });

  async function open() {
    const { db } = await store.open();
    const user = await addAdministrator(db, "owner@example.com");
    return { db, user, site: siteContext(db, mediaDir) };
  }

  const createByKind: Record<BinKind, (db: Kysely<Schema>, user: SignedInUser) => Promise<number>> = {
    async article(db, user) {
      const content = { ...emptyArticle, title: "Night shift", slug: "night-shift", summary: "S", category: "C" };
      const saved = await saveArticle(db, user, { id: 0, base: "", content, intent: "publish" });
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      return saved.value.id;
    },
    async episode(db) {
      const values = { blog_title: "Under sail", guest_name: "Sample Guest" };
      return (await db.insertInto("blog").values(values).returning("id").executeTakeFirstOrThrow()).id;
    },
    async page(db) {
      const values = { title: "Prices", slug: "prices", published_at: new Date(), status: "published" as const };
      return (await db.insertInto("pages").values(values).returning("id").executeTakeFirstOrThrow()).id;
    },
    async media(db, user) {
      const key = crypto.randomUUID();
      await mkdir(path.join(mediaDir, "uploads", key), { recursive: true });
      await writeFile(path.join(mediaDir, "uploads", key, "buoy.pdf"), "x");
      const values = { key, kind: "document", name: "buoy.pdf", file: `uploads/${key}/buoy.pdf`, bytes: 1 } as const;
      const row = { ...values, type: "application/pdf", created_by: user.email, width: null, height: null };
      return (await db.insertInto("media").values(row).returning("id").executeTakeFirstOrThrow()).id;
    },
    async lead(db) {
      const values = { kind: "contact", email: "visitor@example.com", name: "Sample Visitor", page: "/contact" };
      const requiredFields = {
        notice_text: "As shown.",
        fingerprint: "x",
        expires_at: new Date(Date.now() + 365 * day),
      };
      return (
        await db
          .insertInto("leads")
          .values({ ...values, ...requiredFields })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    },
    async subscriber(db) {
      const values = { email: "reader@example.com", page: "/sunday-review", status: "confirmed" } as const;
      return (await db.insertInto("subscribers").values(values).returning("id").executeTakeFirstOrThrow()).id;
    },
    async guest(db) {
      const values = { name: "Sample Guest", email: "guest@example.com", bio: "b", expertise: "e", topics: "t" };
      const requiredFields = { consent_text: "As shown.", consented_at: new Date() };
      return (
        await db
          .insertInto("guests")
          .values({ ...values, ...requiredFields })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    },
    async issue(db, user) {
      const values = { subject: "Eleven people", created_by: user.email };
      return (await db.insertInto("newsletter_issues").values(values).returning("id").executeTakeFirstOrThrow()).id;
    },
  };

  const remove = (db: Kysely<Schema>, user: SignedInUser, kind: BinKind, id: number): Promise<unknown> =>
    kind === "media" ? deleteMedia(db, id, user.email, new Date()) : moveRecordsToBin(db, user, kind, [id]);

  const row = async (db: Kysely<Schema>, kind: BinKind, id: number): Promise<Record<string, unknown> | undefined> => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(tables[kind])} where id = ${id}`.execute(db);
    return rows[0];
  };

  /** Runs every scheduled purge at a given time. */
  async function purgeAll(site: ReturnType<typeof siteContext>, now: Date) {
    await purgeEditing(site.db, now);
    await purgeDeletedIssues(site.db, now);
    await purgePersonalData(site, now);
    await purgeMediaFiles(site.db, site.media, now);
  }

  describe.each(binKinds)("a deleted %s", (kind) => {
    test("is listed with who deleted it and its last day, and is restored as it was", async () => {
      const { db, user } = await open();
      const id = await createByKind[kind](db, user);
      const before = await row(db, kind, id);
      await remove(db, user, kind, id);
      const { entries, total } = await listBin(db, { ...allEntries, kind }, new Date());
      expect(total).toBe(1);
      const [entry] = entries;
      if (!entry) throw new Error("not in the bin");
      expect(entry).toMatchObject({ kind, id, deletedBy: user.email, canErase: true });
      expect(Date.parse(entry.goneAt) - Date.parse(entry.deletedAt)).toBe(30 * day);
      expect(await restoreFromBin(db, user, [{ kind, id }], new Date())).toEqual([
        { kind, id, title: entry.title, ...ok({}) },
      ]);
      expect(await row(db, kind, id)).toEqual(before);
      expect((await listBin(db, allEntries, new Date())).total).toBe(0);
      expect(await restoreFromBin(db, user, [{ kind, id }], new Date())).toEqual([
        { kind, id, title: "", ...fail("gone") },
      ]);
    });

    test("returns as it was when the move is undone", async () => {
      const { db, user } = await open();
      const id = await createByKind[kind](db, user);
      const before = await row(db, kind, id);
      await remove(db, user, kind, id);
      expect(await undoMove(db, user, kind, [id, id + 1])).toBe(1);
      expect(await row(db, kind, id)).toEqual(before);
      expect(await undoMove(db, user, kind, [id])).toBe(0);
    });

    test("can be restored for 30 days, then is purged", async () => {
      const { db, user, site } = await open();
      const id = await createByKind[kind](db, user);
      await remove(db, user, kind, id);
      const [entry] = (await listBin(db, allEntries, new Date())).entries;
      // PostgreSQL stores microseconds, which a JavaScript date truncates.
      const afterLastDay = Date.parse(entry?.goneAt ?? "") + 1;
      await purgeAll(site, new Date(afterLastDay - 2));
      expect((await listBin(db, allEntries, new Date(afterLastDay - 2))).total).toBe(1);
      expect((await listBin(db, allEntries, new Date(afterLastDay))).total).toBe(0);
      expect(await restoreFromBin(db, user, [{ kind, id }], new Date(afterLastDay))).toMatchObject([{ ok: false }]);
      await purgeAll(site, new Date(afterLastDay));
      expect((await listBin(db, allEntries, new Date(afterLastDay - 2))).total).toBe(0);
      expect(await row(db, kind, id)).toBeUndefined();
    });

    test("is erased at once on request, and only from the bin", async () => {
      const { db, user, site } = await open();
      const id = await createByKind[kind](db, user);
      expect(await eraseFromBin(site, user, { kind, id }, new Date())).toEqual(fail("gone"));
      expect(await row(db, kind, id)).toBeDefined();
      await remove(db, user, kind, id);
      expect(await eraseFromBin(site, user, { kind, id }, new Date())).toEqual(ok());
      expect(await row(db, kind, id)).toBeUndefined();
      expect((await listBin(db, allEntries, new Date())).total).toBe(0);
      const log = db.selectFrom("audit_log").select(["actor", "action", "subject_id"]).orderBy("id", "desc");
      expect(await log.executeTakeFirst()).toEqual({
        actor: user.email,
        action: `${kind}.erase`,
        subject_id: String(id),
      });
    });
  });

  test.each([
    { kind: "article", sample: "night-shift", hidden: { status: "draft" } },
    { kind: "episode", sample: "Under sail", hidden: { status: "draft" } },
    { kind: "issue", sample: "Eleven people", hidden: { in_archive: false } },
  ] as const)("restores a sample $kind to an open site only together with hiding it", async (expected) => {
    const { kind, sample, hidden } = expected;
    const { db } = await store.openAsOwner();
    const user = await addAdministrator(db, "owner@example.com");
    const id = await createByKind[kind](db, user);
    await db.insertInto("sample_items").values({ kind, item_id: id, name: sample }).execute();
    await db.insertInto("site_opening").values({ opened_by: user.email }).execute();
    await remove(db, user, kind, id);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''refused''; end'`.execute(db);
    await sql`create trigger refuse before update of ${sql.ref(Object.keys(hidden)[0] ?? "")}
      on ${sql.table(tables[kind])} execute function refuse()`.execute(db);
    await expect(restoreFromBin(db, user, [{ kind, id }], new Date())).rejects.toThrow("refused");
    expect((await listBin(db, allEntries, new Date())).total).toBe(1);
    await sql`drop function refuse cascade`.execute(db);
    expect(await restoreFromBin(db, user, [{ kind, id }], new Date())).toMatchObject([{ ok: true }]);
    expect(await row(db, kind, id)).toMatchObject(hidden);
  });

  test("gives a restored article a new slug if the old one is taken, and reports it", async () => {
    const { db, user } = await open();
    const first = await createByKind.article(db, user);
    await deleteArticles(db, user, [first]);
    const second = await createByKind.article(db, user);
    await deleteArticles(db, user, [second]);
    await createByKind.article(db, user);
    const keys = [first, second].map((id) => ({ kind: "article" as const, id }));
    expect(await restoreFromBin(db, user, keys, new Date())).toMatchObject([
      ok({ slug: `night-shift-${first}` }),
      ok({ slug: `night-shift-${second}` }),
    ]);
    expect(await getArticle(db, `night-shift-${first}`)).not.toBeNull();
  });

  test("hides a sample article of an open site under its new slug too", async () => {
    const { db, user } = await open();
    const id = await createByKind.article(db, user);
    await db.insertInto("sample_items").values({ kind: "article", item_id: id, name: "night-shift" }).execute();
    await db.insertInto("site_opening").values({ opened_by: user.email }).execute();
    await deleteArticles(db, user, [id]);
    await createByKind.article(db, user);
    await restoreFromBin(db, user, [{ kind: "article", id }], new Date());
    expect(await row(db, "article", id)).toMatchObject({ slug: `night-shift-${id}`, status: "draft" });
  });

  test("leaves an article or episode in the bin if an import has reused its id", async () => {
    const { db, user } = await open();
    for (const kind of ["article", "episode"] as const) {
      const id = await createByKind[kind](db, user);
      await remove(db, user, kind, id);
      if (kind === "article") await db.insertInto("blog_articles").values({ id, title: "New", slug: "new" }).execute();
      else await db.insertInto("blog").values({ id, blog_title: "New" }).execute();
      expect(await restoreFromBin(db, user, [{ kind, id }], new Date())).toMatchObject([fail("id-taken")]);
      expect((await listBin(db, { ...allEntries, kind }, new Date())).total).toBe(1);
    }
  });

  test("erases the versions of an article with it", async () => {
    const { db, user, site } = await open();
    const id = await createByKind.article(db, user);
    await deleteArticles(db, user, [id]);
    expect(await listVersions(db, { kind: "article", id })).toHaveLength(1);
    await eraseFromBin(site, user, { kind: "article", id }, new Date());
    expect(await listVersions(db, { kind: "article", id })).toEqual([]);
  });

  test("erases a file from the disk, unless it is used again", async () => {
    const { db, user, site } = await open();
    const id = await createByKind.media(db, user);
    await deleteMedia(db, id, user.email, new Date());
    const { file } = await db.selectFrom("media").select("file").executeTakeFirstOrThrow();
    const article = { title: "Lights", slug: "lights", section_1: `<a href="/media/${file}">Buoy</a>` };
    const articleRow = await db.insertInto("blog_articles").values(article).returning("id").executeTakeFirstOrThrow();
    const erase = () => eraseFromBin(site, user, { kind: "media", id }, new Date());
    expect(await erase()).toEqual(fail("in-use"));
    // Also deleted, but still restorable, so its file must remain.
    await deleteArticles(db, user, [articleRow.id]);
    expect(await erase()).toEqual(fail("in-use"));
    await eraseFromBin(site, user, { kind: "article", id: articleRow.id }, new Date());
    expect(await erase()).toEqual(ok());
    await expect(access(path.join(mediaDir, file))).rejects.toThrow("ENOENT");
  });

  test("lists a file until the store has deleted it, delaying no query and restoring nothing", async () => {
    const { db, user, site } = await open();
    const id = await createByKind.media(db, user);
    await deleteMedia(db, id, user.email, new Date());
    const { file } = await db.selectFrom("media").select("file").executeTakeFirstOrThrow();
    const entry = { kind: "media", id } as const;
    const deleteFolder = async () => {
      expect(await undoMove(db, user, "media", [id])).toBe(0);
      expect(await restoreFromBin(db, user, [entry], new Date())).toMatchObject([{ ok: false }]);
      throw new Error("unavailable");
    };
    const erase = (context: typeof site) => eraseFromBin(context, user, entry, new Date());
    await expect(erase({ ...site, media: { ...site.media, deleteFolder } })).rejects.toThrow("unavailable");
    expect((await listBin(db, allEntries, new Date())).total).toBe(1);
    expect(await erase(site)).toEqual(ok());
    await expect(access(path.join(mediaDir, file))).rejects.toThrow("ENOENT");
    const audited = db.selectFrom("audit_log").select("actor").where("action", "=", "media.erase");
    expect(await audited.execute()).toEqual([{ actor: user.email }]);
  });

  test("finishes erasing a file after a kill", async () => {
    const { db, user, site } = await open();
    const id = await createByKind.media(db, user);
    await deleteMedia(db, id, user.email, new Date());
    const { file } = await db.selectFrom("media").select("file").executeTakeFirstOrThrow();
    const media = { ...site.media, deleteFolder: () => Promise.reject(new Error("killed")) };
    await expect(eraseFromBin({ ...site, media }, user, { kind: "media", id }, new Date())).rejects.toThrow("killed");
    await purgeMediaFiles(db, site.media, new Date());
    expect((await listBin(db, allEntries, new Date())).total).toBe(0);
    await expect(access(path.join(mediaDir, file))).rejects.toThrow("ENOENT");
  });

  test("restores the files of an article with it, and purges none that it needs", async () => {
    const { db, user } = await open();
    const file = await createByKind.media(db, user);
    const { file: name } = await db.selectFrom("media").select("file").executeTakeFirstOrThrow();
    const article = { title: "Lights", slug: "lights", section_1: `<a href="/media/${name}">Buoy</a>` };
    const { id } = await db.insertInto("blog_articles").values(article).returning("id").executeTakeFirstOrThrow();
    await deleteArticles(db, user, [id]);
    expect(await deleteMedia(db, file, user.email, new Date(Date.now() - 40 * day))).toEqual(ok());
    await purgeMediaFiles(db, createFolderMedia(mediaDir), new Date());
    await access(path.join(mediaDir, name));
    expect(await restoreFromBin(db, user, [{ kind: "article", id }], new Date())).toMatchObject([{ ok: true }]);
    expect(await row(db, "media", file)).toMatchObject({ deleted_at: null });
  });

  test("refuses to erase a guest whom an episode names, because the release is the proof", async () => {
    const { db, user, site } = await open();
    const id = await createByKind.guest(db, user);
    const episode = await createByKind.episode(db, user);
    await db.insertInto("episode_guests").values({ episode_id: episode, guest_id: id }).execute();
    await remove(db, user, "guest", id);
    expect((await listBin(db, allEntries, new Date())).entries).toMatchObject([{ kind: "guest", canErase: false }]);
    expect(await eraseFromBin(site, user, { kind: "guest", id }, new Date())).toEqual(fail("in-use"));
  });

  test("keeps a record only until an earlier retention date", async () => {
    const { db, user, site } = await open();
    const id = await createByKind.lead(db, user);
    const expiresAt = new Date(Date.now() + 3 * day);
    await db.updateTable("leads").set({ expires_at: expiresAt }).execute();
    await remove(db, user, "lead", id);
    expect((await listBin(db, allEntries, new Date())).entries[0]?.goneAt).toBe(expiresAt.toISOString());
    expect((await listBin(db, allEntries, expiresAt)).total).toBe(0);
    await purgeAll(site, expiresAt);
    expect(await row(db, "lead", id)).toBeUndefined();
  });

  test("searches, filters and sorts across kinds", async () => {
    const { db, user } = await open();
    for (const kind of binKinds) await remove(db, user, kind, await createByKind[kind](db, user));
    const list = async (changes: Partial<{ search: string; sort: string; page: number; kind: BinKind | "" }>) =>
      (await listBin(db, { ...allEntries, ...changes }, new Date())).entries.map(({ kind }) => kind);
    expect((await list({})).sort()).toEqual([...binKinds].sort());
    expect(await list({ search: "NIGHT" })).toEqual(["article"]);
    expect(await list({ search: "guest@example" })).toEqual(["guest"]);
    expect((await list({ search: user.email })).length).toBe(binKinds.length);
    expect(await list({ search: "%" })).toEqual([]);
    expect(await list({ kind: "subscriber" })).toEqual(["subscriber"]);
    const byTitle = ["media", "issue", "article", "page", "subscriber", "guest", "lead", "episode"];
    expect(await list({ sort: "title" })).toEqual(byTitle);
    expect(await list({ page: 2 })).toEqual([]);
  });
});
