import { createFileRoute } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useState } from "react";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { EmailsCard } from "../../../admin/record/emails-card.tsx";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { PersonCards } from "../../../admin/record/person-cards.tsx";
import { PersonElsewhere } from "../../../admin/record/person-timeline.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import type { GuestDetail } from "../guest-record.ts";
import {
  deleteGuests,
  eraseGuest,
  fetchGuestDetail,
  restoreGuests,
  saveGuestNotes,
} from "../guests.admin.functions.ts";
import { AnswerDialog, type GuestAnswer } from "./answer-dialog.tsx";
import { InterviewCard, LinkCard } from "./guest-cards.tsx";
import { GuestChip } from "./guest-words.tsx";
import { ReleaseCard } from "./release-card.tsx";

export const Route = createFileRoute("/admin/guests/$id")({ component: GuestRecordPage });

/** A guest whom an episode names stays. */
async function eraseUnnamed(call: { data: { id: number } }) {
  if (!(await eraseGuest(call)).ok) throw new Error("An episode names this guest in the meantime.");
}

/** One guest: who they are, what was answered, what they signed, and when the conversation is. */
function GuestRecordPage() {
  return (
    <RecordPage kind="guest" id={Route.useParams().id} fetch={fetchGuestDetail}>
      {(guest) => <GuestRecord key={guest.id} guest={guest} />}
    </RecordPage>
  );
}

function GuestRecord({ guest }: { guest: GuestDetail }) {
  const { name, status } = guest;
  const invalidate = useInvalidate();
  const [answer, setAnswer] = useState<GuestAnswer>();
  return (
    <>
      <PageBar
        title={name}
        back="guest"
        note={<GuestChip status={status} />}
        actions={
          status === "registered" ? (
            <>
              <Button kind="secondary" onClick={() => setAnswer("declined")}>
                Decline …
              </Button>
              <Button onClick={() => setAnswer("accepted")}>Accept …</Button>
            </>
          ) : (
            <a className={buttonClass({ size: "sm", kind: "secondary" })} href={`mailto:${guest.email}`}>
              <Mail />
              Write
            </a>
          )
        }
      />
      <FormLayout
        aside={
          <>
            {guest.link ? <LinkCard link={guest.link} name={name} /> : null}
            <InterviewCard guest={guest} />
            <PersonCards
              noun="guest"
              record={guest}
              saveNotes={saveGuestNotes}
              remove={deleteGuests}
              restore={restoreGuests}
              erase={guest.episodes.length > 0 ? undefined : eraseUnnamed}
            >
              {guest.episodes.length > 0
                ? `Deleted guests can be restored for ${binDays} days. An episode names this one, so the signed release stays as proof.`
                : `Deleted guests can be restored for ${binDays} days. This one is erased automatically on ${dayOf(guest.retainUntil)}.`}
            </PersonCards>
          </>
        }
      >
        <FormCard title="About">
          <div className={guest.portrait ? "grid tablet:grid-cols-[160px_minmax(0,1fr)] gap-5" : undefined}>
            {guest.portrait ? <Portrait path={guest.portrait} name={name} /> : null}
            <FactList
              facts={[
                { label: "Email", value: guest.email },
                { label: "Organisation", value: guest.organisation },
                { label: "Bio", value: <Lines text={guest.bio} /> },
                { label: "Expertise", value: <Lines text={guest.expertise} /> },
                { label: "Topics", value: <Lines text={guest.topics} /> },
                { label: "Links", value: guest.links ? <Links text={guest.links} /> : null },
                { label: "Registered", value: formatDateTime(guest.createdAt) },
                {
                  label: "Replied",
                  value: guest.decidedAt
                    ? `${formatDateTime(guest.decidedAt)} by ${guest.decidedBy ?? "someone"}`
                    : null,
                },
              ]}
            />
          </div>
        </FormCard>
        <ReleaseCard guest={guest} />
        <EmailsCard emails={guest.emails} />
        <FormCard title="Consent">
          <FactList facts={[{ label: "Shown beside the form", value: guest.consentText }]} />
        </FormCard>
        <PersonElsewhere email={guest.email} except={{ kind: "guest", id: guest.id }} />
      </FormLayout>
      {answer ? (
        <AnswerDialog
          guest={guest}
          answer={answer}
          onClose={() => setAnswer(undefined)}
          onAnswered={() => Promise.all([invalidate("guests"), invalidate("home")])}
        />
      ) : null}
    </>
  );
}

/** URLs become links; everything else a guest wrote stays text. */
function Links({ text }: { text: string }) {
  return (
    <ul>
      {text.split(/(?<!\s)(?:\s*\n\s*|\s+(?=https?:\/\/))/).map((line) => (
        <li key={line}>
          {/^https?:\/\/\S+$/.test(line) ? (
            <a href={line} rel="noreferrer nofollow" target="_blank">
              {line}
            </a>
          ) : (
            line
          )}
        </li>
      ))}
    </ul>
  );
}

function Portrait({ path, name }: { path: string; name: string }) {
  return (
    <picture>
      <source srcSet={`${path}.avif`} type="image/avif" />
      <img
        src={`${path}.webp`}
        alt={`Portrait of ${name}`}
        width={160}
        height={160}
        className="size-40 rounded-panel object-cover"
      />
    </picture>
  );
}
