import { sequenceOffer } from "../../facts/sequence-offers.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { wordedForm } from "../forms/worded-form.ts";

export const newsletterForm = wordedForm({
  form: "newsletter",
  tellsVisit: true,
  fields: [
    {
      name: "email",
      kind: "email",
      label: "Email",
      required: "Enter the email address that it should go to.",
      help: "We’ll email you to confirm it, so that no one subscribes in your name.",
      autoComplete: "email",
    },
    { name: "name", kind: "text", label: "Name", autoComplete: "name" },
  ],
  notice:
    "By subscribing you agree to receive {newsletterName} by email once a week. It does not report what you open or click, and you can unsubscribe from every issue with one click.",
  get sequence() {
    return sequenceOffer("subscription");
  },
});

export const newsletterBoxForm: FormShape = {
  form: newsletterForm.form,
  tellsVisit: true,
  get notice() {
    return newsletterForm.notice;
  },
  get sequence() {
    return sequenceOffer("subscription");
  },
  get fields() {
    return newsletterForm.fields.filter(({ name }) => name === "email");
  },
};
