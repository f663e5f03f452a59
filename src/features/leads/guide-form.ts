import { wordedForm } from "../forms/worded-form.ts";
import { newsletterOffer } from "../subscribers/newsletter-offer-copy.ts";

export const guideForm = wordedForm(
  {
    form: "healthcare-guide",
    fields: [
      { name: "name", kind: "text", label: "Name", autoComplete: "name", half: true },
      {
        name: "email",
        kind: "email",
        label: "Email",
        required: "Enter the email address that the guide should go to.",
        autoComplete: "email",
        half: true,
      },
      {
        name: "organisation",
        kind: "text",
        label: "Hospital or care group",
        autoComplete: "organization",
        half: true,
      },
      { name: "role", kind: "text", label: "Role", autoComplete: "organization-title", half: true },
    ],
    notice:
      "We use what you enter to send you the guide, and erase it after three months. It doesn’t subscribe you to anything.",
    reportsVisit: true,
  },
  (site) => ({ marketing: newsletterOffer(site) }),
);
