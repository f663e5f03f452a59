import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { sessionQuery } from "../../accounts/session.ts";
import { HoursForm } from "../../bookings/admin/availability/hours-form.tsx";
import { fetchBookingSettings } from "../../bookings/bookings.admin.functions.ts";
import { StepHead } from "./step-head.tsx";
import { SavedFields, StateRow, type StepProps } from "./you-step.tsx";

/** May differ from the hours when the owner can be reached. */
function BookableHours() {
  const query = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  return (
    <section aria-label="Weekly hours" className="mt-6 border-t pt-3">
      <Collapsible summary="Weekly hours">
        <Note className="mb-3 text-sm">When calls can be booked. Days off and calendars are under Availability.</Note>
        <Loaded query={query} what="the weekly hours">
          {({ zone, hours }) => (
            <div className="grid gap-4">
              <HoursForm zone={zone} hours={hours} />
            </div>
          )}
        </Loaded>
      </Collapsible>
    </section>
  );
}

export function ReachStep(props: StepProps) {
  const { data: session } = useQuery(sessionQuery());
  const { hasMailServer, hasPlaces, hasLegalTexts } = props.setup;
  const hasFactor = session?.user.twoFactorEnabled === true;
  const rows = [
    {
      title: "Mail server",
      note: "Until it is entered, emails wait in the outbox.",
      isDone: hasMailServer,
      to: "/admin/emails",
      hash: "server",
    },
    {
      title: "Video link of your calls",
      note: "Sent with each booking.",
      isDone: hasPlaces,
      to: "/admin/event-types",
    },
    {
      title: "Legal texts",
      note: "Drafts with your details, to be checked by someone qualified.",
      isDone: hasLegalTexts,
      to: "/admin/settings",
      hash: "legal",
    },
    {
      title: "Two-factor authentication",
      note: "Stops a stolen password from opening this area.",
      isDone: hasFactor,
      to: "/admin/security",
    },
  ] as const;
  return (
    <>
      <StepHead title="Be reached, and named in law" note="What the Impressum and the privacy policy say about you." />
      <SavedFields names={["street", "postalCode", "vatId", "openDays", "opens", "closes"]} {...props} />
      <BookableHours />
      <ul className="admin-rows mt-5 border-t">
        {rows.map(({ to, title, ...row }) => (
          <StateRow
            key={title}
            title={title}
            {...row}
            action={
              <Link to={to} {...("hash" in row && { hash: row.hash })} aria-label={`Change: ${title}`}>
                Change
              </Link>
            }
          />
        ))}
      </ul>
    </>
  );
}
