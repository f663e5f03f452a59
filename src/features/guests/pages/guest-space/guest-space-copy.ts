import { pageCopy } from "../../../../facts/page-texts.ts";

export const guestSpaceCopy = pageCopy("/guest-space/$token", "space", {
  lead: "Everything for your episode of {podcastName} is on this page. Only you have its link.",
  forged: {
    title: "This link opens no guest page",
    lead: "It may be incomplete. Copy the whole link from the email, or use the button in it.",
  },
  expired: {
    title: "This link has expired",
    lead: "A guest’s link works for half a year. Write to us, and we’ll send you a new one.",
  },
  steps: {
    label: "Your three steps",
    signUp: { title: "Sign up", text: "Done. We have said yes, too." },
    release: {
      title: "Sign the release form",
      open: "A page to read and four boxes to tick.",
      done: "Signed. Your copy is in your inbox.",
    },
    schedule: {
      title: "Schedule the interview",
      locked: "Opens once the release form is signed.",
      open: "The calendar is open.",
      done: "Booked. The entry is in your inbox.",
    },
  },
  release: {
    mark: "Step 2",
    title: "The release form",
    lead: "In plain words. You decide about each use on its own.",
    submitLabel: "Sign the release form",
    signedTitle: "Signed, thank you",
  },
  schedule: {
    mark: "Step 3",
    title: "Choose a time for the recording",
    lead: "The interview lasts about 45-60 minutes. Set aside an hour and a half, so that nobody has to hurry.",
    cardTitle: "Podcast interview",
    intro: "Choose a day and a time. We’ll hold it for five minutes.",
    submitLabel: "Book this time",
    lockedTitle: "The calendar opens after step 2",
    lockedText: "Sign the release form above, and the free times appear here.",
    bookedTitle: "Your interview is booked",
    bookedAction: "See, reschedule or cancel it",
  },
  check: {
    mark: "Before the day",
    title: "Does your equipment work?",
    lead: "Picture and audio stay in your browser: nothing is recorded, nothing is sent.",
    start: "Check camera and microphone",
    stop: "Stop the check",
    speak: "Say a sentence. The bar should reach its middle.",
    refused:
      "The browser does not let this page use camera and microphone. Allow it in the address bar, then try again.",
    missing: "No camera or no microphone was found. Plug one in, then try again.",
    sharp: "sharp enough for the recording.",
    blurred: "less than 1080p. Another camera, or a phone camera, would do better.",
  },
  next: {
    mark: "What happens next",
    title: "From the recording to the episode",
    withLink: "With the link to the recording platform. It opens in the browser.",
    items: [
      {
        key: "reminder",
        when: "The day before",
        title: "A reminder",
        text: "The host sends the link to the recording platform. It opens in the browser.",
      },
      {
        key: "techCheck",
        when: "On the day",
        title: "Tech check, then the conversation",
        text: "Ten minutes for picture and audio, then we begin.",
      },
      {
        key: "hearFirst",
        when: "Afterwards",
        title: "You hear it first",
        text: "Tell us what to cut before anyone else listens.",
      },
    ],
  },
});
