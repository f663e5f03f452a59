import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const guestRecords = pageCopy("words/server", "guestRecords", {
  title: "Your part in the podcast",
  states: { registered: "Not answered yet", accepted: "Accepted", declined: "Declined" },
  stays:
    "It is the proof of your permission for an episode that is public. We erase it once no episode with you is public; write to us to have one taken down.",
  registration: "Your registration",
  bio: "Bio",
  expertise: "Expertise",
  topics: "Topics",
  links: "Links",
  portrait: "Portrait",
  release: "Your signed release form, version {version}",
  signature: "Signature",
  signed: "Signed",
  permitted: "Permitted",
  notPermitted: "Not permitted",
  text: "What you signed",
  checksum: "Checksum",
});
