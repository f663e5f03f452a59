import { type ReactNode, useState } from "react";
import { FieldsForm } from "../../../admin/fields/form-layout.tsx";
import { Problem } from "../../../admin/states.tsx";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type WebhookEvent, webhookEvents } from "../events/webhook-event.ts";
import type { WebhookEndpoint } from "../webhook.ts";
import { eventLabels } from "./webhook-words.tsx";

export type WebhookFacts = Pick<WebhookEndpoint, "url" | "events" | "includesPeople">;

type WebhookFormProps = {
  initial: WebhookFacts;
  submit: string;
  /** Returns the URL's problem, if any. */
  save: (facts: WebhookFacts) => Promise<string | undefined>;
  children?: ReactNode;
};

/** The events that a webhook receives, and its URL. */
export function WebhookForm({ initial, submit, save, children }: WebhookFormProps) {
  const [url, setUrl] = useState(initial.url);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(initial.events);
  const [includesPeople, setIncludesPeople] = useState(initial.includesPeople);
  const [urlProblem, setUrlProblem] = useState<string>();
  const wantsLeads = events.includes("lead.created");

  const { run, busy, problem } = useAction(async () => {
    const entered = url.trim();
    const isHttps = /^https:\/\/\S+$/i.test(entered) && URL.canParse(entered);
    setUrlProblem(isHttps ? undefined : "Enter a URL that begins with https://.");
    if (!isHttps) throw new FieldErrors();
    if (events.length === 0) throw new Error("Choose at least one event.");
    const sorted = webhookEvents.filter((event) => events.includes(event));
    setUrlProblem(await save({ url: entered, events: sorted, includesPeople: wantsLeads && includesPeople }));
  });

  return (
    <FieldsForm onSubmit={run}>
      <TextField
        label="URL"
        help="It begins with https:// and leads to a public address."
        error={urlProblem}
        type="url"
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        value={url}
        onChange={(value) => {
          setUrl(value);
          setUrlProblem(undefined);
        }}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">Tell it when</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventLabels[event]}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents((current) =>
                target.checked ? [...current, event] : current.filter((other) => other !== event),
              )
            }
          />
        ))}
      </fieldset>
      {wantsLeads ? (
        <Checkbox
          label="Include name, email and message"
          help="Without it, it learns of a lead’s form and page only. With it, name this recipient in your privacy policy."
          checked={includesPeople}
          onChange={({ target }) => setIncludesPeople(target.checked)}
        />
      ) : null}
      <Problem text={problem} />
      <div className="admin-actions">
        <Button type="submit" size="sm" busy={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </FieldsForm>
  );
}
