import type { NavLink } from "../../../facts/navigation.ts";
import { arrangeable } from "../../../facts/page-sections.ts";
import { pageCopy } from "../../../facts/page-texts.ts";

export const sundayReviewSections = arrangeable("/sunday-review", [
  "benefits",
  "testimonials",
  "issues",
  "promo",
  "faq",
]);

export const sundayReviewCopy = pageCopy("/sunday-review", "sundayReview", {
  hero: {
    title: "One email, once a week, before the week begins",
    lead: "{newsletterName} is sent weekly on {newsletterDay}. One case from practice, one thing to try on Monday, and a question to take into your next meeting.",
    send: "Send it to me",
    action: "Subscribe Now",
    facts: [
      { key: "weeklyNewsletterday", strong: "Weekly on {newsletterDay}", text: ", never in between" },
      { key: "freeCharge", strong: "Free of charge", text: ", and free of advertising" },
      { key: "tracking", strong: "No tracking", text: " of what you open or click" },
    ],
  },
  /** An invented sample, labelled as such. */
  issue: {
    label: "Sample issue",
    sender: "{newsletterName}",
    day: "{newsletterDay}",
    subject: "The binder everyone trusted",
    opening:
      "A hospital I visited has two sets of rules for the same pump. One is approved. The other one is right, and sits in a binder behind the nurses’ desk.",
    parts: [
      { key: "case", title: "The case", text: "How a ward runs on rules of its own, and why nobody told Quality." },
      { key: "monday", title: "For Monday", text: "Ask three people where they look first. Write down the places." },
      { key: "nextMeeting", title: "For your next meeting", text: "“Who would have to leave for us to notice?”" },
    ],
    signature: "{name}",
  },
  form: {
    title: "Subscribe",
    lead: "The first issue arrives next {newsletterDay}. Unsubscribe with one click, whenever you like.",
    cardTitle: "Have it sent to you",
    submitLabel: "Subscribe",
  },
  benefits: {
    mark: "What is in it",
    title: "Written to be used, not to be collected",
    items: [
      {
        key: "articleWeek",
        title: "The article of the week",
        text: "A case from a hospital, a freight company or a bank: what happened, what it cost and what changed it.",
      },
      {
        key: "oneThing",
        title: "One thing to try on Monday",
        text: "Small enough for a working day, and possible without a budget or a project.",
      },
      {
        key: "questionNext",
        title: "A question for your next meeting",
        text: "One sentence that is uncomfortable enough to be useful, and short enough to ask.",
      },
      {
        key: "conversation",
        title: "The conversation of the week",
        text: "The latest episode of {podcastName}: who speaks, about what, and where to listen.",
      },
    ],
  },
  testimonials: {
    mark: "Readers",
    title: "What readers write back",
    sampleTitle: "What readers would write back",
    sampleLead: "These three are invented. Your readers’ replies will go here.",
  },
  promo: {
    title: "Would you rather read it all at once?",
    lead: "The free eBook “{ebookTitle}” takes you from the first use case to the proof that it paid off.",
    action: { to: "/ebook", label: "Get the free eBook" } satisfies NavLink,
  },
  faq: {
    mark: "Questions",
    title: "Before you give us your address",
    items: [
      {
        key: "whenDoes",
        question: "When does it come, and how long is it?",
        answer: "Weekly on {newsletterDay}, in the {newsletterPartOfDay}. It takes about as long as a cup of coffee.",
      },
      {
        key: "happensAddress",
        question: "What happens with my address?",
        answer:
          "We use it for the newsletter, and for nothing else. We don’t pass it on, and no issue reports whether you have opened it.",
      },
      {
        key: "doStop",
        question: "How do I stop it?",
        answer:
          "With one click: every issue carries the link, and most email programs show their own button for it. We don’t ask why.",
      },
      {
        key: "aboutHospitals",
        question: "Is it about hospitals only?",
        answer:
          "No. {healthcareName}, {logisticsName.inSentence} and {financialName.inSentence} take turns. The mistakes are the same; only the forms have other names.",
      },
      {
        key: "canPass",
        question: "Can I pass it on?",
        answer:
          "Please do, complete and with the sender’s name. If you want to print it in your staff magazine, a quick word beforehand is enough.",
      },
    ],
    closing: "Is your question not here?",
    action: { to: "/contact", label: "Ask your question" } satisfies NavLink,
  },
});
