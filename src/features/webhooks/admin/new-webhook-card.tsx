import { useState } from "react";
import { copyText } from "../../../admin/copy-text.ts";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type WebhookEvent, webhookEvents } from "../events/webhook-event.ts";
import { maxEndpoints } from "../webhook.ts";
import { addWebhook } from "../webhooks.admin.functions.ts";
import { eventLabels } from "./webhook-words.tsx";

type Added = { url: string; secret: string };

function SecretNotice({ url, secret }: Added) {
  return (
    <Notice tone="success" title="Webhook added: copy its secret now" role="status">
      <p>The program at {new URL(url).hostname} needs it to check the signature. It isn’t shown again.</p>
      <p>
        <code className="wrap-anywhere">{secret}</code>
      </p>
      <Button kind="secondary" size="sm" onClick={() => void copyText(secret, "The secret was copied")}>
        Copy secret
      </Button>
    </Notice>
  );
}

/** `urls`: of the webhooks that are there. */
export function NewWebhookCard({ urls }: { urls: readonly string[] }) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>([]);
  const [includesPeople, setIncludesPeople] = useState(false);
  const [urlProblem, setUrlProblem] = useState<string>();
  const [added, setAdded] = useState<Added>();
  const wantsLeads = events.includes("lead.created");

  const add = useAction(async () => {
    const entered = url.trim();
    const isHttps = /^https:\/\/\S+$/i.test(entered) && URL.canParse(entered);
    setUrlProblem(isHttps ? undefined : "Enter a URL that begins with https://.");
    if (!isHttps) return;
    if (events.length === 0) throw new Error("Choose what it is told.");
    const data = { url: entered, events: [...events], includesPeople: wantsLeads && includesPeople };
    const result = await addWebhook({ data });
    if (!result.ok) {
      if (result.code === "full") throw new Error(`There are ${maxEndpoints} webhooks. Remove one first.`);
      return setUrlProblem(`It was not added. ${result.reason}`);
    }
    setAdded({ url: entered, secret: result.value.secret });
    setUrl("");
    setEvents([]);
    setIncludesPeople(false);
  });

  return (
    <FormCard
      title="Add a webhook"
      note="The address comes from the program that listens, such as an automation service or your CRM."
    >
      {added && urls.includes(added.url) ? <SecretNotice {...added} /> : null}
      <FieldsForm onSubmit={add.run}>
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
                setEvents((known) => (target.checked ? [...known, event] : known.filter((one) => one !== event)))
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
        <Problem text={add.problem} />
        <div className="admin-actions">
          <Button type="submit" size="sm" busy={add.busy}>
            Add webhook
          </Button>
        </div>
      </FieldsForm>
    </FormCard>
  );
}
