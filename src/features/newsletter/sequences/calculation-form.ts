import { sequenceOffer } from "../../../facts/sequence-offers.ts";
import { siteFacts } from "../../../facts/site-facts.ts";
import type { FormShape } from "../../forms/form-shape.ts";

/** Asked for beside the calculator, while a series is offered there; its box has to be ticked. */
export const calculationForm: FormShape = {
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
  get notice() {
    return `We use the address for these emails only. They do not report what you open or click. ${siteFacts.name} sends them.`;
  },
  get sequence() {
    return sequenceOffer("calculation");
  },
};
