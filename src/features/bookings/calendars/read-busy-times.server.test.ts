import { expect, test } from "vitest";
import { UnreadableCalendar } from "./calendar-reading.ts";
import { readBusyTimes } from "./read-busy-times.server.ts";

const span = { start: Date.parse("2027-03-01T00:00:00Z"), end: Date.parse("2027-04-30T00:00:00Z") };

const reading = { span, zone: "Europe/Berlin", ownUid: "@www.example.com", ownerEmail: "owner@example.com" };

const readIn = async (header: string[], ...events: string[][]) => {
  const lines = events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]);
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...header, ...lines, "END:VCALENDAR"].join(
    "\r\n",
  );
  const { spans } = await readBusyTimes(text, reading);
  return spans.map(({ start, end }) => `${new Date(start).toISOString()} ${new Date(end).toISOString()}`);
};

const read = (...events: string[][]) => readIn([], ...events);

const event = (start: string, end: string, ...more: string[]) => ["UID:one", `DTSTART${start}`, `DTEND${end}`, ...more];

test.each([
  ["in UTC", ":20270310T080000Z", ":20270310T090000Z", "2027-03-10T08:00:00.000Z 2027-03-10T09:00:00.000Z"],
  [
    "in a zone that the file does not describe",
    ";TZID=America/New_York:20270310T080000",
    ";TZID=America/New_York:20270310T090000",
    "2027-03-10T13:00:00.000Z 2027-03-10T14:00:00.000Z",
  ],
  ["without a zone", ":20270310T080000", ":20270310T090000", "2027-03-10T07:00:00.000Z 2027-03-10T08:00:00.000Z"],
  [
    "of a whole day on which DST starts",
    ";VALUE=DATE:20270328",
    ";VALUE=DATE:20270329",
    "2027-03-27T23:00:00.000Z 2027-03-28T22:00:00.000Z",
  ],
])("reads an event %s", async (_, start, end, expected) => {
  expect(await read(event(start, end))).toEqual([expected]);
});

test("reads each occurrence of a recurring event, except excluded, moved and past ones", async () => {
  const weekly = event(
    ";TZID=Europe/Berlin:20270322T090000",
    ";TZID=Europe/Berlin:20270322T100000",
    "RRULE:FREQ=WEEKLY;COUNT=4",
    "EXDATE;TZID=Europe/Berlin:20270405T090000",
  );
  const moved = [
    "UID:one",
    "RECURRENCE-ID;TZID=Europe/Berlin:20270412T090000",
    "DTSTART;TZID=Europe/Berlin:20270412T150000",
    "DTEND;TZID=Europe/Berlin:20270412T160000",
  ];
  expect(await read(weekly, moved)).toEqual([
    "2027-03-22T08:00:00.000Z 2027-03-22T09:00:00.000Z",
    // DST has started: 9:00 in Berlin is an hour earlier in UTC.
    "2027-03-29T07:00:00.000Z 2027-03-29T08:00:00.000Z",
    "2027-04-12T13:00:00.000Z 2027-04-12T14:00:00.000Z",
  ]);
});

test("reads an endless daily event that started years ago up to the end of the span", async () => {
  const daily = event(":20100101T080000Z", ":20100101T083000Z", "RRULE:FREQ=DAILY");
  const times = await read(daily);
  expect([times.length, times[0]?.slice(0, 10), times.at(-1)?.slice(0, 10)]).toEqual([60, "2027-03-01", "2027-04-29"]);
});

test.each([
  ["is cancelled", "STATUS:CANCELLED"],
  ["is free", "TRANSP:TRANSPARENT"],
])("ignores an event that %s", async (_, line) => {
  expect(await read(event(":20270310T080000Z", ":20270310T090000Z", line))).toEqual([]);
});

test.each([
  ["the site's owner", [], "Owner@Example.com"],
  ["the owner of Google's calendar", ["X-WR-CALNAME:me@gmail.example"], "me@gmail.example"],
])("ignores an event that %s has declined, not one that another guest has", async (_, header, owner) => {
  const guests = ["ATTENDEE;PARTSTAT=ACCEPTED:mailto:guest@example.org", `ATTENDEE;PARTSTAT=DECLINED:mailto:${owner}`];
  const declined = event(":20270310T080000Z", ":20270310T090000Z", ...guests);
  const other = event(":20270311T080000Z", ":20270311T090000Z", "ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.org");
  expect(await readIn(header, declined, other)).toEqual(["2027-03-11T08:00:00.000Z 2027-03-11T09:00:00.000Z"]);
});

test("ignores the site's own bookings and past events", async () => {
  const own = ["UID:7@www.example.com", "DTSTART:20270310T080000Z", "DTEND:20270310T090000Z"];
  expect(await read(own, event(":20260310T080000Z", ":20260310T090000Z"))).toEqual([]);
});

test("merges overlapping busy times", async () => {
  const times = await read(
    event(":20270310T080000Z", ":20270310T100000Z"),
    ["UID:two", "DTSTART:20270310T090000Z", "DURATION:PT30M"],
    ["UID:three", "DTSTART:20270310T100000Z", "DURATION:PT30M"],
  );
  expect(times).toEqual(["2027-03-10T08:00:00.000Z 2027-03-10T10:30:00.000Z"]);
});

test.each(["", "<html>Sign in</html>", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT", "BEGIN:VCARD\r\nEND:VCARD"])(
  "rejects %j, which isn't a calendar",
  async (text) => {
    const reading = readBusyTimes(text, { span, zone: "UTC", ownUid: "@www.example.com", ownerEmail: "" });
    await expect(reading).rejects.toBeInstanceOf(UnreadableCalendar);
  },
);

test("aborts a rule that repeats every second", async () => {
  const endless = event(":20100101T080000Z", ":20100101T080001Z", "RRULE:FREQ=SECONDLY");
  await expect(read(endless)).rejects.toThrow("an event repeats too often");
});
