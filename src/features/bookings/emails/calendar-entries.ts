import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { minuteMs } from "../../../lib/time/durations.ts";
import type { CalendarEntry } from "../calendars/calendar-entry.ts";
import { type BookedConversation, byPhone, echoed } from "./emails.ts";
import { bookingEmails } from "./emails-copy.ts";

type CalendarVersion = Pick<CalendarEntry, "uid" | "sequence" | "stamp">;

export function bookingEntry(site: Site, booking: BookedConversation, version: CalendarVersion): CalendarEntry {
  const { name, email } = site.facts;
  const { title, start, meets, place, manageUrl } = booking;
  const words = copyOf(site, bookingEmails);
  const { entry } = words;
  const noPlaceYet = meets === "phone" ? byPhone(words, booking) : meets === "in-person" ? entry.noPlace : entry.online;
  return {
    ...version,
    start,
    end: new Date(start.getTime() + booking.minutes * minuteMs),
    title: fillText(entry.title, { title }),
    description: [echoed(booking.topic), fillText(entry.manage, { href: manageUrl })].filter(Boolean).join("\n\n"),
    location: place ?? noPlaceYet,
    organizer: { name, email },
    attendee: { name: booking.name, email: booking.email },
  };
}

export function ownerEntry(
  site: Site,
  booking: BookedConversation,
  version: CalendarVersion,
  adminUrl: string,
): CalendarEntry {
  const { attendee: _, ...entry } = bookingEntry(site, booking, version);
  return {
    ...entry,
    title: `${booking.title} with ${booking.name}`,
    description: [
      booking.displayEmail,
      booking.organisation,
      booking.topic,
      ...booking.answers.map(({ question, answer }) => `${question}\n${answer}`),
      adminUrl,
    ]
      .filter(Boolean)
      .join("\n\n"),
    location: booking.place ?? "",
  };
}
