import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";
import { failedEmailDays, sentEmailDays } from "./email-record.ts";

export const emailProcessing: ProcessingActivity = {
  key: "emails",
  title: "Emails sent by the site",
  subjects: "Everyone who gets an email from this site",
  purpose: "Delivering confirmations, reminders, replies and links, and seeing what could not be delivered",
  legalBasis: "That of the activity which the email belongs to",
  data: [
    { category: "Recipient", columns: columnsOf("mails", "recipient") },
    {
      category: "The email",
      columns: columnsOf("mails", "kind", "subject", "html", "plain", "headers", "attachments"),
    },
    {
      category: "Delivery",
      columns: [
        ...columnsOf("mails", "id", "message_id", "occasion", "status", "is_kept", "attempts", "next_attempt_at"),
        ...columnsOf("mails", "last_error", "failure", "created_at", "sent_at", "claimed_at", "subject_key"),
      ],
    },
  ],
  retention: `${sentEmailDays} days after it was sent (the text of the owner’s email on Monday, which names people, is removed once it was sent, or after a day), ${failedEmailDays} days when it could not be delivered; at once with the record that it belongs to`,
  recipients: "Email provider",
};
