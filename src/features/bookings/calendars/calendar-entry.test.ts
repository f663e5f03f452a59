import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, calendarFile } from "./calendar-entry.ts";

const entry: CalendarEntry = {
  uid: "0b0f6a2c-3f0f-4d6e-9a44-6f0a4c8d2e11@example.com",
  sequence: 2,
  start: new Date("2026-11-23T08:00:00Z"),
  end: new Date("2026-11-23T08:30:00Z"),
  stamp: new Date("2026-11-21T10:00:00Z"),
  title: "Strategy call: knowledge, agents; and next steps",
  description: `Line one\nLine two with a backslash \\ and an umlaut ${"ü".repeat(80)}`,
  location: "By telephone, +49 69 0000000",
  organizer: { name: 'Your "Name"', email: "hello@example.com" },
  attendee: { name: "Sample; Visitor, MD\r\nATTENDEE:mailto:evil@example.com", email: "visitor@example.com" },
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event in the file");
  return { calendar, component, event: new ICAL.Event(component) };
}

test("writes a calendar file that another parser reads back", () => {
  const { calendar, component, event } = read(calendarFile([entry], "REQUEST"));
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(event.uid).toBe(entry.uid);
  expect(event.sequence).toBe(2);
  expect(event.startDate.toJSDate()).toEqual(entry.start);
  expect(event.endDate.toJSDate()).toEqual(entry.end);
  expect(event.summary).toBe(entry.title);
  expect(event.description).toBe(entry.description);
  expect(event.location).toBe(entry.location);
  expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(component.getFirstPropertyValue("organizer")).toBe("mailto:hello@example.com");
});

test("writes the properties of RFC 5545", () => {
  const lines = calendarFile([entry], "REQUEST", "Calls, talks; more").replaceAll("\r\n ", "").split("\r\n");
  for (const line of [
    "VERSION:2.0",
    "METHOD:REQUEST",
    "X-WR-CALNAME;VALUE=TEXT:Calls\\, talks\\; more",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    `UID:${entry.uid}`,
    "SEQUENCE:2",
    "DTSTAMP:20261121T100000Z",
    "DTSTART:20261123T080000Z",
    "DTEND:20261123T083000Z",
    "SUMMARY:Strategy call: knowledge\\, agents\\; and next steps",
    "ORGANIZER;CN=Your Name:mailto:hello@example.com",
    "STATUS:CONFIRMED",
    "TRIGGER:-PT15M",
    "END:VCALENDAR",
  ])
    expect(lines).toContain(line);
});

test("strips line breaks from names, so that they inject no line", () => {
  const { component } = read(calendarFile([entry], "REQUEST"));
  expect(component.getAllProperties("attendee")).toHaveLength(1);
  expect(component.getFirstPropertyValue("attendee")).toBe("mailto:visitor@example.com");
});

test("keeps the UID of the event in a cancellation", () => {
  const { calendar, component, event } = read(calendarFile([{ ...entry, sequence: 3 }], "CANCEL"));
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(event.uid).toBe(entry.uid);
  expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

test("calendar lines are folded at 75 bytes and end with CRLF", () => {
  const file = calendarFile([entry], "REQUEST");
  const lines = file.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("folds lines so that none is longer than 75 octets with its space", () => {
  const lines = calendarFile([entry], "REQUEST").split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
});

test("writes a component into an empty calendar, as RFC 5545 requires", () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile([], "PUBLISH", "Calls")));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
});
