import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";

const fixture = (file: string) =>
  readFile(path.join(import.meta.dirname, "../fixtures/world/20-idn-address", file), "utf8");

let site: AdministeredSite;
beforeAll(async () => {
  site = await openAdministeredSite();
});
afterAll(() => site.close());

async function callFunction(name: string, data: unknown): Promise<string> {
  const response = await site.call(name, { method: "POST", data, person: "administrator" });
  expect(response.status, name).toBe(200);
  return response.text();
}

const list = { search: "", sort: "", page: 1 };

test("accepts each fixture's address in every form without a script", async () => {
  const emails = [await fixture("a-forms.txt"), ...(await fixture("e-control.txt")).trim().split("\n")];
  for (const form of ["/contact", "/sunday-review", "/privacy/my-data"]) {
    for (const email of emails) {
      const body = new URLSearchParams({ email: email.trim(), name: "Maren", message: "Hello" });
      const headers = { origin: site.siteUrl, accept: "text/html" };
      const response = await site.fetch(new Request(site.siteUrl + form, { method: "POST", headers, body }));
      expect([form, email, response.status]).toEqual([form, email, 303]);
    }
  }
  const leads = await site.database.db.selectFrom("leads").select("email").orderBy("id").execute();
  expect(leads.map(({ email }) => email)).toEqual([
    "info@xn--mller-kva.example",
    // The same message again within minutes is the same lead.
    "nora.o'neil@cases.example",
  ]);
});

test("shows international domains in Unicode: in lists, on records, in emails and in the search", async () => {
  const leads = await callFunction("fetchLeads", { ...list, status: "", kind: "" });
  const people = await callFunction("fetchPeople", { ...list, search: "info@müller.example", kind: "" });
  const readers = await callFunction("fetchSubscribers", { ...list, status: "" });
  const emails = await callFunction("fetchEmails", { ...list, status: "" });
  const records = await callFunction("fetchFoundRecords", { term: "müller.example" });
  for (const result of [leads, people, readers, emails, records]) {
    expect(result).toContain("info@müller.example");
    expect(result).not.toContain("xn--");
  }
  const { plain } = await site.database.db
    .selectFrom("mails")
    .select("plain")
    .where("kind", "=", "lead-notice")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  expect(plain).toContain("info@müller.example");
  expect(plain).not.toContain("xn--");
});

test("shows the typed address when another field is missing", async () => {
  const body = new URLSearchParams({ email: "info@müller.example", name: "Maren" });
  const headers = { origin: site.siteUrl, accept: "text/html" };
  const response = await site.fetch(new Request(`${site.siteUrl}/contact`, { method: "POST", headers, body }));
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('value="info@müller.example"');
});

test("imports two spellings as one reader, who is found, exported and erased by either", async () => {
  const source = { source: "Mailchimp", evidence: "Double opt-in" };
  await callFunction("importSubscriberFile", { text: await fixture("b-two-spellings.csv"), source });
  const [stored, ...duplicates] = await site.database.db
    .selectFrom("subscribers")
    .select("email")
    .where("email", "like", "hallo@%")
    .execute();
  expect([stored?.email, duplicates]).toEqual(["hallo@xn--mller-kva.example", []]);
  const email = (await fixture("c-person.txt")).trim();
  for (const spelling of [email, "hallo@xn--mller-kva.example"]) {
    expect(await callFunction("findPerson", { email: spelling })).toContain('"id"');
    expect(await callFunction("exportPerson", { email: spelling })).toContain(email);
    expect(await callFunction("previewPersonErasure", { email: spelling })).toContain("subscription");
  }
  await callFunction("erasePerson", { email });
  expect(await callFunction("findPerson", { email })).not.toContain('"id"');
});
