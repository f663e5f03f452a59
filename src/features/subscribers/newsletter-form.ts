import { sequenceOffer } from "../../facts/sequence-offers.ts";
import { perSite } from "../../facts/site.ts";
import { type WordedForm, wordedForm } from "../forms/worded-form.ts";

export const newsletterForm = wordedForm(
  {
    form: "newsletter",
    reportsVisit: true,
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
  },
  (site) => ({ sequence: sequenceOffer(site, "subscription") }),
);

export const newsletterBoxForm: WordedForm = perSite((site) => {
  const { form, reportsVisit, notice, sequence, fields } = newsletterForm(site);
  return { form, reportsVisit, notice, sequence, fields: fields.filter(({ name }) => name === "email") };
});
