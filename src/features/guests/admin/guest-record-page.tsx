import { createFileRoute } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { copyText } from "../../../admin/copy-text.ts";
import { FormDialog } from "../../../admin/fields/form-dialog.tsx";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { PersonCards } from "../../../admin/record/person-cards.tsx";
import { PersonElsewhere } from "../../../admin/record/person-elsewhere.tsx";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { TextareaField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { GuestDetail } from "../guest-record.ts";
import { decideAboutGuest, eraseGuest, fetchGuestDetail } from "../guests.admin.functions.ts";
import { GuestChip } from "./guest-words.tsx";
import { ReleaseCard } from "./release-card.tsx";

type Decision = "accepted" | "declined";

const decisionCopy = {
  accepted: {
    verb: "Accept and send",
    after: "The email then names the two steps that are left, with a button to the guest's own page.",
  },
  declined: {
    verb: "Decline and send",
    after: "The email ends by saying that everything sent is erased within a year.",
  },
} as const;

type DecisionDialogProps = { guest: GuestDetail; decision: Decision; onClose: () => void };

function DecisionDialog({ guest, decision, onClose }: DecisionDialogProps) {
  const { verb, after } = decisionCopy[decision];
  const [message, setMessage] = useState(guest.proposals[decision]);
  const [problem, setProblem] = useState<string>();
  const send = useAction(async () => {
    const isFirst = await decideAboutGuest({ data: { id: guest.id, status: decision, message } });
    onClose();
    if (isFirst) toast({ title: `${guest.name} was ${decision}; the email is on its way`, type: "success" });
    else toast({ title: "This guest has already had a reply", type: "error" });
  });
  function submit() {
    const isEmpty = !message.trim();
    setProblem(isEmpty ? "Write a sentence: the email begins with it." : undefined);
    if (!isEmpty) send.run();
  }

  return (
    <FormDialog
      title={decision === "accepted" ? `Accept ${guest.name}?` : `Decline ${guest.name}?`}
      className="w-[min(640px,calc(100vw-32px))]"
      confirm={verb}
      kind={decision === "accepted" ? "primary" : "danger"}
      busy={send.busy}
      problem={send.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        label="Your words"
        help={after}
        error={problem}
        rows={6}
        maxLength={5000}
        value={message}
        onChange={setMessage}
      />
      <Note>
        To {guest.email}, after “Hello {guest.name},”. You can reply only once, and it cannot be undone.
      </Note>
    </FormDialog>
  );
}

function LinkCard({ link, name }: { link: { href: string; until: string }; name: string }) {
  const site = useSite();
  return (
    <FormCard
      title="Personal link"
      note={`Works until ${dayOf(site, link.until)}. Anyone with the link can sign and book as ${name}.`}
    >
      <AdminButton onClick={() => void copyText(link.href, "Link copied")}>Copy the link</AdminButton>
    </FormCard>
  );
}

function InterviewCard({ guest }: { guest: GuestDetail }) {
  const site = useSite();
  const { interview, episodes, status, release } = guest;
  return (
    <FormCard title="Interview">
      {interview ? (
        <p>
          <RecordLink kind="booking" id={interview.id}>
            {formatDateTime(site, interview.startsAt)}
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

export const Route = createFileRoute("/admin/guests/$id")({ component: GuestRecordPage });

/** Rejects if an episode names the guest. */
async function eraseUnnamedGuest(call: { data: { id: number } }) {
  if (!(await eraseGuest(call)).ok) throw new Error("An episode now names this guest.");
}

function GuestRecordPage() {
  return (
    <RecordPage kind="guest" id={Route.useParams().id} fetch={fetchGuestDetail}>
      {(guest) => <GuestRecord key={guest.id} guest={guest} />}
    </RecordPage>
  );
}

function GuestRecord({ guest }: { guest: GuestDetail }) {
  const site = useSite();
  const { name, status } = guest;
  const [decision, setDecision] = useState<Decision>();
  return (
    <>
      <PageBar
        title={name}
        back="guest"
        note={<GuestChip status={status} />}
        actions={
          status === "registered" ? (
            <>
              <Button kind="secondary" onClick={() => setDecision("declined")}>
                Decline …
              </Button>
              <Button onClick={() => setDecision("accepted")}>Accept …</Button>
            </>
          ) : (
            <a className={buttonClass({ size: "sm", kind: "secondary" })} href={`mailto:${guest.email}`}>
              <Mail />
              Email
            </a>
          )
        }
      />
      <FormLayout
        aside={
          <>
            {guest.link ? <LinkCard link={guest.link} name={name} /> : null}
            <InterviewCard guest={guest} />
            <PersonCards noun="guest" record={guest} erase={guest.episodes.length > 0 ? undefined : eraseUnnamedGuest}>
              {guest.episodes.length > 0
                ? `Deleted guests can be restored for ${binDays} days. An episode names this one, so the signed release stays as proof.`
                : `Deleted guests can be restored for ${binDays} days. This one is deleted permanently on ${dayOf(site, guest.retainUntil)}.`}
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
                { label: "Registered", value: formatDateTime(site, guest.createdAt) },
                {
                  label: "Replied",
                  value: guest.decidedAt
                    ? `${formatDateTime(site, guest.decidedAt)} by ${guest.decidedBy ?? "someone"}`
                    : null,
                },
              ]}
            />
          </div>
        </FormCard>
        <ReleaseCard guest={guest} />
        <FormCard title="Consent">
          <FactList facts={[{ label: "Shown beside the form", value: guest.consentText }]} />
        </FormCard>
        <PersonElsewhere email={guest.email} />
      </FormLayout>
      {decision ? <DecisionDialog guest={guest} decision={decision} onClose={() => setDecision(undefined)} /> : null}
    </>
  );
}

/** Turns URLs into links; everything else stays plain text. */
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
