import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";

/** No one is named, but someone may write about a person. */
export const questionsProcessing: ProcessingActivity = {
  key: "questions",
  title: "Questions to the archive",
  subjects: "People who ask the archive, and anyone they write about",
  purpose: "Seeing what visitors look for and what the archive does not answer",
  legalBasis: "Article 6(1)(f) GDPR: improving what is published; the question is stored without the person who asked",
  data: [
    {
      category:
        "The question, with email addresses and numbers masked, whether an answer was pinned, and how often it was said to be answered",
      columns: columnsOf("archive_questions", "text", "found", "times", "said_yes", "said_no"),
    },
    { category: "The day, and the record number", columns: columnsOf("archive_questions", "asked_on", "id") },
  ],
  retention: "90 days",
  recipients: "Hosting provider; where the site has a model service and the visitor agrees, that service",
};
