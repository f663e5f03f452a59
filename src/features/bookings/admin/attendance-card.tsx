import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useAction } from "../../../admin/use-action.ts";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { BookingDetail } from "../booking-record.ts";
import { saveNoShow } from "../bookings.admin.functions.ts";

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
