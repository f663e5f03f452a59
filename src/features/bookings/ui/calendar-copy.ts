import { pageCopy } from "../../../facts/page-texts.ts";

export const calendarWords = pageCopy("words/booking", "calendar", {
  loading: "Loading the free times",
  below: "The free times are in the list below.",
  zone: "Times are shown in",
  howLong: "How long?",
  minutes: "{count} minutes",
  closed: {
    title: "Nothing can be booked just now",
    write: "Write to",
    call: "or call",
    find: ", and we’ll find a time together.",
  },
  failed: {
    title: "The times did not load",
    text: "Check your connection and try again, or call {phone}.",
    again: "Try again",
  },
  noneUntil: "No times are free up to and including {day}. Call {phone}, and we’ll find one together.",
  chooseDay: "Choose a day to see its times.",
  noneThisMonth: "No times are free this month. Try the next one.",
  timesOn: "Free times on {day}",
  previous: "Previous month",
  next: "Next month",
  free: { none: "nothing free", one: "{count} time free", other: "{count} times free" },
});

export const holdWords = pageCopy("words/booking", "hold", {
  holding: "We’ll hold it for",
  unit: "minutes",
  lastMinute: "One minute left.",
  unreachable: "We could not hold that time just now. Check your connection and choose it once more.",
  tooMany: "You already have three times on hold. Book one of them, or try again in five minutes.",
  gone: "{time} on {day} is gone",
  taken: "Someone has just taken this time.",
  notOffered: "It is no longer offered.",
  nextTimes: "The next free times are:",
  chooseOther: "Please choose another one.",
  length: "{count} minutes, your time ({place})",
  over: "The five minutes are over. The time may still be free.",
  again: "Hold it again",
  another: "Choose another time",
});

export const rescheduleWords = pageCopy("words/booking", "reschedule", {
  note: "{place}. Your current time becomes free for others.",
  submit: "Reschedule to this time",
  another: "Choose another time",
});
