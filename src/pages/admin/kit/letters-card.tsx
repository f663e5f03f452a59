import { Link } from "@tanstack/react-router";
import { type EmailAbout, sentEmailDays } from "../../../features/email/email-record.ts";
import { FormCard } from "./form-layout.tsx";
import { moment } from "./moment.ts";

/** The letters about a person, each with the way to its words. */
export function LettersCard({ letters }: { letters: readonly EmailAbout[] }) {
  return (
    <FormCard title="Emails">
      {letters.length === 0 ? (
        <p className="admin-note">None left: sent emails are erased after {sentEmailDays} days.</p>
      ) : (
        <ul className="admin-rows">
          {letters.map((letter) => (
            <li key={letter.id}>
              <span>
                <Link to="/admin/mails/$id" params={{ id: String(letter.id) }}>
                  {letter.subject}
                </Link>
                <small>
                  To {letter.recipient}, {moment(letter.createdAt)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormCard>
  );
}
