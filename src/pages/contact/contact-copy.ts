import type { NavLink } from "../../facts/navigation.ts";
import { pageCopy } from "../../facts/page-texts.ts";

export const headCopy = pageCopy("/contact", "head", {
  title: "Get in Touch",
  lead: "Write a few lines, or pick up the phone. You’ll get a reply from the person who does the work.",
});

export const formCopy = pageCopy("/contact", "form", {
  title: "Send Us a Message",
  intro: "Two sentences are plenty.",
  submitLabel: "Send message",
});

export const detailsCopy = pageCopy("/contact", "details", {
  title: "Where to find us",
  address: "Office",
  phone: "Phone",
  email: "Email",
  hours: "Business hours",
});

export const nextCopy = pageCopy("/contact", "next", {
  mark: "What happens next",
  title: "A short answer first, a long one when it helps",
  items: [
    {
      key: "readOurselves",
      title: "We read it ourselves",
      text: "No ticket number and no autoresponder. If someone else can help you better, we say who.",
    },
    {
      key: "hearWould",
      title: "You hear what we would do",
      text: "Where we would start, roughly how long it takes, and whether an AI agent is the right tool at all.",
    },
    {
      key: "thenDecide",
      title: "Then you decide",
      text: "A conversation, a demo or nothing further. We don’t call again unless you ask us to.",
    },
  ],
  closing: "Would you rather talk it through straight away?",
  action: { to: "/strategy-call", label: "Schedule a strategy call" } satisfies NavLink,
});
