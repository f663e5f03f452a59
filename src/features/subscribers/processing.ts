import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";
import { confirmDays, proofYears } from "./records/subscriber.ts";

export const newsletterProcessing: ProcessingActivity = {
  key: "newsletter",
  title: "Newsletter and series of emails",
  subjects: "Subscribers, readers of a series, and people who asked to become one",
  purpose:
    "Sending the weekly newsletter and the series of emails that someone asked for, and proving the consent to them",
  legalBasis: "Article 6(1)(a) GDPR and Section 7(2) UWG; for the proof and the digests, Article 6(1)(f) GDPR",
  data: [
    { category: "Name and contact", columns: columnsOf("subscribers", "email", "name", "first_name", "industry") },
    {
      category: "How the person came: first page of the visit, site and campaign, articles, issues and episodes opened",
      columns: columnsOf("subscribers", "visit"),
    },
    {
      category: "State of the subscription",
      columns: [
        ...columnsOf("subscribers", "status", "page", "requested_at", "confirmed_at", "unsubscribed_at", "notes"),
        ...columnsOf("subscribers", "bounces_in_row", "end_reason"),
      ],
    },
    {
      category: "Copies of issues: to whom, when, and what the mail server answered",
      columns: columnsOf("newsletter_recipients", "email", "name", "status", "attempts", "last_answer", "sent_at"),
    },
    {
      category: "Bounces and complaints",
      columns: columnsOf("newsletter_bounces", "subscriber_id", "issue_id", "kind", "answer", "at"),
    },
    {
      category: "Proof of consent",
      columns: [
        ...columnsOf("subscription_events", "event", "text", "text_version", "page", "at"),
        ...columnsOf("subscribers", "imported"),
      ],
    },
    {
      category: "Series of emails: to whom, with which consent, when, and what the mail server answered",
      columns: [
        ...columnsOf("sequence_readers", "email", "name", "organisation", "zone", "state", "stop_reason"),
        ...columnsOf("sequence_readers", "consent_text", "consented_at", "page"),
        ...columnsOf("sequence_readers", "confirmed_at", "replied_at", "answered_at"),
        ...columnsOf("sequence_deliveries", "email", "status", "attempts", "last_answer", "sent_on", "sent_at"),
      ],
    },
    {
      category: "Calculation beside which a series was asked for: industry and five figures",
      columns: columnsOf("sequence_readers", "calculation"),
    },
    {
      category: "Digests of the email addresses of erased readers who had left, so that no import brings them back",
      columns: columnsOf("newsletter_suppressions", "digest", "created_at"),
    },
    {
      category: "Record numbers and dates",
      columns: [
        ...columnsOf("subscribers", "id", "request_key", "link_key", "number_link_until"),
        ...columnsOf("subscribers", "expires_at", "created_at", "deleted_at", "deleted_by"),
        ...columnsOf("subscription_events", "id", "subscriber_id"),
        ...columnsOf("newsletter_recipients", "issue_id", "subscriber_id", "message_id", "next_attempt_at"),
        ...columnsOf("newsletter_recipients", "lease_owner", "lease_until", "updated_at"),
        ...columnsOf("newsletter_bounces", "source_key", "is_proven"),
        ...columnsOf("sequence_readers", "id", "sequence_id", "request_key", "link_key", "booking_id"),
        ...columnsOf("sequence_readers", "started_at", "ended_at", "expires_at", "created_at"),
        ...columnsOf("sequence_deliveries", "reader_id", "email_id", "sequence_id", "position", "message_id"),
        ...columnsOf("sequence_deliveries", "wait_days", "hour", "skip_sundays", "next_attempt_at"),
        ...columnsOf("sequence_deliveries", "lease_owner", "lease_until", "updated_at"),
      ],
    },
  ],
  retention: `${confirmDays} days for a request that is not confirmed; the proof ${proofYears} years after the end of the subscription or series, to the end of the year; a digest until the person subscribes again`,
  recipients: "Hosting provider, email provider",
};
