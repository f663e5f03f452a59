import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";

export const peopleProcessing: ProcessingActivity = {
  key: "people",
  title: "List of people",
  subjects: "Everyone with a message, a download, a subscription, a booking or a registration as a guest",
  purpose: "Finding what belongs to one person: for replies, and to give and erase data on request",
  legalBasis: "That of the records that it is made from",
  data: [
    {
      category: "Name and contact",
      columns: columnsOf("people", "email", "email_key", "name", "organisation", "searched"),
    },
    {
      category: "Which records there are, and since when",
      columns: columnsOf("people", "id", "leads", "bookings", "guests", "subscription", "first_at", "last_at"),
    },
  ],
  retention: "Until the last of these records is deleted or erased",
  recipients: "Hosting provider",
};
