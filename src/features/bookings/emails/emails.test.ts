import { expect, test } from "vitest";
import { siteOf } from "../../../facts/site.ts";
import { wordsIn } from "../../../words/words-in.server.ts";
import { bookingEntry } from "./calendar-entries.ts";
import { bookingConfirmedEmail, bookingOwnerEmail, writtenTime } from "./emails.ts";

const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
const start = new Date("2026-12-01T13:00:00Z");
const booking: Parameters<typeof bookingConfirmedEmail>[1] = {
  ...{
    title: "Strategiegespräch",
    start,
    minutes: 30,
    zone: "Europe/Berlin",
    name: "Maren",
    email: "m@visitor.example",
  },
  ...{ displayEmail: "m@visitor.example", organisation: null, topic: null, meets: "phone", place: null, answers: [] },
  manageUrl: "https://www.example.com/booking/x",
};

test("confirms a booking in German on a German site, with German date and time formats", () => {
  const { subject, greeting, blocks, reason } = bookingConfirmedEmail(german, booking);
  expect(subject).toBe("Gebucht: Strategiegespräch, Dienstag, 1. Dezember 2026, 14:00 Uhr MEZ (Europe/Berlin)");
  expect(greeting).toBe("Guten Tag Maren,");
  expect(blocks).toContainEqual({
    kind: "facts",
    facts: [
      { label: "Was", value: "Strategiegespräch" },
      { label: "Wann", value: "Dienstag, 1. Dezember 2026, 14:00 Uhr MEZ (Europe/Berlin)" },
      { label: "Dauer", value: "30 Minuten" },
      { label: "Wo", value: "Telefonisch" },
    ],
  });
  expect(reason).toMatch(/^Sie erhalten diese E-Mail, weil/);
});

test("writes calendar entries in German on a German site", () => {
  const version = { uid: "x", sequence: 0, stamp: start };
  expect(bookingEntry(german, booking, version)).toMatchObject({
    title: `Strategiegespräch mit ${german.facts.name}`,
    description: `Verschieben oder absagen: ${booking.manageUrl}`,
    location: "Telefonisch",
  });
});

test("writes to the owner in English, whatever the language of the site", () => {
  expect(bookingOwnerEmail(booking, "booked", "x").subject).toContain(
    "booked: Maren, Tuesday, 1 December 2026, 2:00 PM",
  );
  expect(writtenTime(start, "UTC")).toBe("Tuesday, 1 December 2026, 1:00 PM UTC");
});
