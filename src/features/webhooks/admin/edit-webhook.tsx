import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { WebhookEndpoint } from "../webhook.ts";
import { changeWebhook } from "../webhooks.admin.functions.ts";
import { type WebhookFacts, WebhookForm } from "./webhook-form.tsx";

/** Its secret stays the same. */
export function EditWebhook({ id, url, events, includesPeople }: WebhookEndpoint) {
  const [isOpen, setOpen] = useState(false);
  const { hostname } = new URL(url);
  const close = () => setOpen(false);

  async function change(facts: WebhookFacts): Promise<string | undefined> {
    const result = await changeWebhook({ data: { id, ...facts } });
    if (!result.ok && result.code === "missing") throw new Error("It has been removed since.");
    if (!result.ok) return `It was not changed. ${result.reason}`;
    close();
    toast({ title: "Webhook changed", type: "success" });
    return undefined;
  }

  return (
    <>
      <Button kind="secondary" size="sm" aria-label={`Edit ${hostname}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Edit the webhook to ${hostname}`}>
        {isOpen ? (
          <WebhookForm initial={{ url, events, includesPeople }} submit="Save webhook" save={change}>
            <Button kind="secondary" size="sm" onClick={close}>
              Cancel
            </Button>
          </WebhookForm>
        ) : null}
      </Dialog>
    </>
  );
}
