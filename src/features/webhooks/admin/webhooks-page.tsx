import { createFileRoute } from "@tanstack/react-router";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { deliveryLogDays, type WebhookDelivery, type WebhookEndpoint } from "../webhook.ts";
import {
  fetchWebhooks,
  removeWebhook,
  resendDelivery,
  switchWebhook,
  testWebhook,
} from "../webhooks.admin.functions.ts";
import { EditWebhook } from "./edit-webhook.tsx";
import { NewWebhookCard } from "./new-webhook-card.tsx";
import { DeliveryChip, EndpointChip, eventLabel } from "./webhook-words.tsx";

export const Route = createFileRoute("/admin/webhooks")({ component: WebhooksPage });

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const site = useSite();
  const { id, url, events, includesPeople, failingSince, isOn } = endpoint;
  const { hostname } = new URL(url);
  const test = useAction(async () => {
    const arrived = await testWebhook({ data: { id } });
    if (arrived) toast({ title: "The test arrived", type: "success" });
    else throw new Error("The log below says why.");
  }, "The test did not arrive");
  const change = useAction(() => switchWebhook({ data: { id, isOn: !isOn } }), "The webhook was not changed");
  return (
    <li>
      <span>
        <span className="wrap-anywhere">{url}</span>
        <small>
          {events.map(eventLabel).join(", ")}
          {includesPeople ? ", with name, email and message" : ""}
          {failingSince ? `. Nothing has arrived since ${formatDateTime(site, failingSince)}` : ""}
        </small>
        <EndpointChip {...endpoint} />
      </span>
      <span className="admin-actions">
        <Button
          kind="secondary"
          size="sm"
          busy={test.busy}
          aria-label={`Send a test to ${hostname}`}
          onClick={test.run}
        >
          Send a test
        </Button>
        <EditWebhook {...endpoint} />
        <Button
          kind="secondary"
          size="sm"
          busy={change.busy}
          aria-label={`Turn ${isOn ? "off" : "on"} ${hostname}`}
          onClick={change.run}
        >
          {isOn ? "Turn off" : "Turn on"}
        </Button>
        <ConfirmButton
          label="Remove …"
          title={`Remove the webhook to ${hostname}?`}
          confirm="Remove webhook"
          danger
          onConfirm={() => removeWebhook({ data: { id } })}
        >
          Its secret and its log are deleted, and what waits for it is not sent.
        </ConfirmButton>
      </span>
    </li>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const site = useSite();
  const { id, host, event, state, attempts, nextAt, status, answer, createdAt } = delivery;
  const again = useAction(async () => {
    await resendDelivery({ data: { id } });
    toast({ title: "On the way again", type: "success" });
  }, "It was not sent again");
  const response = [status === null ? "" : `Status ${status}`, answer].filter(Boolean).join(": ");
  return (
    <li>
      <span>
        {eventLabel(event)}, {host}
        <small>
          {formatDateTime(site, createdAt)}
          {attempts > 0 ? `, ${counted(attempts, "attempt")}` : ""}
          {state === "waiting" && attempts > 0 ? `, next ${formatDateTime(site, nextAt)}` : ""}
        </small>
        {response ? <small className="wrap-anywhere">{response}</small> : null}
        <DeliveryChip {...delivery} />
      </span>
      {state === "waiting" ? null : (
        <Button
          kind="secondary"
          size="sm"
          busy={again.busy}
          aria-label={`Send again: ${eventLabel(event)} of ${formatDateTime(site, createdAt)} to ${host}`}
          onClick={again.run}
        >
          Send again
        </Button>
      )}
    </li>
  );
}

function WebhooksPage() {
  const query = useAdminQuery(
    ["webhooks"],
    () => fetchWebhooks(),
    () => 10_000,
  );
  return (
    <>
      <PageBar
        title="Webhooks"
        note="Other programs learn at once what happens here, in messages signed as Standard Webhooks describes."
      />
      <Loaded query={query} what="the webhooks">
        {({ endpoints, deliveries }) => (
          <FormLayout>
            {endpoints.length > 0 ? (
              <FormCard title="Your webhooks">
                <ul className="admin-rows">
                  {endpoints.map((endpoint) => (
                    <EndpointRow key={endpoint.id} endpoint={endpoint} />
                  ))}
                </ul>
              </FormCard>
            ) : null}
            <NewWebhookCard urls={endpoints.map(({ url }) => url)} />
            {endpoints.length > 0 ? (
              <FormCard
                title="Deliveries"
                note={`The newest first; erased after ${deliveryLogDays} days. What does not arrive is sent again for three days, at growing intervals.`}
              >
                {deliveries.length > 0 ? (
                  <ul className="admin-rows" aria-label="Deliveries">
                    {deliveries.map((delivery) => (
                      <DeliveryRow key={delivery.id} delivery={delivery} />
                    ))}
                  </ul>
                ) : (
                  <Note>Nothing has been sent yet. Send a test to see whether it arrives.</Note>
                )}
              </FormCard>
            ) : null}
          </FormLayout>
        )}
      </Loaded>
    </>
  );
}
