import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { rebuildArchive } from "../../src/features/ask/archive-index.server.ts";
import { askArchive } from "../../src/features/ask/ask.server.ts";
import { cancelIssue } from "../../src/features/newsletter/dispatch/dispatch.server.ts";
import { startSending } from "../../src/features/newsletter/dispatch/start-sending.server.ts";
import { openIssue, saveIssue, setIssuesDeleted } from "../../src/features/newsletter/issues/issues.server.ts";
import { ok } from "../../src/lib/result.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { createIssue, createReaders } from "./support/newsletter.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const owner: SignedInUser = { id: "owner", email: "owner@example.com", name: "Owner", role: "admin" };
const byOwner = () => ({ actor: owner.email, now: new Date() });

describe.each(anyStoreKind)("issues of the newsletter in the archive of the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const passagesFor = async ({ db }: Database, q: string) => {
    const { passages } = (await askArchive(siteContext(db, ""), q)).result;
    // Recurring blocks of an issue contain words of the question, too.
    const ofIssue = passages.filter(({ source }) => source.text.includes("lamp at"));
    return ofIssue.map(({ source: { text, kind, href } }) => ({ text, kind, href }));
  };

  /** A draft with a term that no other text contains. */
  async function open() {
    const database = await store.open();
    await createReaders(database.db, ["reader@example.com"]);
    const id = await createIssue(database.db, {
      subject: "The lamp",
      parts: [{ kind: "opening", title: "", html: "<p>The lighthouse keeper trims the paraffin lamp at dusk.</p>" }],
    });
    // New issues propose a time, which sending them now precedes.
    const proposed = new Date(Date.now() + 7 * 86_400_000);
    await database.db.updateTable("newsletter_issues").set({ scheduled_at: proposed }).execute();
    const saveAndSend = async (html: string, inArchive = "yes", slug?: string) => {
      const opened = await openIssue(database.db, owner, id);
      if (!opened) throw new Error("the issue is missing");
      const content = { ...opened.stored, openingHtml: html, inArchive, ...(slug && { slug }) };
      return saveIssue(database.db, owner, { id, base: opened.base, content, intent: "update", key: "" });
    };
    return { database, id, saveAndSend };
  }

  const question = "When does the keeper trim the paraffin lamp?";

  test("become searchable when sending starts, not before", async () => {
    const { database, id } = await open();
    expect(await passagesFor(database, question)).toEqual([]);
    expect(await startSending(siteContext(database.db, ""), id, byOwner())).toEqual(ok());
    const [first] = await passagesFor(database, question);
    expect(first?.text).toBe("The lighthouse keeper trims the paraffin lamp at dusk.");
    expect(first?.href).toMatch(/^\/sunday-review\/the-lamp#/);
    expect(first?.kind).toBe("issue");
  });

  test("are removed when the dispatch is cancelled", async () => {
    const { database, id } = await open();
    await startSending(siteContext(database.db, ""), id, byOwner());
    expect(await cancelIssue(database.db, id, byOwner())).toEqual(ok());
    expect(await passagesFor(database, question)).toEqual([]);
  });

  test("follow corrections, exclusion, deletion and restoring", async () => {
    const { database, id, saveAndSend } = await open();
    await startSending(siteContext(database.db, ""), id, byOwner());
    await database.db.updateTable("newsletter_issues").set({ status: "sent" }).where("id", "=", id).execute();
    expect(await passagesFor(database, question)).toHaveLength(1);
    const corrected = "<p>The lighthouse keeper trims the paraffin lamp at dawn.</p>";
    expect((await saveAndSend(corrected)).ok).toBe(true);
    expect((await passagesFor(database, question)).map(({ text }) => text)).toEqual([
      "The lighthouse keeper trims the paraffin lamp at dawn.",
    ]);
    expect(await saveAndSend(corrected, "yes", "another-url")).toMatchObject({
      ok: false,
      fields: { slug: expect.stringContaining("emails link") as unknown },
    });
    await saveAndSend(corrected, "");
    expect(await passagesFor(database, question)).toEqual([]);
    await saveAndSend(corrected);
    expect(await passagesFor(database, question)).toHaveLength(1);
    await setIssuesDeleted(database.db, [id], new Date(), owner.email);
    expect(await passagesFor(database, question)).toEqual([]);
    await setIssuesDeleted(database.db, [id], null, owner.email);
    expect(await passagesFor(database, question)).toHaveLength(1);
    await rebuildArchive(siteContext(database.db, ""));
    expect(await passagesFor(database, question)).toHaveLength(1);
  });
});
