import { Send } from "lucide-react";
import { useState } from "react";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { Note, Pending, Problem } from "../../../admin/states.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import {
  defaultReplyTemplates,
  fillTemplate,
  firstNameOf,
  type ReplyTemplate,
} from "../../../facts/reply-templates.ts";
import type { Site } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { completeSettings } from "../../settings/setting-facts.ts";
import { fetchSiteSettings } from "../../settings/settings.admin.functions.ts";
import { type BookingDetail, maxMessageLength } from "../booking-record.ts";
import { sendNoShowMessage } from "../bookings.admin.functions.ts";

const missed = { en: "We missed each other", de: "Wir haben uns verpasst" };

/** The owner's template, or the built-in one. */
function prepareMessage(site: Site, { name, title }: BookingDetail, templates: readonly ReplyTemplate[]): string {
  const template = [...templates, ...defaultReplyTemplates].find(({ purpose }) => purpose === "A missed call");
  return fillTemplate(template?.text ?? "", {
    "first name": firstNameOf(name),
    "what they asked for": title,
    "my name": site.facts.name,
    eBook: site.facts.ebookTitle,
    site: window.location.origin,
  });
}

/** A prepared message to the no-show. */
export function NoShowCard({ booking }: { booking: BookingDetail }) {
  const site = useSite();
  const { name, noShowWrittenAt } = booking;
  const query = useAdminQuery(["settings"], () => fetchSiteSettings());
  if (noShowWrittenAt)
    return (
      <FormCard title={`Write to ${name}`}>
        <Note>You wrote on {formatDateTime(site, noShowWrittenAt)}.</Note>
      </FormCard>
    );
  if (query.data) {
    const templates = completeSettings("replies", query.data.changed).templates as readonly ReplyTemplate[];
    return <MessageForm booking={booking} prepared={prepareMessage(site, booking, templates)} />;
  }
  return (
    <FormCard title={`Write to ${name}`}>
      <Pending query={query} what="the templates" />
    </FormCard>
  );
}

function MessageForm({ booking, prepared }: { booking: BookingDetail; prepared: string }) {
  const { id, name, email, title } = booking;
  const { language } = useSite().facts;
  const [subject, setSubject] = useState(`${missed[language]}: ${title}`);
  const [body, setBody] = useState(prepared);
  const [isChecked, setChecked] = useState(false);
  useUnsaved(body !== prepared, "your message");
  const send = useAction(async () => {
    setChecked(true);
    if (!subject.trim() || !body.trim()) throw new FieldErrors();
    const result = await sendNoShowMessage({ data: { id, subject, body } });
    if (!result.ok) throw new Error("The booking has since changed.");
    toast({ title: `Message to ${name} sent`, type: "success" });
  });
  return (
    <FormCard
      title={`Write to ${name}`}
      note={`${name} did not come. This goes to ${email}; replies come back to your own inbox.`}
    >
      <FieldsForm onSubmit={send.run}>
        <TextField
          label="Subject"
          error={isChecked && !subject.trim() ? "Enter a subject." : undefined}
          maxLength={200}
          value={subject}
          readOnly={send.busy}
          onChange={setSubject}
        />
        <TextareaField
          label="Your message"
          error={isChecked && !body.trim() ? "Write a message first." : undefined}
          rows={8}
          maxLength={maxMessageLength}
          value={body}
          readOnly={send.busy}
          onChange={setBody}
        />
        <Problem text={send.problem} />
        <div className="admin-actions">
          <Button type="submit" busy={send.busy}>
            <Send />
            Send message
          </Button>
        </div>
      </FieldsForm>
    </FormCard>
  );
}
