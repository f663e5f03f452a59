import { wordedForm } from "../forms/worded-form.ts";
import { newsletterOffer } from "../subscribers/newsletter-offer-copy.ts";

export const contactForm = wordedForm(
  {
    form: "contact",
    fields: [
      { name: "name", kind: "text", label: "Name", required: "Enter your name.", autoComplete: "name", half: true },
      { name: "organisation", kind: "text", label: "Organisation", autoComplete: "organization", half: true },
      {
        name: "email",
        kind: "email",
        label: "Email",
        required: "Enter the email address that the reply should go to.",
        autoComplete: "email",
        half: true,
      },
      {
        name: "phone",
        kind: "tel",
        label: "Phone",
        autoComplete: "tel",
        maxLength: 50,
        half: true,
      },
      {
        name: "message",
        kind: "textarea",
        label: "Message",
        required: "Write a line or two.",
        help: "Which question keeps coming back where you work? Please leave out patient and client data.",
        rows: 6,
      },
    ],
    notice:
      "We use what you enter to reply to you, and for nothing else. We erase it after twelve months, and sooner if you ask.",
    reportsVisit: true,
  },
  (site) => ({ marketing: newsletterOffer(site) }),
);
