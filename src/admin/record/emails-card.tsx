import { useSite } from "../../facts/use-site.ts";
import { type EmailAbout, sentEmailDays } from "../../features/email/email-record.ts";
import { FormCard } from "../fields/form-layout.tsx";
import { formatDateTime } from "../format-date-time.ts";
import { Note } from "../states.tsx";
import { RecordLink } from "./record-link.tsx";

export function EmailsCard({ emails }: { emails: readonly EmailAbout[] }) {
  const site = useSite();
  return (
    <FormCard title="Emails">
      {emails.length === 0 ? (
        <Note>None left: sent emails are erased after {sentEmailDays} days.</Note>
      ) : (
        <ul className="admin-rows">
          {emails.map((email) => (
            <li key={email.id}>
              <span>
                <RecordLink
                  kind="email"
                  id={email.id}
                  note={`To ${email.recipient}, ${formatDateTime(site, email.createdAt)}`}
                >
                  {email.subject}
                </RecordLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormCard>
  );
}
