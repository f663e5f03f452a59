import { wordedForm } from "../../../forms/worded-form.ts";
import { grantLabels } from "../../guest-release.ts";

export const releaseForm = wordedForm({
  form: "release",
  fields: [
    {
      name: "audio",
      kind: "checkbox",
      label: grantLabels.audio,
      required: "We need permission for the audio. Tick the box or contact us.",
    },
    { name: "video", kind: "checkbox", label: grantLabels.video },
    { name: "clips", kind: "checkbox", label: grantLabels.clips },
    { name: "transcript", kind: "checkbox", label: grantLabels.transcript },
    {
      name: "signature",
      kind: "text",
      label: "Your full name, as your signature",
      required: "Type your full name to sign.",
      autoComplete: "name",
      maxLength: 120,
    },
  ],
  notice:
    "What you sign is stored with the time and a checksum, as proof of your permission, for as long as an episode with you is public.",
});

export const interviewForm = wordedForm({
  form: "interview",
  fields: [
    { name: "phone", kind: "tel", label: "Phone, in case the connection fails", autoComplete: "tel", maxLength: 50 },
  ],
  notice: "We use your number on the day of the recording only. We erase it with the booking, two years later.",
});
