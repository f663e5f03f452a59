import { wordedForm } from "../../../forms/worded-form.ts";

export const registrationForm = wordedForm({
  form: "registration",
  reportsVisit: true,
  fields: [
    { name: "name", kind: "text", label: "Name", required: "Enter your name.", autoComplete: "name", half: true },
    {
      name: "email",
      kind: "email",
      label: "Email",
      required: "Enter the email address that the reply should go to.",
      autoComplete: "email",
      half: true,
    },
    { name: "organisation", kind: "text", label: "Organisation and role", autoComplete: "organization" },
    {
      name: "bio",
      kind: "textarea",
      label: "Bio",
      required: "Write two or three sentences about yourself.",
      help: "Three sentences, as you would like to be introduced.",
      maxLength: 2000,
      rows: 4,
    },
    {
      name: "expertise",
      kind: "text",
      label: "Expertise",
      required: "Say what people ask you about.",
      help: "What do people ask you about?",
    },
    {
      name: "topics",
      kind: "textarea",
      label: "Topics",
      required: "Name at least one topic.",
      help: "What would you like to talk about? One line each is enough.",
      maxLength: 2000,
      rows: 4,
    },
    {
      name: "links",
      kind: "textarea",
      label: "Where we can hear or read you",
      help: "Links to talks, articles or profiles, one on each line.",
      maxLength: 1000,
      rows: 3,
    },
  ],
  notice:
    "We use what you enter to decide about an episode with you and to prepare it. If there is none, we erase it within a year, and sooner if you ask.",
});
