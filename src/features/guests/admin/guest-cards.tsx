import { copyText } from "../../../admin/copy-text.ts";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { Note } from "../../../admin/note.tsx";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { Button } from "../../../ui/button.tsx";
import type { GuestDetail } from "../guest-record.ts";

/** The link of a guest's own page. */
export function LinkCard({ link, name }: { link: { href: string; until: string }; name: string }) {
  return (
    <FormCard
      title="Personal link"
      note={`Works until ${dayOf(link.until)}. Anyone with the link can sign and book as ${name}.`}
    >
      <Button kind="secondary" size="sm" onClick={() => void copyText(link.href, "Link copied")}>
        Copy the link
      </Button>
    </FormCard>
  );
}

/** When the conversation is, and the episodes that came of it. */
export function InterviewCard({ guest }: { guest: GuestDetail }) {
  const { interview, episodes, status, release } = guest;
  return (
    <FormCard title="Interview">
      {interview ? (
        <p>
          <RecordLink kind="booking" id={interview.id}>
            {formatDateTime(interview.startsAt)}
          </RecordLink>
        </p>
      ) : (
        <Note>{status === "accepted" && release ? "No time chosen yet; the calendar is open." : "Not booked."}</Note>
      )}
      {episodes.length > 0 ? (
        <ul className="admin-rows">
          {episodes.map((episode) => (
            <li key={episode.id}>
              <span>
                <RecordLink kind="episode" id={episode.id} note="Episode">
                  {episode.title}
                </RecordLink>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </FormCard>
  );
}
