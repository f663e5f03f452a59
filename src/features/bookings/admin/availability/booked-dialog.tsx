import { ConfirmDialog } from "../../../../admin/confirm-dialog.tsx";
import { counted, formatDateTime } from "../../../../admin/format-date-time.ts";
import { RecordLink } from "../../../../admin/record/record-link.tsx";
import { useSite } from "../../../../facts/use-site.ts";
import type { BookedTime } from "../../booking-record.ts";

type BookedDialogProps = {
  bookings: readonly BookedTime[] | undefined;
  title: string;
  onClose: () => void;
  onConfirm: () => Promise<unknown> | undefined;
};

export function BookedDialog({ bookings, title, onClose, onConfirm }: BookedDialogProps) {
  const site = useSite();
  return (
    <ConfirmDialog
      open={bookings !== undefined}
      onClose={onClose}
      title={title}
      confirm="Add days off anyway"
      onConfirm={onConfirm}
    >
      <p>
        {counted(bookings?.length ?? 0, "booking")} on these days will stay. Reschedule or cancel what you cannot keep.
      </p>
      <ul className="admin-rows mt-3">
        {bookings?.map(({ id, title, name, startsAt }) => (
          <li key={id}>
            <span>
              <RecordLink kind="booking" id={id} note={`${title} with ${name}`}>
                {formatDateTime(site, startsAt)}
              </RecordLink>
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
