import { Link } from "@tanstack/react-router";
import { Send } from "lucide-react";
import { useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FieldRow, FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { Lines } from "../../../admin/record/fact-list.tsx";
import { Note, Pending, Problem } from "../../../admin/states.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { FieldErrors, useAction, useOfferUndo } from "../../../admin/use-change.ts";
import type { ReplyTemplate } from "../../../facts/reply-templates.ts";
import { useSite } from "../../../facts/use-site.ts";
import { randomId } from "../../../lib/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { completeSettings } from "../../settings/setting-facts.ts";
import { fetchSiteSettings } from "../../settings/settings.admin.functions.ts";
import { leadTitle } from "../lead.ts";
import { type LeadDetail, plainLeadStates } from "../lead-record.ts";
import { emptyTemplate, fillReply, replySubject, templatesFor } from "../lead-reply.ts";
import { discardLeadReplyDraft, sendLeadReply } from "../leads.admin.functions.ts";
import { leadStateOptions } from "./lead-words.tsx";

const statusOptions = [
  { value: "", label: "As it is" },
  ...leadStateOptions.filter(({ value }) => value === "conversation" || value === "proposal"),
];

/** Templates are edited in the settings. */
export function ReplyCard({ lead }: { lead: LeadDetail }) {
  const site = useSite();
  const query = useAdminQuery(["settings"], () => fetchSiteSettings());
  if (query.data) {
    const stored = completeSettings("replies", query.data.changed).templates as readonly ReplyTemplate[];
    return <ReplyForm lead={lead} templates={[...templatesFor(stored, lead.kind), emptyTemplate(site)]} />;
  }
  return (
    <FormCard title="Reply">
      <Pending query={query} what="the templates" />
    </FormCard>
  );
}

function ReplyForm({ lead, templates }: { lead: LeadDetail; templates: readonly ReplyTemplate[] }) {
  const site = useSite();
  const { id, name, email, kind, answers } = lead;
  const emptyIndex = String(templates.length - 1);
  const bodyOf = (index: string) =>
    fillReply(site, templates[Number(index)]?.text ?? "", { name, kind, siteUrl: window.location.origin });
  const message = answers.find((answer) => answer.name === "message")?.value;
  const [template, setTemplate] = useState("0");
  const [subject, setSubject] = useState(() => replySubject(message, leadTitle(kind)));
  const [drafted, setDrafted] = useState(lead.replyDraft);
  const [body, setBody] = useState(() => drafted?.text ?? bodyOf("0"));
  const [isChecked, setChecked] = useState(false);
  // Only a new lead changes its status with a reply.
  const [status, setStatus] = useState(lead.status === "new" ? "conversation" : "");
  // One idempotency key per text: a retry sends the same reply, an edited text a new one.
  const idempotency = useRef({ text: "", key: "" });
  function keyOf(text: string): string {
    if (idempotency.current.text !== text) idempotency.current = { text, key: randomId() };
    return idempotency.current.key;
  }
  const offerUndo = useOfferUndo();
  const isWritten = body !== bodyOf(template) && body !== drafted?.text;
  useUnsaved(isWritten, "your reply");

  function choose(index: string): void {
    const previous = { template, body };
    setTemplate(index);
    setBody(bodyOf(index));
    if (!isWritten) return;
    offerUndo("The template replaced your text", async () => {
      setTemplate(previous.template);
      setBody(previous.body);
    });
  }
  const send = useAction(async () => {
    setChecked(true);
    if (!subject.trim() || !body.trim()) throw new FieldErrors();
    const key = keyOf(JSON.stringify([subject, body, status]));
    const next = plainLeadStates.find((state) => state === status) ?? null;
    const result = await sendLeadReply({ data: { id, key, subject, body, status: next } });
    if (!result.ok) throw new Error("This lead has since been deleted. Restore it from the bin to reply.");
    idempotency.current = { text: "", key: "" };
    setChecked(false);
    setDrafted(null);
    setTemplate(emptyIndex);
    // Text typed in the meantime belongs to the next reply.
    setBody((current) => (current === body ? bodyOf(emptyIndex) : current));
    toast({ title: `Reply to ${name ?? email} sent`, type: "success" });
  });

  const discard = useAction(async () => {
    await discardLeadReplyDraft({ data: { id } });
    setDrafted(null);
    setBody(bodyOf(template));
  }, "The drafted reply was not discarded");

  return (
    <FormCard title="Reply" note={`To ${email}. Replies come back to your own inbox.`}>
      {message ? (
        <blockquote className="max-h-80 overflow-y-auto border-l-2 border-l-tide pl-4 wrap-anywhere">
          <Lines text={message} />
        </blockquote>
      ) : null}
      <FieldsForm onSubmit={send.run}>
        <FieldRow>
          <TextField
            label="Subject"
            error={isChecked && !subject.trim() ? "Enter a subject." : undefined}
            maxLength={200}
            value={subject}
            onChange={setSubject}
          />
          <SelectField
            label="Template"
            value={template}
            options={templates.map((entry, index) => ({ value: String(index), label: entry.name }))}
            onChange={choose}
          />
        </FieldRow>
        <Note>
          <Link to="/admin/settings" hash="replies">
            Edit the templates
          </Link>
        </Note>
        <TextareaField
          label="Your reply"
          error={isChecked && !body.trim() ? "Write a reply first." : undefined}
          help={message ? "What they wrote is quoted below it." : "Leave an empty line between paragraphs."}
          rows={10}
          maxLength={20_000}
          value={body}
          onChange={setBody}
        />
        {drafted ? (
          <div className="flex flex-wrap items-center gap-x-3">
            <Note>Drafted by {drafted.by}. It’s sent when you send it.</Note>
            <AdminButton action={discard} kind="quiet">
              Discard the draft
            </AdminButton>
          </div>
        ) : null}
        <Problem text={send.problem} />
        <FieldRow>
          <SelectField label="Status after sending" value={status} options={statusOptions} onChange={setStatus} />
        </FieldRow>
        <div className="admin-actions">
          <Button type="submit" busy={send.busy}>
            <Send />
            Send reply
          </Button>
        </div>
      </FieldsForm>
    </FormCard>
  );
}
