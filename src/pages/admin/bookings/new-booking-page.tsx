import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { addBooking, fetchBookingSettings } from "../../../features/bookings/bookings.admin.functions.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FieldRow, FormCard, FormLayout } from "../kit/form-layout.tsx";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { unsaved, useUnsaved } from "../kit/unsaved.ts";
import { useAdminQuery, useInvalidate } from "../kit/use-admin-query.ts";
import { rejections } from "./booking-words.tsx";
import { TimeFields } from "./time-fields.tsx";

export const Route = createFileRoute("/admin/bookings/new")({ component: NewBookingPage });

const nobody = { name: "", email: "", organisation: "", topic: "" };

/** A conversation that the owner books for someone, with the same emails as any other. */
function NewBookingPage() {
  const { data: settings } = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  const types = (settings?.types ?? []).filter(({ active }) => active);
  const [chosenType, setType] = useState("");
  const eventType = chosenType || types[0]?.key;
  const [start, setStart] = useState<number>();
  const [person, setPerson] = useState(nobody);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  useUnsaved(
    Object.values(person).some((value) => value.trim() !== ""),
    "this booking",
  );

  async function save() {
    if (busy || !eventType) return;
    if (start === undefined) return setProblem("Choose a day and a time.");
    if (!person.name.trim() || !person.email.trim()) return setProblem("Enter the name and the email address.");
    setBusy(true);
    setProblem(undefined);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const answer = await withSession(() => addBooking({ data: { eventType, start, zone: timeZone, ...person } }));
      await invalidate("bookings");
      if ("rejected" in answer) return setProblem(rejections[answer.rejected]);
      unsaved.leave();
      toast({ title: "Booked", description: "The confirmation is on its way.", type: "success" });
      await navigate({ to: "/admin/bookings/$id", params: { id: String(answer.id) } });
    } catch (failure) {
      setProblem(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  }
  useShortcut("s", () => void save());
  const set = (name: keyof typeof nobody) => (event: { target: { value: string } }) =>
    setPerson((known) => ({ ...known, [name]: event.target.value }));

  return (
    <>
      <PageBar
        title="New booking"
        back={{ to: "/admin/bookings", label: "Bookings" }}
        note="For someone who called. They get the same emails as if they had booked it themselves."
      />
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormLayout>
          <FormCard title="When">
            <Field label="Conversation">
              {(control) => (
                <Select
                  {...control}
                  value={eventType ?? ""}
                  onChange={({ target }) => {
                    setType(target.value);
                    setStart(undefined);
                  }}
                >
                  {types.map(({ key, title, minutes }) => (
                    <option key={key} value={key}>
                      {title}, {minutes} minutes
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {eventType ? <TimeFields key={eventType} eventType={eventType} value={start} onChange={setStart} /> : null}
          </FormCard>
          <FormCard title="With whom">
            <FieldRow>
              <Field label="Name">
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={200}
                    autoComplete="off"
                    value={person.name}
                    onChange={set("name")}
                  />
                )}
              </Field>
              <Field label="Email">
                {(control) => (
                  <TextInput
                    {...control}
                    type="email"
                    maxLength={254}
                    autoComplete="off"
                    value={person.email}
                    onChange={set("email")}
                  />
                )}
              </Field>
            </FieldRow>
            <Field label="Organisation" optional>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={200}
                  autoComplete="off"
                  value={person.organisation}
                  onChange={set("organisation")}
                />
              )}
            </Field>
            <Field label="Topic" optional help="Appears in the emails and the calendar entry.">
              {(control) => (
                <Textarea {...control} rows={3} maxLength={500} value={person.topic} onChange={set("topic")} />
              )}
            </Field>
          </FormCard>
          {problem ? (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          ) : null}
          <Button type="submit" busy={busy} className="justify-self-start">
            Book it
          </Button>
        </FormLayout>
      </form>
    </>
  );
}
