import { createFileRoute } from "@tanstack/react-router";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../../admin/confirm-dialog.tsx";
import { copyText } from "../../../../admin/copy-text.ts";
import { FormCard, FormLayout } from "../../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../../admin/page-bar.tsx";
import { RecordStates } from "../../../../admin/record/record-page.tsx";
import { Pending } from "../../../../admin/states.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { useAction } from "../../../../admin/use-change.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { fetchBookingSettings } from "../../bookings.admin.functions.ts";
import { deleteCalendarFeed, fetchCalendarFeed, renewCalendarFeed } from "../../calendars/calendars.admin.functions.ts";
import { BusyCalendarsCard } from "./busy-calendars-card.tsx";
import { DaysOffCard } from "./days-off-card.tsx";
import { HoursForm } from "./hours-form.tsx";

const replaceWarning = "The current URL stops working at once. Calendars that use it no longer show bookings.";

function FeedCard() {
  const query = useAdminQuery(["bookings", "feed"], () => fetchCalendarFeed());
  const url = query.data?.url;

  async function change(what: "renew" | "delete") {
    await (what === "renew" ? renewCalendarFeed() : deleteCalendarFeed());
    toast({ title: what === "renew" ? "Calendar URL created" : "Calendar URL removed", type: "success" });
  }
  const create = useAction(() => change("renew"), "The calendar URL was not created");
  return (
    <FormCard
      title="Bookings in your calendar"
      note="Subscribe to this URL in Google Calendar, Outlook or Apple Calendar, and every upcoming booking is there. Anyone who has the URL can read them."
    >
      {url ? (
        <>
          <TextField
            label="Calendar URL"
            readOnly
            value={url}
            onChange={() => undefined}
            onFocus={({ target }) => target.select()}
          />
          <div className="admin-actions">
            <AdminButton onClick={() => void copyText(url, "Calendar URL copied")}>Copy URL</AdminButton>
            <ConfirmButton
              label="Replace …"
              kind="secondary"
              title="Replace the calendar URL?"
              confirm="Replace URL"
              onConfirm={() => change("renew")}
            >
              {replaceWarning}
            </ConfirmButton>
            <ConfirmButton
              label="Remove …"
              title="Remove the calendar URL?"
              confirm="Remove URL"
              danger
              onConfirm={() => change("delete")}
            >
              {replaceWarning}
            </ConfirmButton>
          </div>
        </>
      ) : query.data ? (
        <div className="admin-actions">
          <AdminButton action={create}>Create calendar URL</AdminButton>
        </div>
      ) : (
        <Pending query={query} what="the calendar URL" />
      )}
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/availability")({ component: AvailabilityPage });

function AvailabilityPage() {
  const { data, error, refetch } = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  if (!data) {
    return <RecordStates noun="Availability" data={data} error={error} onRetry={() => void refetch()} back="booking" />;
  }
  return (
    <>
      <PageBar title="Availability" note="What visitors can book changes at once; existing bookings stay." />
      <FormLayout>
        <FormCard title="Weekly hours">
          <HoursForm zone={data.zone} hours={data.hours} />
        </FormCard>
        <DaysOffCard daysOff={data.daysOff} />
        <BusyCalendarsCard />
        <FeedCard />
      </FormLayout>
    </>
  );
}
