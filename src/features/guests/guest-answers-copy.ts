import { pageCopy } from "../../facts/page-texts.ts";
import { pictureErrorMessages } from "../media/pictures/picture-job.ts";

const unreadable = "The portrait could not be read as a picture. Please send a JPEG, PNG, WebP or AVIF file.";

/** Error messages of the registration form. */
export const registrationAnswers = pageCopy("words/server", "registrationAnswers", {
  ...pictureErrorMessages,
  "too-large": "The portrait is larger than 6 MB. Please send a smaller one.",
  kind: unreadable,
  damaged: unreadable,
  full: "We have more registrations than we can read at the moment. Please send yours again next week, or write to us.",
});

/** Error messages of the forms on a guest's page. */
export const guestSpaceAnswers = pageCopy("words/server", "guestSpaceAnswers", {
  gone: "This link no longer works. Write to us, and we’ll send you a new one.",
  "wording-changed":
    "The release form has changed since you opened this page. Load the page again, and read it before you sign.",
  "not-signed": "The calendar opens once the release form is signed.",
  "not-offered": "No interview can be booked at the moment.",
  "booked-already": "Your interview is already booked. You can reschedule it on its own page.",
});
