import { useState } from "react";
import { copyText } from "../../../admin/copy-text.ts";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { maxEndpoints } from "../webhook.ts";
import { addWebhook } from "../webhooks.admin.functions.ts";
import { type WebhookFacts, WebhookForm } from "./webhook-form.tsx";

type CreatedWebhook = { url: string; secret: string };

function SecretNotice({ url, secret }: CreatedWebhook) {
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

const empty: WebhookFacts = { url: "", events: [], includesPeople: false };

/** `urls`: of the existing webhooks. */
export function NewWebhookCard({ urls }: { urls: readonly string[] }) {
  const [added, setAdded] = useState<CreatedWebhook>();

  async function add(facts: WebhookFacts): Promise<string | undefined> {
    const result = await addWebhook({ data: facts });
    if (result.ok) {
      setAdded({ url: facts.url, secret: result.value.secret });
      return undefined;
    }
    if (result.code === "full") throw new Error(`There are ${maxEndpoints} webhooks. Remove one first.`);
    return `It was not added. ${result.reason}`;
  }

  return (
    <FormCard
      title="Add a webhook"
      note="The address comes from the program that listens, such as an automation service or your CRM."
    >
      {added && urls.includes(added.url) ? <SecretNotice {...added} /> : null}
      <WebhookForm key={added?.secret} initial={empty} submit="Add webhook" save={add} />
    </FormCard>
  );
}
