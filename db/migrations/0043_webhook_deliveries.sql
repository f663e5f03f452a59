-- Webhooks of email providers that were accepted: a repeated one changes nothing, whichever copy of the site gets it.

create table newsletter_webhook_deliveries (
  provider text not null,
  -- The provider's own name of the delivery: an identifier or a token that it uses once.
  delivery_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, delivery_id)
);
create index newsletter_webhook_deliveries_by_time on newsletter_webhook_deliveries (received_at);

alter table newsletter_webhook_deliveries enable row level security;
