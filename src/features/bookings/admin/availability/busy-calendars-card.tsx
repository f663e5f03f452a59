import { useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { summaryClass } from "../../../../admin/collapsible.tsx";
import { FieldsForm, FormCard } from "../../../../admin/fields/form-layout.tsx";
import { counted, formatDateTime } from "../../../../admin/format-date-time.ts";
import { Note, Pending, Problem } from "../../../../admin/states.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { FieldErrors, useAction } from "../../../../admin/use-change.ts";
import { useSite } from "../../../../facts/use-site.ts";
import { isWebUrl } from "../../../../lib/web-url.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { calendarUrl } from "../../calendars/calendar-reading.ts";
import {
  addBusyCalendar,
  deleteBusyCalendar,
  fetchBusyCalendars,
  offerUnknownTimes,
  readBusyCalendars,
} from "../../calendars/calendars.admin.functions.ts";

const none = { name: "", url: "" };

export function BusyCalendarsCard() {
  const site = useSite();
  const query = useAdminQuery(["bookings", "busy"], () => fetchBusyCalendars());
  const { data } = query;
  const [entered, setEntered] = useState(none);
  const [errors, setErrors] = useState<{ [Name in keyof typeof none]?: string | undefined }>({});
  const [note, setNote] = useState<string | null>(null);

  const add = useAction(async () => {
    const [name, url] = [entered.name.trim(), calendarUrl(entered.url)];
    const found = {
      name: name ? undefined : "Give the calendar a name.",
      url: isWebUrl(url) ? undefined : "Enter the calendar’s private URL; it begins with https:// or webcal://.",
    };
    setErrors(found);
    if (found.name || found.url) throw new FieldErrors();
    const added = await addBusyCalendar({ data: { name, url } });
    if (!added.ok) {
      const reason = added.code === "known" ? "This calendar is already in the list." : added.reason;
      throw new Error(`The calendar was not added. ${reason}`);
    }
    setEntered(none);
    setNote(added.value.note && `${name} was added. ${added.value.note}`);
  });
  const remove = useAction((id: number) => deleteBusyCalendar({ data: { id } }), "The calendar was not removed");
  const read = useAction(() => readBusyCalendars(), "The calendars were not synced");
  const offer = useAction(
    (id: number, offers: boolean) => offerUnknownTimes({ data: { id, offers } }),
    "The change was not saved",
  );
  const field = (name: keyof typeof none) => ({
    value: entered[name],
    error: errors[name],
    onChange: (value: string) => {
      setEntered((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
  });
  const calendars = data?.calendars ?? [];
  return (
    <FormCard
      title="Conflict calendars"
      note="Visitors cannot book while one of these calendars is busy. They are synced every 15 minutes; only the times are stored, never what they are for."
    >
      {data ? null : <Pending query={query} what="the conflict calendars" />}
      {calendars.length > 0 ? (
        <ul className="admin-rows">
          {calendars.map(({ id, name, host, readAt, problem, problemSince, leftOut, knownUntil, offersUnknown }) => (
            <li key={id}>
              <span>
                {name}
                <small>
                  {host}
                  {readAt ? `, last synced ${formatDateTime(site, readAt)}` : ""}
                </small>
                <Problem text={leftOut ?? undefined} />
                <Problem
                  text={
                    problem
                      ? `${problem} It hasn’t been readable since ${formatDateTime(site, problemSince ?? "")}; the times synced before still count.`
                      : undefined
                  }
                />
                {problem && knownUntil ? (
                  <Checkbox
                    label={`Offer times after ${formatDateTime(site, knownUntil)}, which this calendar could contradict`}
                    checked={offersUnknown}
                    onChange={({ target }) => offer.run(id, target.checked)}
                  />
                ) : null}
              </span>
              <AdminButton aria-label={`Remove ${name}`} busy={remove.busy} onClick={() => remove.run(id)}>
                Remove
              </AdminButton>
            </li>
          ))}
        </ul>
      ) : null}
      {data && calendars.length > 0 ? (
        <details className="group [&>:not(summary)+*]:mt-3">
          <summary className={summaryClass("w-fit font-medium text-tide")}>
            {counted(data.next.length, "busy time")} in the next two weeks
          </summary>
          <ul className="text-[0.9375rem] [columns:2_260px]">
            {data.next.map(({ start, end }) => (
              <li key={start + end}>
                {formatDateTime(site, start)} to {formatDateTime(site, end)}
              </li>
            ))}
          </ul>
          <AdminButton action={read}>Sync now</AdminButton>
        </details>
      ) : null}
      <FieldsForm onSubmit={add.run}>
        <TextField label="Name of the calendar" maxLength={80} autoComplete="off" {...field("name")} />
        <TextField
          label="Private iCalendar URL"
          help="In Google Calendar: “Secret address in iCal format”. In Outlook: publish the calendar and copy the ICS link."
          maxLength={2000}
          autoComplete="off"
          {...field("url")}
        />
        <Problem text={add.problem} />
        {note ? <Note>{note}</Note> : null}
        <AdminButton submits={add}>Add calendar</AdminButton>
      </FieldsForm>
    </FormCard>
  );
}
