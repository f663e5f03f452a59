import { pageCopy } from "../../../facts/page-texts.ts";

export const timesListWords = pageCopy("words/booking", "list", {
  howLong: "How long?",
  minutes: "{count} minutes",
  none: { call: "No times are free at the moment. Call", find: ", and we’ll find one together." },
  zone: "All times are those of",
  owners: ", where {name} works",
  otherZone: "Another time zone",
  show: "Show",
  fromList: "Choose another time from the list",
  length: "{count} minutes, in the time of {place}",
  gone: "{start} is gone",
  taken: "Someone has just taken this time.",
  nextTimes: "The next free times are below; nothing you entered is lost.",
  another: "Choose another time ({place})",
  reschedule: "Reschedule to this time",
});
