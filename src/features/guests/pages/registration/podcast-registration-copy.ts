import { pageCopy } from "../../../../facts/page-texts.ts";

export const podcastRegistrationCopy = pageCopy("/podcast-registration", "podcastRegistration", {
  hero: {
    title: "Bring the story your organisation learned from",
    lead: "{podcastName} is one unhurried conversation per episode, with people who run something and can say how they know what they know.",
    action: "Begin Registration",
    secondAction: "What you will need",
  },
  sheet: {
    title: "Call sheet",
    label: "Sample",
    rows: [
      { key: "guest", term: "Guest", description: "You" },
      { key: "length", term: "Length", description: "45-60 minutes" },
      { key: "place", term: "Place", description: "Your desk, by video" },
      { key: "before", term: "Before", description: "Tech check" },
      { key: "after", term: "After", description: "You hear it before anyone else" },
    ],
    questionsTitle: "Opening questions",
    questions: [
      "What does your organisation know that nobody wrote down?",
      "Which rule did you abolish, and who noticed?",
      "Who taught you the most last year?",
    ],
  },
  steps: {
    mark: "How it works",
    title: "Three steps to the microphone",
    items: [
      {
        key: "signUp",
        when: "Step 1",
        title: "Sign Up",
        text: "A brief form: your bio, your expertise, and the topics you would like to talk about.",
      },
      {
        key: "signRelease",
        when: "Step 2",
        title: "Sign Release Form",
        text: "It permits us to publish the conversation on podcast platforms, as video and on social media.",
      },
      {
        key: "scheduleInterview",
        when: "Step 3",
        title: "Schedule Your Interview",
        text: "You get access to the calendar once the signed release is received.",
      },
    ],
    closing: "Have you signed the release, and is your calendar at hand?",
    closingAction: "Schedule Your Interview",
  },
  form: {
    mark: "Registration",
    title: "Tell us who you are and what you know",
    lead: "A few lines are enough. Don’t polish them: we read for the thing only you can tell us.",
    cardTitle: "Guest registration",
    intro: "The host reads every registration and replies either way. The release form comes with a yes.",
    submitLabel: "Send your registration",
  },
  closing: {
    title: "Still wondering whether you are the right guest?",
    lead: "You need no book to sell and no stage experience. If people ask you how you do it, that is reason enough.",
    action: "Begin Registration",
    secondAction: "Contact Us",
  },
} as const);
