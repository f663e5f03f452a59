import type { NavLink } from "../../../facts/navigation.ts";
import { samples } from "../../../facts/samples.ts";
import { siteFacts } from "../../../facts/site-facts.ts";
import { timeOfDay } from "../../../lib/clock-time.ts";

/** Of a 24-hour time such as 08:00. */
const partOfDay = (time: string) => (time < "12:00" ? "morning" : time < "18:00" ? "afternoon" : "evening");

export const sundayReviewCopy = {
  hero: {
    title: "One email, once a week, before the week begins",
    get lead() {
      return `${siteFacts.newsletterName} is sent weekly on ${siteFacts.newsletterDay}. One case from practice, one thing to try on Monday, and a question to take into your next meeting.`;
    },
    action: "Subscribe Now",
    facts: [
      {
        get strong() {
          return `Weekly on ${siteFacts.newsletterDay}`;
        },
        text: ", never in between",
      },
      { strong: "Free of charge", text: ", and free of advertising" },
      { strong: "No tracking", text: " of what you open or click" },
    ],
  },
  /** An invented sample, labelled as such. */
  issue: {
    label: "Sample issue",
    get sender() {
      return siteFacts.newsletterName;
    },
    get time() {
      return `${siteFacts.newsletterDay}, ${timeOfDay(siteFacts.newsletterTime)}`;
    },
    subject: "The binder everyone trusted",
    opening:
      "A hospital I visited has two sets of rules for the same pump. One is approved. The other one is right, and sits in a binder behind the nurses’ desk.",
    parts: [
      { title: "The case", text: "How a ward runs on rules of its own, and why nobody told Quality." },
      { title: "For Monday", text: "Ask three people where they look first. Write down the places." },
      { title: "For your next meeting", text: "“Who would have to leave for us to notice?”" },
    ],
    get signature() {
      return siteFacts.name;
    },
  },
  form: {
    title: "Subscribe",
    get lead() {
      return `The first issue arrives next ${siteFacts.newsletterDay}. Unsubscribe with one click, whenever you like.`;
    },
    cardTitle: "Have it sent to you",
    submitLabel: "Subscribe",
  },
  benefits: {
    mark: "What is in it",
    title: "Written to be used, not to be collected",
    items: [
      {
        title: "The article of the week",
        text: "A case from a hospital, a freight company or a bank: what happened, what it cost and what changed it.",
      },
      {
        title: "One thing to try on Monday",
        text: "Small enough for a working day, and possible without a budget or a project.",
      },
      {
        title: "A question for your next meeting",
        text: "One sentence that is uncomfortable enough to be useful, and short enough to ask.",
      },
      {
        title: "The conversation of the week",
        get text() {
          return `The latest episode of ${siteFacts.podcastName}: who speaks, about what, and where to listen.`;
        },
      },
    ],
  },
  testimonials: {
    mark: "Readers",
    get title() {
      return samples.newsletter ? "What readers would write back" : "What readers write back";
    },
    get lead() {
      return samples.newsletter ? "These three are invented. Your readers’ replies will go here." : "";
    },
  },
  promo: {
    title: "Would you rather read it all at once?",
    get lead() {
      return `The free eBook “${siteFacts.ebookTitle}” takes you from the first use case to the proof that it paid off.`;
    },
    action: { to: "/ebook", label: "Get the free eBook" } satisfies NavLink,
  },
  faq: {
    mark: "Questions",
    title: "Before you give us your address",
    items: [
      {
        question: "When does it come, and how long is it?",
        get answer() {
          return `Weekly on ${siteFacts.newsletterDay}, in the ${partOfDay(siteFacts.newsletterTime)}. It takes about as long as a cup of coffee.`;
        },
      },
      {
        question: "What happens with my address?",
        answer:
          "We use it for the newsletter, and for nothing else. We don’t pass it on, and no issue reports whether you have opened it.",
      },
      {
        question: "How do I stop it?",
        answer:
          "With one click: every issue carries the link, and most email programs show their own button for it. We don’t ask why.",
      },
      {
        question: "Is it about hospitals only?",
        answer:
          "No. Healthcare, logistics and financial services take turns. The mistakes are the same; only the forms have other names.",
      },
      {
        question: "Can I pass it on?",
        answer:
          "Please do, complete and with the sender’s name. If you want to print it in your staff magazine, a quick word beforehand is enough.",
      },
    ],
    closing: "Is your question not here?",
    action: { to: "/contact", label: "Ask your question" } satisfies NavLink,
  },
};
