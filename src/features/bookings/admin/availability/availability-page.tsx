import { createFileRoute } from "@tanstack/react-router";
import { FormLayout } from "../../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../../admin/page-bar.tsx";
import { RecordStates } from "../../../../admin/record/record-states.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { fetchBookingSettings } from "../../bookings.admin.functions.ts";
import { BusyCalendarsCard } from "./busy-calendars-card.tsx";
import { DaysOffCard } from "./days-off-card.tsx";
import { EventTypeCard } from "./event-type-card.tsx";
import { FeedCard } from "./feed-card.tsx";
import { HoursCard } from "./hours-card.tsx";

export const Route = createFileRoute("/admin/availability")({ component: AvailabilityPage });

/** When conversations can be booked, and of what kinds. */
function AvailabilityPage() {
  const { data, error, refetch } = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  if (!data) {
    return <RecordStates noun="Availability" data={data} error={error} onRetry={() => void refetch()} back="booking" />;
  }
  return (
    <>
      <PageBar title="Availability" note="What visitors can book changes at once; existing bookings stay." />
      <FormLayout>
        <HoursCard zone={data.zone} hours={data.hours} />
        <DaysOffCard daysOff={data.daysOff} />
        <BusyCalendarsCard />
        <FeedCard />
        <h2 className="mt-4">Event types</h2>
        {data.types.map((type) => (
          <EventTypeCard key={type.key} type={type} general={data.hours} />
        ))}
      </FormLayout>
    </>
  );
}
