import { StatusChip } from "../../../admin/status-chip.tsx";
import type { WebhookEvent } from "../events/webhook-event.ts";
import { testEvent, type WebhookDelivery, type WebhookEndpoint } from "../webhook.ts";

export const eventLabels: Record<WebhookEvent, string> = {
  "article.published": "An article is published",
  "episode.published": "An episode is published",
  "issue.sent": "An issue of the newsletter has been sent",
  "lead.created": "A lead comes in",
};

const shortLabels: Record<string, string> = {
  "article.published": "Article published",
  "episode.published": "Episode published",
  "issue.sent": "Issue sent",
  "lead.created": "Lead came in",
  [testEvent]: "Test",
};

export const eventLabel = (event: string): string => shortLabels[event] ?? event;

export function EndpointChip({ isOn, failingSince }: WebhookEndpoint) {
  if (!isOn) return <StatusChip tone="open">Off</StatusChip>;
  return failingSince ? <StatusChip tone="problem">Failing</StatusChip> : <StatusChip tone="done">On</StatusChip>;
}

export function DeliveryChip({ state, attempts }: WebhookDelivery) {
  if (state === "delivered") return <StatusChip tone="done">Delivered</StatusChip>;
  if (state === "failed") return <StatusChip tone="problem">Failed</StatusChip>;
  return <StatusChip tone="planned">{attempts === 0 ? "Waiting" : "Trying again"}</StatusChip>;
}
