import { pageCopy } from "../../../facts/page-texts.ts";

export const bookingEmails = pageCopy("words/server", "bookingEmails", {
  reason:
    "You’re receiving this email because a conversation with {name} was booked with this address. It is about that conversation only.",
  facts: {
    what: "What",
    when: "When",
    length: "Length",
    minutes: "{minutes} minutes",
    where: "Where",
    byPhone: "By phone",
    organisation: "Organisation",
    topic: "Topic",
  },
  meeting: {
    callOn: "{name} will call you on {number}.",
    call: "{name} will call you.",
    noPlace: "Where we meet isn’t set yet. If you don’t know it a day before, reply to this email.",
    noLink: "There’s no meeting link yet. If you have none a day before, reply to this email.",
    link: "Open the meeting link when it begins.",
    place: "You will find the place above.",
  },
  buttons: {
    join: "Open the meeting link",
    manage: "Reschedule or cancel",
    calendar: "Add to calendar",
    confirm: "Confirm the booking",
    again: "Choose another time",
  },
  check: {
    subject: "Please confirm: {title}, {when}",
    preview: "One click books it.",
    text: "There’s another conversation booked with this address, so please confirm this one. We’ll hold its time until {until}.",
    otherwise: "If you didn’t ask for it, do nothing: the time becomes free again.",
  },
  confirmed: {
    subject: "Booked: {title}, {when}",
    preview: "The calendar entry is attached.",
    text: "Your conversation is booked. The calendar entry is attached to this email.",
    meeting: "{meeting} If something comes up, reschedule or cancel below; no one minds.",
  },
  rescheduled: {
    subject: "Rescheduled: {title}, now {when}",
    text: "Your conversation has been rescheduled from {before}. Open the attached entry to update your calendar.",
  },
  cancelled: {
    subject: "Cancelled: {title}, {when}",
    preview: "Open the attached file to remove the entry from your calendar.",
    byOwner:
      "{name} has had to cancel this conversation and is sorry about it. Open the attached file to remove it from your calendar.",
    byVisitor:
      "Your conversation is cancelled, and its time is free again. Open the attached file to remove it from your calendar.",
  },
  place: {
    subject: "Where we meet: {title}, {when}",
    preview: "Open the attached entry to update your calendar.",
    text: "Where your conversation takes place has changed; the time has not. Open the attached entry to update your calendar.",
  },
  reminder: {
    tomorrow: "Tomorrow: {title}",
    soon: "In an hour: {title}",
    beginsTomorrow: "A reminder: your conversation begins tomorrow.",
    beginsSoon: "A reminder: your conversation begins in an hour.",
  },
  entry: {
    title: "{title} with {name}",
    manage: "Reschedule or cancel: {href}",
    noPlace: "Place not set yet",
    online: "Online",
  },
});
