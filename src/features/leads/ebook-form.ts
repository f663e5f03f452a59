import { sequenceOffer } from "../../facts/sequence-offers.ts";
import { wordedForm } from "../forms/worded-form.ts";
import { newsletterOffer } from "../subscribers/newsletter-offer-copy.ts";

export const ebookForm = wordedForm(
  {
    form: "ebook",
    fields: [
      { name: "name", kind: "text", label: "Name", autoComplete: "name", half: true },
      { name: "organisation", kind: "text", label: "Organisation", autoComplete: "organization", half: true },
      {
        name: "email",
        kind: "email",
        label: "Email",
        required: "Enter the email address that the eBook should go to.",
        help: "The link comes by email as well, and works for seven days.",
        autoComplete: "email",
        half: true,
      },
      {
        name: "industry",
        kind: "select",
        label: "Industry",
        half: true,
        options: [
          { value: "healthcare", label: "{healthcareName}" },
          { value: "logistics", label: "{logisticsName}" },
          { value: "financial", label: "{financialName}" },
          { value: "other", label: "Another industry" },
        ],
      },
    ],
    notice:
      "We use what you enter to send you the eBook, and erase it after three months. It doesn’t subscribe you to anything.",
    reportsVisit: true,
  },
  (site) => ({ marketing: newsletterOffer(site), sequence: sequenceOffer(site, "ebook") }),
);
