import { pageCopy } from "../../../../facts/page-texts.ts";

export const guestSpaceWords = pageCopy("words/visitors", "guestSpace", {
  states: { done: "Done", open: "Next", locked: "Later" },
  welcome: "Welcome, {guest}",
  booked: "{count} minutes, {place}",
  camera: "Your camera",
  microphone: "Microphone",
  contact: "Contact Us",
  about: "About being a guest",
  signed: "By {signature} on {day} at {time} ({place}), version {version}.",
  permitted: "Yes",
  notPermitted: "No",
  version: "Version {version}",
  permits: "What you permit",
});
