import type { FormShape } from "../lib/form-shape.ts";
import { siteFacts } from "./site-facts.ts";

const letter = siteFacts.newsletterName;

/** The separate consent below other forms: unticked, optional, kept as it is shown. */
export const newsletterOffer = `Also send me ${letter}, one letter a week. I can end that at any time with one click.`;

/** What the subscription to the letter asks. */
export const newsletterForm: FormShape = {
  form: "newsletter",
  fields: [
    {
      name: "email",
      kind: "email",
      label: "E-mail",
      required: "Enter the e-mail address that the letter should go to.",
      help: "You are asked by mail to confirm it, so that nobody subscribes in your name.",
      autoComplete: "email",
    },
    { name: "name", kind: "text", label: "Name", autoComplete: "name" },
  ],
  notice: `By subscribing you agree to get ${letter} by e-mail once a week. The letters do not report what you open or click, and each one ends the subscription with one click.`,
};

/** The same subscription in one line, for a box beside other things. */
export const newsletterBoxForm: FormShape = {
  ...newsletterForm,
  fields: newsletterForm.fields.filter(({ name }) => name === "email"),
};
