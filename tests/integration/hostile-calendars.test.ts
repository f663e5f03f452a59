import { expect, test } from "vitest";
import { createReaderPool } from "../../server/foreign-files/reader-pool.ts";
import { UnreadableCalendar } from "../../src/features/bookings/calendars/calendar-reading.ts";
import { createBusyTimesReader } from "../../src/features/bookings/calendars/threaded-busy-times.server.ts";

const reading = {
  span: { start: Date.parse("2027-03-01T00:00:00Z"), end: Date.parse("2027-04-30T00:00:00Z") },
  zone: "Europe/Berlin",
  ownUid: "@www.example.com",
  ownerEmail: "owner@example.com",
};

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:one", "DURATION:PT1H", ...lines, "END:VEVENT"];
const repeated = (rule: string) => calendar(...event("DTSTART:20260101T100000Z", `RRULE:${rule}`));
const zone = (rule: string) => [
  ...["BEGIN:VTIMEZONE", "TZID:Endless", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", `RRULE:${rule}`, "END:STANDARD", "END:VTIMEZONE"],
];

// Each keeps the library busy for longer than any acceptable wait.
test.each([
  ["an event on 30 February", repeated("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")],
  ["an event every second of such a day", repeated("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30")],
  [
    "a zone that changes its clocks every second",
    calendar(...zone("FREQ=SECONDLY"), ...event("DTSTART;TZID=Endless:20270310T100000")),
  ],
  ["a property of millions of parameters", calendar(`X-LONG${";A=B".repeat(2_400_000)}:1`)],
  [
    "an event on a million dates",
    calendar(...event("DTSTART:20260101T100000Z", `RDATE:20260101T100000Z${",20260101T100000Z".repeat(600_000)}`)),
  ],
])("times out on %s", async (_, text) => {
  const read = createBusyTimesReader(createReaderPool({ timeoutMs: 1_000 }));
  await expect(read(text, reading)).rejects.toThrow(UnreadableCalendar);
});

test("reports a calendar with a broken rule as unreadable", async () => {
  const read = createBusyTimesReader(createReaderPool());
  await expect(read(repeated("FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1"), reading)).rejects.toThrow(
    new UnreadableCalendar("1 of 1 events could not be read: one of its times isn’t valid (line 3)."),
  );
});

test("reads a valid calendar", async () => {
  const read = createBusyTimesReader(createReaderPool());
  const text = calendar(...event("DTSTART:20270310T100000Z"));
  const [start, end] = [Date.parse("2027-03-10T10:00:00Z"), Date.parse("2027-03-10T11:00:00Z")];
  expect(await read(text, reading)).toMatchObject({ spans: [{ start, end }], problem: null });
});
