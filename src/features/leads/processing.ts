import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";
import { leadRules } from "./lead.ts";

export const leadsProcessing: ProcessingActivity = {
  key: "leads",
  title: "Messages and requests for downloads",
  subjects: "People who send a form",
  purpose: "Replying, arranging a conversation, sending the download that was asked for",
  legalBasis:
    "Article 6(1)(b) GDPR where a contract is in view, otherwise Article 6(1)(f): replying to those who write",
  data: [
    { category: "Name and contact", columns: columnsOf("leads", "email", "name", "organisation") },
    {
      category: "What was written",
      columns: columnsOf(
        "leads",
        "kind",
        "answers",
        "page",
        "campaign",
        "source",
        "came_from",
        "campaign_name",
        "searched",
      ),
    },
    {
      category: "How the person came: first page of the visit, site and campaign, articles, issues and episodes opened",
      columns: columnsOf("leads", "visit"),
    },
    {
      category: "Our replies, also one that an assistant drafted",
      columns: columnsOf("leads", "reply_draft", "reply_drafted_by").concat(
        columnsOf("lead_replies", "id", "lead_id", "subject", "body", "sent_by", "created_at"),
      ),
    },
    {
      category: "Notice on data protection as it was shown, consent to the newsletter",
      columns: columnsOf("leads", "notice_text", "notice_at", "marketing_text", "marketing_at"),
    },
    {
      category: "Our notes, the status, value and day of a mandate, or why there is none",
      columns: [
        ...columnsOf("leads", "status", "notes", "follow_up_on"),
        ...columnsOf("leads", "mandate_euro", "mandate_on", "lost_reason", "mandate_counted"),
      ],
    },
    {
      category: "Record number, dates, marks that recognise a form or a reply sent twice",
      columns: [
        ...columnsOf("leads", "id", "fingerprint", "link_key"),
        ...columnsOf("leads", "created_at", "expires_at", "deleted_at", "deleted_by"),
        ...columnsOf("lead_replies", "key"),
      ],
    },
  ],
  retention: `${leadRules.contact.months} months for a message, ${leadRules.ebook.months} months for a download`,
  recipients: "Hosting provider, email provider",
};
