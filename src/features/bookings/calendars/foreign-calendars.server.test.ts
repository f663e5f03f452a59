import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { decodeCalendar } from "./busy-calendars.server.ts";
import { resolveZone } from "./calendar-zones.server.ts";
import { readBusyTimes } from "./read-busy-times.server.ts";

const folder = path.join(import.meta.dirname, "../../../../tests/fixtures/calendars");
const span = { start: Date.parse("2026-11-20T00:00:00Z"), end: Date.parse("2027-02-28T00:00:00Z") };

const read = (text: string) =>
  readBusyTimes(text, { span, zone: "Europe/Berlin", ownUid: "@www.example.com", ownerEmail: "" });
const readFile = (name: string) => read(decodeCalendar(readFileSync(path.join(folder, `${name}.ics`)), undefined));

/** Busy times that begin from 1 to 8 December, such as "1 09:00-10:00" (UTC). */
async function december(reading: ReturnType<typeof read>): Promise<string[]> {
  const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);
  const { spans } = await reading;
  return spans.flatMap(({ start, end }) => {
    const date = new Date(start);
    const isShown = date >= new Date("2026-11-30T22:00:00Z") && date < new Date("2026-12-09T00:00:00Z");
    return isShown ? `${date.getUTCDate()} ${clock(start)}-${clock(end)}` : [];
  });
}

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:u1@cases.example", ...lines, "END:VEVENT"];
const at = (zone: string) => event(`DTSTART;TZID=${zone}:20261201T100000`, `DTEND;TZID=${zone}:20261201T110000`);

const first = "1 09:00-10:00";
const second = "2 09:00-10:00";
const eighth = "8 09:00-10:00";
const dayOne = "30 23:00-23:00";

describe("calendars of other programs", () => {
  test.each([
    ["01-orphan-instance-a-google-busy", [first, eighth]],
    ["01-orphan-instance-d-plain-control", [first]],
    ["02-vfreebusy-a-vfreebusy", [first, "2 13:00-14:30"]],
    ["03-bom-a-bom", [first]],
    ["03-bom-b-blank-line-first", [first]],
    ["04-allday-same-end-a-same-end", [dayOne]],
    ["04-allday-same-end-b-no-end", ["1 23:00-23:00"]],
    ["05-zone-without-vtimezone-until-a-until-utc", [first]],
    ["05-zone-without-vtimezone-until-a-until-utc-control-with-vtimezone", [first]],
    ["05-zone-without-vtimezone-until-b-exdate-utc", [eighth]],
    ["05-zone-without-vtimezone-until-b-exdate-utc-control-with-vtimezone", [eighth]],
    ["05-zone-without-vtimezone-until-d-until-west", []],
    ["06-exchange-allday-exdate-a-exdate-datetime", ["7 23:00-23:00"]],
    ["06-exchange-allday-exdate-b-exdate-tzid", ["7 23:00-23:00"]],
    ["07-windows-zone-a-windows", [first]],
    ["07-windows-zone-b-outlook-label", [first]],
    ["07-windows-zone-d-exchange-utc", [first]],
    ["08-malformed-line-a-unfolded-location", [first, second]],
    ["08-malformed-line-b-quote-in-parameter", [first, second]],
    ["08-malformed-line-c-no-end-vcalendar", [first]],
    ["08b-turned-bad-a-good", [first]],
    ["08b-turned-bad-b-turned-bad", [first, second]],
    ["09-several-vcalendar-a-two", [first, second]],
    ["09-several-vcalendar-b-two-and-blank", [first, second]],
    ["10-end-in-other-zone-a-flight", ["1 09:00-18:00"]],
    ["11-exdate-date-of-timed-a-exdate-date", [eighth]],
    ["11-exdate-date-of-timed-b-exdate-date-untyped", [eighth]],
    ["12-x-wr-timezone-a-floating", [first]],
  ])("reads the busy times of %s", async (name, expected) => {
    expect(await december(readFile(name))).toEqual(expected);
  });

  test.each<[string, string[], string[]]>([
    [
      "a meeting moved past the end of its series",
      [
        ...event("DTSTART:20261103T090000Z", "DTEND:20261103T100000Z", "RRULE:FREQ=WEEKLY;UNTIL=20261124T090000Z"),
        ...event("RECURRENCE-ID:20261124T090000Z", "DTSTART:20261201T090000Z", "DTEND:20261201T100000Z"),
      ],
      [first],
    ],
    [
      "a series whose single meeting is cancelled",
      [
        ...event("DTSTART:20261124T090000Z", "DTEND:20261124T100000Z", "RRULE:FREQ=WEEKLY;COUNT=3"),
        ...event("RECURRENCE-ID:20261201T090000Z", "DTSTART:20261201T090000Z", "STATUS:CANCELLED"),
      ],
      [eighth],
    ],
    [
      "a series changed from one meeting on",
      [
        ...event("DTSTART:20261124T080000Z", "DTEND:20261124T090000Z", "RRULE:FREQ=WEEKLY;COUNT=3"),
        ...event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T080000Z", "DTSTART:20261201T090000Z", "DURATION:PT1H"),
      ],
      [first, eighth],
    ],
    [
      "unavailable, tentative and unnamed kinds of VFREEBUSY",
      [
        "BEGIN:VFREEBUSY",
        "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261201T090000Z/PT1H",
        "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261202T090000Z/20261202T100000Z",
        "FREEBUSY:20261208T090000Z/PT60M",
        "FREEBUSY;FBTYPE=FREE:20261203T090000Z/PT1H",
        "END:VFREEBUSY",
      ],
      [first, second, eighth],
    ],
    [
      "exclusions in New York without their zone",
      event(
        "DTSTART;TZID=America/New_York:20261124T040000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;COUNT=3",
        "EXDATE:20261201T040000",
      ),
      [eighth],
    ],
    ["events after the end of their calendar", ["END:VCALENDAR", ...at("Europe/Berlin"), "BEGIN:VCALENDAR"], [first]],
    ["a zone with a path", at("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin"), [first]],
    ["a fixed offset", at("GMT+0100"), [first]],
    ["a label with a colon and without quotes", at("(UTC+01:00) Amsterdam, Berlin, Bern, Rome"), [first]],
    [
      "a zone described without its changes",
      ["BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "END:VTIMEZONE", ...at("Europe/Berlin")],
      [first],
    ],
    [
      "an all-day series whose end is its start",
      event(
        "DTSTART;VALUE=DATE:20261124",
        "DTEND;VALUE=DATE:20261124",
        "RRULE:FREQ=WEEKLY;COUNT=3",
        "EXDATE:20261207T230000Z",
      ),
      [dayOne],
    ],
    [
      "a rule in lower case, with spaces",
      event("DTSTART:20261124T090000Z", "DURATION:PT1H", "rrule:freq=weekly; BYDAY=TU, WE;until=20261202t235959z"),
      [first, second],
    ],
    [
      "a rule that ends on a day",
      event("DTSTART;TZID=Europe/Berlin:20261124T100000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;UNTIL=20261201"),
      [first],
    ],
    [
      "a rule in New York that ends without a zone",
      event(
        "DTSTART;TZID=America/New_York:20261124T040000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;UNTIL=20261201T040000",
      ),
      [first],
    ],
    [
      "added dates, one of them a period",
      event(
        "DTSTART:20261124T090000Z",
        "DTEND:20261124T100000Z",
        "RDATE:20261201T090000Z",
        "RDATE;VALUE=PERIOD:20261202T090000Z/PT1H",
      ),
      [first, second],
    ],
    [
      "events whose END is missing",
      [
        "BEGIN:VEVENT",
        "DTSTART:20261201T090000Z",
        "DURATION:PT1H",
        ...event("DTSTART:20261202T090000Z", "DURATION:PT1H"),
      ],
      [first, second],
    ],
    [
      "a recurring exclusion list of both kinds",
      event(
        "DTSTART:20261124T090000Z",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;COUNT=3",
        "EXDATE:20261124T090000Z,20261201",
      ),
      [eighth],
    ],
  ])("reads %s", async (_, lines, expected) => {
    const reading = read(calendar(...lines));
    expect(await december(reading)).toEqual(expected);
    expect((await reading).problem).toBeNull();
  });

  test.each([
    ["08-malformed-line-a-unfolded-location", "1 of 2 events could not be read: line 17 isn’t valid and was left out."],
    ["08-malformed-line-c-no-end-vcalendar", "The file ends too early, so events may be missing."],
    ["08-malformed-line-b-quote-in-parameter", null],
  ])("reports what it left out of %s", async (name, problem) => {
    expect((await readFile(name)).problem).toBe(problem);
  });

  test.each([
    ["an unknown zone", at("Mars/Olympus"), "the time zone “Mars/Olympus” is unknown (line 8)"],
    [
      "a day that does not exist",
      event("DTSTART:20261301T090000Z", "DURATION:PT1H"),
      "line 10 isn’t valid and was left out",
    ],
    [
      "a time with an offset",
      event("DTSTART:20261201T090000+0100", "DURATION:PT1H"),
      "line 10 isn’t valid and was left out",
    ],
    [
      "an end before the start",
      event("DTSTART:20261201T090000Z", "DTEND:20261201T080000Z"),
      "an event ends before it begins (line 8)",
    ],
  ])("counts an event with %s and reads the others", async (_, broken, reason) => {
    const reading = read(calendar(...event("DTSTART:20261202T090000Z", "DURATION:PT1H"), ...broken));
    expect(await december(reading)).toEqual([second]);
    expect((await reading).problem).toBe(`1 of 2 events could not be read: ${reason}.`);
  });

  test.each([
    ["nothing", []],
    ["free events only", event("DTSTART:20261201T090000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT")],
    ["tasks only", ["BEGIN:VTODO", "DUE:20261201T090000Z", "END:VTODO"]],
    ["free periods only", ["BEGIN:VFREEBUSY", "FREEBUSY;FBTYPE=FREE:20261201T090000Z/PT1H", "END:VFREEBUSY"]],
  ])("treats a calendar with %s as having no busy times", async (_, lines) => {
    expect(await read(calendar(...lines))).toMatchObject({ canBeBusy: false, problem: null, spans: [] });
  });

  test("reads free/busy times up to their end", async () => {
    const { knownUntil } = await readFile("02-vfreebusy-a-vfreebusy");
    expect(new Date(knownUntil).toISOString()).toBe("2027-01-26T00:00:00.000Z");
    expect((await readFile("01-orphan-instance-d-plain-control")).knownUntil).toBe(span.end);
  });

  test.each([
    ["UTF-16 with a mark", Buffer.from(`\ufeff${calendar(...at("Europe/Berlin"))}`, "utf16le"), undefined],
    ["UTF-16 by its type", Buffer.from(calendar(...at("Europe/Berlin")), "utf16le"), "text/calendar; charset=utf-16le"],
    [
      "Latin-1 by its type",
      Buffer.from(calendar("X-WR-CALNAME:Büro", ...at("Europe/Berlin")), "latin1"),
      'text/calendar; charset="ISO-8859-1"',
    ],
    ["an unknown charset", Buffer.from(calendar(...at("Europe/Berlin"))), "text/calendar; charset=none"],
    ["line breaks of old Macs", Buffer.from(calendar(...at("Europe/Berlin")).replaceAll("\r\n", "\r")), undefined],
  ])("decodes %s", async (_, bytes, contentType) => {
    expect(await december(read(decodeCalendar(bytes, contentType)))).toEqual([first]);
  });
});

describe("the name of a time zone", () => {
  test.each([
    ["europe/berlin", "europe/berlin"],
    ["W. Europe Standard Time", "Europe/Berlin"],
    ["/citadel.org/20210210_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
    ["tzone://Microsoft/Utc", "Utc"],
    ["(UTC) Coordinated Universal Time", "UTC"],
    ["(GMT+01:00) Amsterdam / Berlin / Bern", undefined],
    ["(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"],
    ["(UTC+10:00) Canberra, Melbourne, Sydney", "Australia/Canberra"],
    ["(UTC+05:00) Amsterdam, Berlin", undefined],
    ["UTC-3", "-03:00"],
    ["GMT+05:30", "+05:30"],
    ["tzone://Microsoft/Custom", undefined],
    ["Customized Time Zone", undefined],
  ])("resolves %s to %s", (label, zone) => {
    expect(resolveZone(label)).toBe(zone);
  });
});
