import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";

export const bookingsProcessing: ProcessingActivity = {
  key: "bookings",
  title: "Bookings",
  subjects: "People who book a conversation",
  purpose: "Holding the conversation at the time chosen, reminding of it, not giving the time to anyone else",
  legalBasis: "Article 6(1)(b) GDPR; for the notes, Article 6(1)(f): knowing what was said",
  data: [
    { category: "Name and contact", columns: columnsOf("bookings", "name", "email", "organisation") },
    {
      category: "The conversation",
      columns: columnsOf(
        "bookings",
        "event_type",
        "starts_at",
        "ends_at",
        "zone",
        "topic",
        "answers",
        "place",
        "cancel_reason",
        "no_show",
        "notes",
        "guest_id",
      ),
    },
    {
      category: "How the person came: first page of the visit, site and campaign, articles, issues and episodes opened",
      columns: columnsOf("bookings", "visit"),
    },
    {
      category: "Notice on data protection as it was shown",
      columns: columnsOf("bookings", "consent_text", "consented_at"),
    },
    {
      category: "Client network, as a hash: of a held time for as long as it is held, of a booking until it is over",
      columns: columnsOf("bookings", "held_by", "held_until", "booked_by"),
    },
    {
      category: "Record number, status and dates",
      columns: columnsOf(
        "bookings",
        "id",
        "reference",
        "blocked",
        "owner_day",
        "status",
        "sequence",
        "created_at",
        "updated_at",
        "cancelled_at",
        "cancelled_by",
        "retain_until",
      ),
    },
  ],
  retention: "Two years from the day of the booking",
  recipients: "Hosting provider, email provider",
};
