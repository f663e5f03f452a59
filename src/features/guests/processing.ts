import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";

export const guestsProcessing: ProcessingActivity = {
  key: "guests",
  title: "Guests of the podcast",
  subjects: "People who register as a guest",
  purpose: "Deciding about an episode, preparing, recording and publishing it, proving the permission",
  legalBasis:
    "Article 6(1)(b) GDPR; for the publication, the release (Article 6(1)(a) GDPR, Section 22 KUG); for the proof, Article 6(1)(f) and 7(1) GDPR",
  data: [
    { category: "Name and contact", columns: columnsOf("guests", "name", "email", "organisation", "links") },
    { category: "Career and subjects", columns: columnsOf("guests", "bio", "expertise", "topics") },
    { category: "Portrait", columns: columnsOf("guests", "portrait") },
    {
      category: "How the person came: first page of the visit, site and campaign, articles, issues and episodes opened",
      columns: columnsOf("guests", "visit"),
    },
    {
      category: "Notice on data protection as it was shown",
      columns: columnsOf("guests", "consent_text", "consented_at"),
    },
    { category: "Our decision and notes", columns: columnsOf("guests", "status", "decided_at", "decided_by", "notes") },
    {
      category: "Signed release",
      columns: columnsOf(
        "guest_releases",
        "version",
        "text",
        "sha256",
        "signature",
        "audio",
        "video",
        "clips",
        "transcript",
        "signed_at",
      ),
    },
    { category: "Episodes with the guest", columns: columnsOf("episode_guests", "episode_id", "guest_id") },
    {
      category: "Record numbers and dates",
      columns: [
        ...columnsOf("guests", "id", "reference", "created_at", "deleted_at", "deleted_by", "retain_until"),
        ...columnsOf("guest_releases", "id", "guest_id"),
      ],
    },
  ],
  retention: "One year; with a signed release three years from the signature, and for as long as an episode is public",
  recipients:
    "Hosting provider, email provider; podcast platforms and the public, as far as the release permits; where the owner has one write down a recording, the service for transcripts",
};
