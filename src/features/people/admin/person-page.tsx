import { Link, useNavigate } from "@tanstack/react-router";
import { Download, Mail } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { download } from "../../../admin/download.ts";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { EraseCard } from "../../../admin/record/erase-card.tsx";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { PersonCards } from "../../../admin/record/person-cards.tsx";
import { recordKinds } from "../../../admin/record/record-kinds.ts";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { unsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { BookingAside, BookingCards } from "../../bookings/admin/booking-cards.tsx";
import { FollowUpCard } from "../../leads/admin/follow-up-card.tsx";
import { OutcomeCard } from "../../leads/admin/outcome-card.tsx";
import { ReplyCard } from "../../leads/admin/reply-card.tsx";
import { eraseLead } from "../../leads/leads.admin.functions.ts";
import { erasePerson, exportPerson, previewPersonErasure } from "../../privacy/personal-data.admin.functions.ts";
import { fetchPersonPage } from "../people.admin.functions.ts";
import type { PersonPage as Page, PersonPageKind, PersonRole } from "../person.ts";
import { Timeline } from "./timeline.tsx";

/** The owner first reviews the data to be erased and kept. */
function ErasePerson({ email, name }: { email: string; name: string }) {
  const navigate = useNavigate();
  async function erase(): Promise<void> {
    unsaved.leave();
    await erasePerson({ data: { email } });
    await navigate({ to: "/admin/people" });
    toast({ title: "Everything about this person is erased", type: "success" });
  }
  return (
    <ConfirmButton
      label="Erase this person …"
      title={`Erase ${name}?`}
      confirm="Erase permanently"
      danger
      onConfirm={erase}
    >
      <Consequences email={email} />
    </ConfirmButton>
  );
}

function Consequences({ email }: { email: string }) {
  const query = useAdminQuery(["people", "erasure", email], () => previewPersonErasure({ data: { email } }));
  return (
    <Loaded query={query} what="the list of what is erased">
      {(data) => (
        <>
          <p>This cannot be undone. What is erased:</p>
          <ul>
            {data.goes.map(({ title, count }) => (
              <li key={title}>
                {title} ({count})
              </li>
            ))}
            <li>Links in emails to them, including downloads</li>
          </ul>
          <p>What is kept:</p>
          <ul>
            {data.stays.map(({ title, reason }) => (
              <li key={title}>{reason}</li>
            ))}
            <li>
              Emails that have reached an inbox, and backups until they are replaced: they are out of this site’s reach.
            </li>
            <li>One line in the audit log, without name or address, as your proof.</li>
          </ul>
        </>
      )}
    </Loaded>
  );
}

/** Also at the URLs of leads and bookings, where it opens with that record. */
export function PersonPage({ kind, id }: { kind: PersonPageKind; id: string }) {
  return (
    <RecordPage kind={kind} id={id} of="people" fetch={({ data }) => fetchPersonPage({ data: { kind, ...data } })}>
      {(page) => <Person key={`${kind}:${id}`} kind={kind} page={page} />}
    </RecordPage>
  );
}

function Person({ kind, page }: { kind: PersonPageKind; page: Page }) {
  const site = useSite();
  const { person, email, lead, booking, roles, events } = page;
  const name = person?.name ?? lead?.name ?? booking?.name ?? email;
  const openKey = kind === "booking" || !lead ? booking && `booking:${booking.id}` : `lead:${lead.id}`;
  const asideProps = {
    middle: <About page={page} others={roles.filter((role) => role.notes && keyOf(role) !== openKey)} />,
    more: <ErasePerson email={email} name={name} />,
  };
  const everything = "Erasing the person deletes every record of this email address, and the emails about it.";
  return (
    <>
      <PageBar
        title={name}
        back={kind}
        note={[person?.organisation, name === email ? null : email].filter(Boolean).join(", ")}
        actions={
          <>
            <ExportButton email={email} />
            <a className={buttonClass({ kind: "secondary" })} href={`mailto:${email}`}>
              <Mail />
              Email
            </a>
          </>
        }
      />
      <Roles roles={roles} openKey={openKey} />
      <FormLayout
        aside={
          <>
            {lead ? (
              <>
                <OutcomeCard lead={lead} />
                <FollowUpCard lead={lead} />
              </>
            ) : null}
            {booking ? (
              <BookingAside booking={booking} {...asideProps}>
                {everything}
              </BookingAside>
            ) : lead ? (
              <PersonCards noun="lead" record={lead} erase={eraseLead} {...asideProps}>
                Deleted leads can be restored for {binDays} days. This one is deleted permanently on{" "}
                {dayOf(site, lead.expiresAt)}. {everything}
              </PersonCards>
            ) : (
              <>
                {asideProps.middle}
                <EraseCard title="" more={asideProps.more}>
                  {everything}
                </EraseCard>
              </>
            )}
          </>
        }
      >
        {booking ? <BookingCards booking={booking} /> : null}
        {lead ? <ReplyCard lead={lead} /> : null}
        <Timeline events={events} />
      </FormLayout>
    </>
  );
}

const keyOf = ({ kind, id }: PersonRole) => `${kind}:${id}`;

/** Most people have fewer records; the timeline has the others. */
const maxRoles = 8;

/** The next call first. */
function Roles({ roles, openKey }: { roles: readonly PersonRole[]; openKey: string | null }) {
  const site = useSite();
  const [now] = useState(Date.now);
  const next = roles.findLast(
    ({ kind, state, at }) => kind === "booking" && state === "Booked" && Date.parse(at) > now,
  );
  const tiles = [...(next ? [next] : []), ...roles.filter((role) => role !== next)].slice(0, maxRoles);
  return (
    <ul className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(160px,100%),1fr))] gap-2">
      {tiles.map((role) => (
        <li key={keyOf(role)}>
          <Link
            to={recordKinds[role.kind].page}
            params={{ id: String(role.id) }}
            aria-current={keyOf(role) === openKey ? "true" : undefined}
            className="grid h-full content-start rounded-card border bg-surface px-4 py-3 text-ink no-underline hover:border-line-strong aria-[current]:border-tide aria-[current]:shadow-[inset_0_2px_0_var(--tide)] [&>small]:text-ink-soft"
          >
            <small>{role === next ? "Next call" : role.title}</small>
            <b>{role === next ? formatDateTime(site, role.at) : role.state}</b>
            <small>{role === next ? role.title : formatDateTime(site, role.at)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function About({ page, others }: { page: Page; others: readonly PersonRole[] }) {
  const site = useSite();
  const { person, email, lead, booking } = page;
  const facts = (title: string, list: { label: string; value: ReactNode }[]) =>
    list.some(({ value }) => Boolean(value)) ? (
      <FormCard title={title}>
        <FactList facts={list} />
      </FormCard>
    ) : null;
  return (
    <>
      {facts(
        "Other notes",
        others.map(({ title, at, notes }) => ({
          label: `${title}, ${dayOf(site, at)}`,
          value: <Lines text={notes} />,
        })),
      )}
      {facts("Contact", [
        { label: "Email", value: <a href={`mailto:${email}`}>{email}</a> },
        {
          label: "Phone",
          value: person?.phone && <a href={`tel:${person.phone.replaceAll(/[^\d+]/g, "")}`}>{person.phone}</a>,
        },
        { label: "Organisation", value: person?.organisation },
        { label: "How they came", value: person?.came },
        { label: "First came from", value: person?.origin },
        { label: "Campaign", value: person?.campaignName },
        { label: "First page", value: person?.firstPage },
        { label: "Created", value: person && dayOf(site, person.firstAt) },
      ])}
      {facts("Consent", [
        { label: "Shown beside the form", value: lead?.noticeText },
        { label: "Also agreed to", value: lead?.marketingText },
        { label: "Shown before booking", value: booking?.consentText },
      ])}
    </>
  );
}

function ExportButton({ email }: { email: string }) {
  const { busy, run } = useAction(
    async () => download("personal-data.json", await exportPerson({ data: { email } }), "application/json"),
    "The file could not be created",
  );
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      <Download />
      Export everything
    </Button>
  );
}
