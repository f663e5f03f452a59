import { sequenceOffer } from "../../facts/sequence-offers.ts";
import { wordedForm } from "../forms/worded-form.ts";

/** Shown beside the calculator while a series is offered there; its checkbox is required. */
export const calculationForm = wordedForm(
  {
    form: "calculation",
    fields: [
      {
        name: "email",
        kind: "email",
        label: "Email",
        required: "Enter the email address that they should go to.",
        help: "We’ll email you to confirm it, so that no one asks in your name.",
        autoComplete: "email",
      },
    ],
    notice:
      "We use the address for these emails only, and store your calculation with it. They do not report what you open or click. {name} sends them.",
  },
  (site) => ({ sequence: sequenceOffer(site, "calculation") }),
);
