import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "../../src/features/audit/audit.admin.server.ts";
import { recordAccess } from "../../src/features/audit/audit.server.ts";
import type { AuditSubject } from "../../src/features/audit/audit-action.ts";
import { createReaders } from "./support/newsletter.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const request = { search: "", sort: "", page: 1, kind: "", action: "" };

describe.each(anyStoreKind)("subjects in the audit log of the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("are named by title, and personal records by kind and date", async () => {
    const { db } = await store.open();
    const [reader = 0] = await createReaders(db, ["maren@example.com"], { name: "Maren Holt" });
    await db
      .updateTable("subscribers")
      .set({ created_at: new Date("2026-11-20T23:30:00Z") })
      .execute();
    const subjects: [AuditSubject, string | number, string | null][] = [
      ["subscriber", reader, "Subscriber of 21 November 2026"],
      ["subscriber", reader + 1, null],
      ["event-type", "strategy-call", "Strategy call"],
      ["settings", "notices", expect.stringMatching(/^[A-Z]/)],
      ["settings", "legal-privacy", "Privacy policy"],
      ["day-off", "2026-12-24 to 2026-12-26", "24 December 2026 to 26 December 2026"],
      ["media", 9, null],
      ["mail", "no number", null],
    ];
    for (const [subjectKind, subjectId] of subjects) {
      await recordAccess(db, { actor: "owner@example.com", action: "subscriber.notes", subjectKind, subjectId });
    }
    const { entries } = await listAudit(db, request);
    const names = entries.toSorted((a, b) => a.id - b.id).map(({ subjectName }) => subjectName);
    expect(names).toEqual(subjects.map(([, , name]) => name));
    expect(JSON.stringify(entries)).not.toMatch(/maren/i);
  });
});
