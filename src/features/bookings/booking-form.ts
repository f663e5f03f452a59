import { sequenceOffer } from "../../facts/sequence-offers.ts";
import { wordedForm } from "../forms/worded-form.ts";

export const bookingForm = wordedForm(
  {
    form: "booking",
    reportsVisit: true,
    fields: [
      { name: "name", kind: "text", label: "Name", required: "Enter your name.", autoComplete: "name", half: true },
      {
        name: "email",
        kind: "email",
        label: "Email",
        required: "Enter the email address that the invitation should go to.",
        autoComplete: "email",
        half: true,
      },
      { name: "organisation", kind: "text", label: "Organisation", autoComplete: "organization" },
      {
        name: "topic",
        kind: "textarea",
        label: "What is it about?",
        help: "A line or two is plenty. Please leave out patient and client data.",
        maxLength: 2000,
        rows: 3,
      },
    ],
    notice:
      "We use what you enter to hold this conversation, to send its calendar entry and to remind you of it. We erase it two years later, and sooner if you ask.",
  },
  (site) => ({ sequence: sequenceOffer(site, "call") }),
);
