import { useState } from "react";
import { FieldsForm } from "../../../admin/fields/fields-form.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAction } from "../../../admin/use-action.ts";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type BookingDetail, isPlace } from "../booking-record.ts";
import { saveBookingPlace } from "../bookings.admin.functions.ts";

/** Where this one conversation takes place, when not where its event type says. */
export function PlaceCard({ booking }: { booking: BookingDetail }) {
  const { id, name, typePlace } = booking;
  const [text, setText] = useState(booking.place ?? "");
  const [error, setError] = useState<string>();
  const invalidate = useInvalidate();
  const place = text.trim() || null;
  const isChanged = place !== booking.place;
  useUnsaved(isChanged, "the meeting place");

  const save = useAction(async () => {
    if (place !== null && !isPlace(place)) {
      setError("Begin a link with https://, or describe the place in words.");
      return;
    }
    const saved = await withSession(() => saveBookingPlace({ data: { id, place } }));
    await invalidate("bookings");
    if (!saved.ok) throw new Error("The booking has changed in the meantime.");
    toast({ title: "Meeting place saved", description: `${name} gets a new calendar entry.`, type: "success" });
  }, "The meeting place was not saved");
  return (
    <FormCard title="Meeting link or place" note={`${name} gets an email with a new calendar entry.`}>
      <FieldsForm onSubmit={save.run}>
        <TextField
          label="For this booking"
          {...(error === undefined ? {} : { error })}
          help={typePlace ? `Empty: ${typePlace}` : "Empty: you call or send a link before the start."}
          maxLength={500}
          value={text}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
        <Button type="submit" kind="secondary" size="sm" busy={save.busy} disabled={!isChanged}>
          Save place
        </Button>
      </FieldsForm>
    </FormCard>
  );
}
