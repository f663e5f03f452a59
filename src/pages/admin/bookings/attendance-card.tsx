import type { BookingDetail } from "../../../features/bookings/booking-record.ts";
import { saveNoShow } from "../../../features/bookings/bookings.admin.functions.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FormCard } from "../kit/form-layout.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useAction } from "../kit/use-action.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";

/** Notes after the start that the visitor did not come, or came after all; no email is sent. */
export function AttendanceCard({ booking }: { booking: BookingDetail }) {
  const { id, name, noShow } = booking;
  const invalidate = useInvalidate();
  const save = useAction(async () => {
    await withSession(() => saveNoShow({ data: { id, noShow: !noShow } }));
    await invalidate("bookings");
    toast({ title: noShow ? "Noted as attended" : "Noted as a no-show", type: "success" });
  }, "This was not saved");
  return (
    <FormCard
      title="Attendance"
      note={noShow ? `${name} did not come.` : `Did ${name} not come? ${name} gets no email about it.`}
    >
      <div className="admin-actions">
        <Button kind="secondary" size="sm" busy={save.busy} onClick={save.run}>
          {noShow ? "Mark as attended" : "Mark as no-show"}
        </Button>
      </div>
    </FormCard>
  );
}
