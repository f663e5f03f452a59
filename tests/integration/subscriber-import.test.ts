import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  erasePerson,
  findPersonalData,
  previewErasure,
  purgePersonalData,
} from "../../src/features/privacy/personal-data.server.ts";
import type { ImportSource } from "../../src/features/subscribers/import/import-file.ts";
import { importSubscribers, previewImport } from "../../src/features/subscribers/import/import-subscribers.server.ts";
import { endSubscription } from "../../src/features/subscribers/records/end-subscription.server.ts";
import { eraseSubscriber, listSubscribers } from "../../src/features/subscribers/subscribers.admin.server.ts";
import { confirmSubscription, requestSubscription } from "../../src/features/subscribers/subscribers.server.ts";
import { decodeText } from "../../src/lib/decode-text.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { acceptedSecrets } from "../../src/server-context/signed-link.ts";
import { createReaders } from "./support/newsletter.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const now = new Date("2026-11-22T10:00:00Z");
const source: ImportSource = {
  source: "Mailchimp, November 2026",
  evidence: "“Send me the letter”, confirmed by email",
};

const mailchimp = `\ufeff"Email Address","First Name","Last Name","OPTIN_TIME","CONFIRM_TIME"
anna@example.com,Anna,"Brandt, Dr",2025-01-01 09:00:00,"2025-01-02 10:00:00"
ben@example.com,Ben,,,
ANNA@example.com,Again,,2025-01-01 09:00:00,2025-01-02 10:00:00
nobody,Nobody,,,
known@example.com,Known,,,2025-01-02 10:00:00
left@example.com,Left,,,2025-01-02 10:00:00
late@example.com,Late,,,2030-01-02 10:00:00
short@example.com,Short

broken@example.com,"Bro"ken,,,
carl@example.com,=Carl,,,2025-01-03 10:00:00
`;

const allSubscribers = { search: "", sort: "-date", page: 1, status: "" } as const;
const fixtures = path.join(import.meta.dirname, "../fixtures");

function fixture(file: string): string {
  const decoded = decodeText(readFileSync(path.join(fixtures, file)));
  if (!decoded.ok) throw new Error(decoded.code);
  return decoded.value.text;
}

const migration = readFileSync(
  path.join(import.meta.dirname, "../../db/migrations/0105_one_spelling_of_addresses.sql"),
  "utf8",
);

describe.each(anyStoreKind)("importing subscribers into the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function prepare() {
    const { db } = await store.open();
    await createReaders(db, ["known@example.com"]);
    await createReaders(db, ["left@example.com"], { status: "unsubscribed" });
    return siteContext(db, "");
  }

  test("previews an outcome for every line without changes", async () => {
    const context = await prepare();
    const preview = await previewImport(context, { text: mailchimp, source, now });
    expect(preview.format).toBe("Mailchimp");
    expect(Object.fromEntries(preview.rows.map(({ line, outcome }) => [line, outcome]))).toEqual({
      2: "confirmed",
      3: "asked",
      4: "duplicate",
      5: "rejected",
      6: "known",
      7: "rejected",
      8: "rejected",
      9: "rejected",
      11: "asked",
      12: "confirmed",
    });
    expect(preview.counts).toEqual({ confirmed: 2, asked: 2, known: 1, duplicate: 1, rejected: 4 });
    expect(preview.rows.every(({ outcome, reason }) => (outcome === "confirmed") === (reason === ""))).toBe(true);
    expect(await context.db.selectFrom("subscribers").select("email").execute()).toHaveLength(2);
  });

  test.each([
    ["world/16-csv-utf16/a-utf16le-tab.txt", ["joerg@cases.example Jörg Groß"]],
    ["world/16-csv-utf16/b-utf16be-comma.csv", ["hanna@cases.example Hanna Müßig"]],
    ["world/16-csv-utf16/c-windows1252-semicolon.csv", ["kaete@cases.example Käte Öhler"]],
    ["world/17-csv-apostrophe/a-apostrophe.csv", ["nora.o'neil@cases.example Nora O'Neil", "anna@cases.example Anna"]],
    ["world/18-csv-sep-line/a-sep.csv", ["lena@cases.example Lena", "mila@cases.example Mila"]],
  ])("reads %s", async (file, expected) => {
    const { rows } = await previewImport(await prepare(), { text: fixture(file), source, now });
    expect(rows.map(({ email, name, outcome }) => [`${email} ${name}`, outcome])).toEqual(
      expected.map((row) => [row, "confirmed"]),
    );
  });

  test.each([
    ["beehiiv-members.csv", "beehiiv"],
    ["mailchimp-cleaned.csv", "Mailchimp"],
    ["mailchimp-subscribed.csv", "Mailchimp"],
    ["mailchimp-unsubscribed.csv", "Mailchimp"],
  ])("reads the real export %s without rejecting a line for its format", async (file, format) => {
    const preview = await previewImport(await prepare(), { text: fixture(`import-subscribers/${file}`), source, now });
    expect(preview.format).toBe(format);
    expect(preview.rows.map(({ reason }) => reason).join()).not.toMatch(/cannot be read|isn’t an email|cells/);
  });

  test("recognises British dates by impossible ones in their column, and asks when none decides", async () => {
    const context = await prepare();
    const text = fixture("world/19-csv-day-first/b-british.csv");
    const british = await previewImport(context, { text, source, now });
    expect(british.asksDateOrder).toBe(false);
    expect(british.rows.map(({ consentedAt }) => consentedAt?.slice(0, 16))).toEqual([
      "2026-03-25T10:12",
      "2026-03-04T10:12",
    ]);
    const either = "Email,Confirmed at\na@cases.example,04/03/2026\nb@cases.example,2026-03-04\n";
    const preview = await previewImport(context, { text: either, source, now });
    expect(preview).toMatchObject({ asksDateOrder: true, counts: { asked: 1, confirmed: 1 } });
    expect(preview.rows.find(({ line }) => line === 2)).toMatchObject({ consentedAt: null, outcome: "asked" });
    const chosen = await previewImport(context, { text: either, dateOrder: "day-first", source, now });
    expect(chosen.rows.map(({ consentedAt }) => consentedAt?.slice(0, 10))).toEqual(["2026-03-04", "2026-03-04"]);
  });

  test("greets imported readers by their first name, until they enter another", async () => {
    const context = await prepare();
    const text = "Email,First Name,Last Name\njoerg@cases.example,Jörg,Groß\n";
    await importSubscribers(context, { text, source, now }, "owner@example.com");
    const [email] = await context.db
      .selectFrom("mails")
      .select("plain")
      .where("recipient", "=", "joerg@cases.example")
      .execute();
    expect(email?.plain).toContain("Hello Jörg,");
    const { subscribers } = await listSubscribers(context.db, { ...allSubscribers, search: "joerg" });
    expect(subscribers[0]).toMatchObject({ name: "Jörg Groß", bouncesInRow: 0, endReason: null });
  });

  test("lists the consent date of an imported reader", async () => {
    const context = await prepare();
    await importSubscribers(context, { text: mailchimp, source, now }, "owner@example.com");
    const { subscribers } = await listSubscribers(context.db, { ...allSubscribers, search: "anna@example.com" });
    expect(subscribers[0]?.since).toBe("2025-01-02T10:00:00.000Z");
  });

  test("stores two spellings of an address as one, which erasure finds by either", async () => {
    const context = await prepare();
    const text = fixture("world/20-idn-address/b-two-spellings.csv");
    const { counts } = await importSubscribers(context, { text, source, now }, "owner@example.com");
    expect(counts).toMatchObject({ confirmed: 1, duplicate: 1 });
    const stored = await context.db.selectFrom("subscribers").select("email").where("name", "=", "Müller").execute();
    expect(stored).toEqual([{ email: "hallo@xn--mller-kva.example" }]);
    const rejectedRow = "Email\njürgen@cases.example\n";
    const [row] = (await previewImport(context, { text: rejectedRow, source, now })).rows;
    expect(row?.reason).toBe("Email can’t be sent to letters such as ü before the @. Enter another address.");
  });

  test("merges stored spellings without reviving anyone who unsubscribed", async () => {
    const { db } = await store.openAsOwner();
    await createReaders(db, ["a@müller.example", "b@bücher.example", "c@日本語.example", "d@größe.example"]);
    await createReaders(db, ["A@xn--mller-kva.example"], { status: "unsubscribed" });
    const [deleted = 0] = await createReaders(db, ["b@xn--bcher-kva.example"]);
    await db.updateTable("subscribers").set({ deleted_at: now }).where("id", "=", deleted).execute();
    await createReaders(db, ["d@xn--gre-6ka8i.example"]);
    // One statement at a time, because the embedded database uses prepared statements.
    for (const statement of migration.split(/\n\n(?=do |drop )/)) await sql.raw(statement).execute(db);
    const { rows } = await sql<{ email: string; status: string; deleted: boolean }>`
      select email, status, deleted_at is not null as deleted from subscribers order by email`.execute(db);
    expect(rows).toEqual([
      { email: "a@xn--mller-kva.example", status: "unsubscribed", deleted: false },
      { email: "b@xn--bcher-kva.example", status: "confirmed", deleted: true },
      { email: "c@xn--wgv71a119e.example", status: "confirmed", deleted: false },
      { email: "d@xn--gre-6ka8i.example", status: "confirmed", deleted: false },
    ]);
  });

  test("confirms rows with proof of consent, and sends others a confirmation request", async () => {
    const context = await prepare();
    const { counts } = await importSubscribers(context, { text: mailchimp, source, now }, "owner@example.com");
    expect(counts).toMatchObject({ confirmed: 2, asked: 2 });
    const rows = await context.db
      .selectFrom("subscribers")
      .select(["email", "name", "status", "confirmed_at", "imported"])
      .where("imported", "is not", null)
      .orderBy("email")
      .execute();
    expect(rows).toEqual([
      {
        email: "anna@example.com",
        name: "Anna Brandt, Dr",
        status: "confirmed",
        confirmed_at: new Date("2025-01-02T10:00:00Z"),
        imported: { source: source.source, evidence: source.evidence, consentedAt: "2025-01-02T10:00:00.000Z" },
      },
      expect.objectContaining({ email: "ben@example.com", status: "pending", confirmed_at: null }),
      expect.objectContaining({ email: "broken@example.com", name: '"Bro"ken', status: "pending" }),
      expect.objectContaining({ email: "carl@example.com", status: "confirmed" }),
    ]);
    const emails = await context.db
      .selectFrom("mails")
      .select(["recipient", "kind", "plain"])
      .orderBy("recipient")
      .execute();
    expect(emails.map(({ recipient, kind: mail }) => [recipient, mail])).toEqual([
      ["ben@example.com", "newsletter-confirmation"],
      ["broken@example.com", "newsletter-confirmation"],
    ]);
    const personalDataOf = async (email: string) => JSON.stringify(await findPersonalData(context, email, now));
    expect(await personalDataOf("anna@example.com")).toContain(`${source.source}; consent of 2025-01-02; “Send me`);
    expect(await personalDataOf("ben@example.com")).toContain(`${source.source}; “Send me`);
    const token = /confirm\?token=(\S+)/.exec(emails[0]?.plain ?? "")?.[1] ?? "";
    expect(await confirmSubscription(context, token, now)).toEqual({ state: "confirmed", email: "ben@example.com" });
  });

  test("confirms no one without the wording of the consent", async () => {
    const context = await prepare();
    const withoutEvidence = { ...source, evidence: " " };
    const { counts } = await importSubscribers(
      context,
      { text: mailchimp, source: withoutEvidence, now },
      "owner@example.com",
    );
    expect(counts).toMatchObject({ confirmed: 0, asked: 4 });
  });

  test("changes nothing when importing the same file again", async () => {
    const context = await prepare();
    const input = { text: mailchimp, source, now };
    await importSubscribers(context, input, "owner@example.com");
    const secondImport = await importSubscribers(context, input, "owner@example.com");
    expect(secondImport.counts).toMatchObject({ confirmed: 0, asked: 0, known: 5 });
    expect(await context.db.selectFrom("mails").select("id").execute()).toHaveLength(2);
  });

  test("reports an unclosed quotation mark by line, and reads earlier rows", async () => {
    const context = await prepare();
    const text = 'email,name\nemil@example.com,Emil\nfritz@example.com,"Fritz\ngerd@example.com,Gerd\n';
    const { rows, counts } = await previewImport(context, { text, source, now });
    expect(counts).toMatchObject({ asked: 1, rejected: 1 });
    expect(rows.find(({ outcome }) => outcome === "rejected")?.reason).toContain("never closed");
  });

  test("maps columns as chosen, and supports semicolons", async () => {
    const context = await prepare();
    const text = "Adresse;Wer;Seit\r\ndora@example.com;Dora;2025-05-01\r\n";
    expect((await previewImport(context, { text, source, now })).counts.rejected).toBe(1);
    const mapping = { email: "Adresse", name: "Wer", firstName: "", lastName: "", consentedAt: "Seit", state: "" };
    const { rows } = await previewImport(context, { text, mapping, source, now });
    expect(rows).toMatchObject([{ email: "dora@example.com", name: "Dora", outcome: "confirmed" }]);
  });

  test("imports no former readers, and asks pending ones to confirm", async () => {
    const context = await prepare();
    const [bounced = 0] = await createReaders(context.db, ["bounced@example.com"]);
    const reason = "Three emails in a row came back.";
    await context.db.transaction().execute((trx) => endSubscription(trx, bounced, { now, reason }));
    const text = `email,status,tier,created_at
active@example.com,active,free,2025-01-01 10:00:00 UTC
waiting@example.com,pending,free,2025-01-01 10:00:00 UTC
gone@example.com,inactive,free,2025-01-01 10:00:00 UTC
odd@example.com,needs_approval,free,2025-01-01 10:00:00 UTC
left@example.com,active,free,2025-01-01 10:00:00 UTC
bounced@example.com,active,free,2025-01-01 10:00:00 UTC
twice@example.com,active,free,2025-01-01 10:00:00 UTC
Twice@example.com,inactive,free,2025-01-01 10:00:00 UTC
`;
    const input = { text, source, now };
    const { format, reasons } = await previewImport(context, input);
    expect(format).toBe("beehiiv");
    expect(reasons).toEqual([
      { outcome: "confirmed", reason: "", count: 1 },
      { outcome: "asked", reason: "Never confirmed there: “pending” in the column “status”.", count: 1 },
      { outcome: "rejected", reason: "Unsubscribed there: “inactive” in the column “status”.", count: 2 },
      { outcome: "rejected", reason: "Unsubscribed here. Only the subscriber can subscribe again.", count: 2 },
      {
        outcome: "rejected",
        reason: "“needs_approval” in the column “status” is not a status that we know.",
        count: 1,
      },
      { outcome: "rejected", reason: "Unsubscribed there, by another line of this file.", count: 1 },
    ]);
    await importSubscribers(context, input, "owner@example.com");
    const readers = await context.db
      .selectFrom("subscribers")
      .select(["email", "status"])
      .where("imported", "is not", null)
      .orderBy("email")
      .execute();
    expect(readers).toEqual([
      { email: "active@example.com", status: "confirmed" },
      { email: "waiting@example.com", status: "pending" },
    ]);
  });

  test.each(["UNSUB_TIME", "CLEAN_TIME"])("imports no one from a Mailchimp file with %s", async (column) => {
    const context = await prepare();
    const text = `Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,${column},LEID,EUID
a@example.com,A,2025-01-01 10:00:00,2025-01-01 10:00:00,2026-01-01 10:00:00,1,2
b@example.com,B,2025-01-01 10:00:00,2025-01-01 10:00:00,,1,2
`;
    const { counts } = await previewImport(context, { text, source, now });
    expect(counts).toEqual({ confirmed: 0, asked: 0, known: 0, duplicate: 0, rejected: 2 });
  });

  describe("erased former readers", () => {
    const text = `Email Address,CONFIRM_TIME
Left@example.com,2025-01-02 10:00:00
bounced@example.com,2025-01-02 10:00:00
known@example.com,2025-01-02 10:00:00
new@example.com,2025-01-02 10:00:00
`;
    const input = { text, source, now };
    const stayOut = {
      outcome: "rejected",
      reason: "Unsubscribed here before their data was erased. Only they can subscribe again.",
    };

    const outcomes = async (context: SiteContext) =>
      Object.fromEntries((await previewImport(context, input)).rows.map((row) => [row.line, row.outcome]));

    test("stay out of later imports with a reason, and only a digest of them is stored", async () => {
      const context = await prepare();
      const [bounced = 0] = await createReaders(context.db, ["bounced@example.com"]);
      await context.db
        .transaction()
        .execute((trx) => endSubscription(trx, bounced, { now, reason: "Three issues in a row came back." }));
      const before = await previewErasure(context, "left@example.com", now);
      expect(before.stays.map(({ count }) => count)).toEqual([1]);
      expect(before.stays[0]?.reason).toContain("no later import brings them back");
      for (const email of ["LEFT@example.com", "bounced@example.com", "known@example.com"])
        await erasePerson(context, email, "owner@example.com", now);
      expect(await context.db.selectFrom("subscribers").select("email").execute()).toEqual([]);
      const stored = await context.db.selectFrom("newsletter_suppressions").selectAll().execute();
      expect(stored).toHaveLength(3);
      expect(JSON.stringify(stored)).not.toContain("example");

      expect((await previewImport(context, input)).reasons).toContainEqual({ ...stayOut, count: 3 });
      const { rows } = await importSubscribers(context, input, "owner@example.com");
      expect(rows.filter(({ outcome }) => outcome === "rejected")).toHaveLength(3);
      expect(await context.db.selectFrom("subscribers").select("email").execute()).toEqual([
        { email: "new@example.com" },
      ]);
      const personalData = await findPersonalData(context, "left@example.com", now);
      expect(personalData.map(({ records }) => records.map(({ title }) => title))).toEqual([
        ["A digest of your email address"],
      ]);
    });

    test("stay out after erasure of the subscription only, expiry of its proof, and during a secret rotation", async () => {
      const context = await prepare();
      const { id } = await context.db
        .selectFrom("subscribers")
        .select("id")
        .where("email", "=", "left@example.com")
        .executeTakeFirstOrThrow();
      expect(await eraseSubscriber(context, id, "owner@example.com", now)).toBe(true);
      const [bounced = 0] = await createReaders(context.db, ["bounced@example.com"]);
      await context.db.transaction().execute((trx) => endSubscription(trx, bounced, { now }));
      await purgePersonalData(context, new Date("2030-01-02T00:00:00Z"));
      expect(await context.db.selectFrom("subscribers").select("email").execute()).toEqual([
        { email: "known@example.com" },
      ]);
      const [oldSecret] = acceptedSecrets(context.secret);
      const changed: SiteContext = { ...context, secret: ["another secret that only tests know", oldSecret ?? ""] };
      expect(await outcomes(changed)).toEqual({ 2: "rejected", 3: "rejected", 4: "known", 5: "confirmed" });
    });

    test("are accepted again once they confirm a request of their own, which deletes the digest", async () => {
      const context = await prepare();
      await erasePerson(context, "left@example.com", "owner@example.com", now);
      const request = { email: "left@example.com", name: null, page: "/sunday-review", text: "Yes, please.", now };
      await context.db.transaction().execute((trx) => requestSubscription(context, trx, request));
      const digests = () => context.db.selectFrom("newsletter_suppressions").select("digest").execute();
      expect(await digests()).toHaveLength(1);
      const mail = await context.db.selectFrom("mails").select("plain").executeTakeFirstOrThrow();
      const token = /confirm\?token=(\S+)/.exec(mail.plain)?.[1] ?? "";
      expect(await confirmSubscription(context, token, now)).toMatchObject({ state: "confirmed" });
      expect(await digests()).toEqual([]);
      expect(await outcomes(context)).toMatchObject({ 2: "known" });
    });
  });
});
