import { Link } from "@tanstack/react-router";
import { type EmailAbout, sentEmailDays } from "../../../features/email/email-record.ts";
import { FormCard } from "./form-layout.tsx";
import { formatDateTime } from "./format-date-time.ts";

/** The emails about a person, each with the way to its words. */
export function EmailsCard({ emails }: { emails: readonly EmailAbout[] }) {
  return (
    <FormCard title="Emails">
      {emails.length === 0 ? (
        <p className="admin-note">None left: sent emails are erased after {sentEmailDays} days.</p>
      ) : (
        <ul className="admin-rows">
          {emails.map((email) => (
            <li key={email.id}>
              <span>
                <Link to="/admin/mails/$id" params={{ id: String(email.id) }}>
                  {email.subject}
                </Link>
                <small>
                  To {email.recipient}, {formatDateTime(email.createdAt)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormCard>
  );
}
