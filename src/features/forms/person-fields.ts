import type { FormField } from "./form-shape.ts";

/** Asks for a name, which has to be given. */
export const nameField: FormField = {
  name: "name",
  kind: "text",
  label: "Name",
  required: "Enter your name.",
  autoComplete: "name",
  half: true,
};

/** Asks for an email address; `required` says what it is for. */
export const emailField = (required: string): FormField => ({
  name: "email",
  kind: "email",
  label: "Email",
  required,
  autoComplete: "email",
  half: true,
});
