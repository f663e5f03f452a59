import { type ReactNode, useState } from "react";
import type { FormKey } from "../lib/embed-settings.ts";
import type { ServiceKey } from "./registry.ts";
import { useEmbedSettings } from "./use-embed-settings.ts";
import { useLoaded } from "./use-loaded.ts";

const loadForm = () => import("./marketing/marketing-form.tsx").then(({ MarketingForm }) => MarketingForm);

type FormEmbedProps = {
  form: FormKey;
  id: string;
  children: ReactNode;
};

/** The configured service's form, else the site's own (spec 7). */
export function FormEmbed({ form, id, children }: FormEmbedProps) {
  const { marketingForms } = useEmbedSettings();
  const formId = marketingForms?.forms[form];
  if (!marketingForms || !formId) return children;
  return (
    <ThirdPartySlot id={id} service="hubspot" load={loadForm} own={children} className="on-paper min-h-96">
      {(MarketingForm, onUseBuiltIn) => (
        <MarketingForm
          scriptUrl={marketingForms.scriptUrl}
          portalId={marketingForms.portalId}
          formId={formId}
          onUseBuiltIn={onUseBuiltIn}
        />
      )}
    </ThirdPartySlot>
  );
}

const loadScheduling = () =>
  import("./scheduling/scheduling-widget.tsx").then(({ SchedulingWidget }) => SchedulingWidget);

/** The configured service's calendar, else the site's own booking (`children`). */
export function SchedulingEmbed({ id, children }: { id: string; children: ReactNode }) {
  const { scheduling } = useEmbedSettings();
  if (!scheduling) return children;
  return (
    <ThirdPartySlot id={id} service="scheduling" load={loadScheduling} own={children} className="min-h-[700px]">
      {(SchedulingWidget, onUseBuiltIn) => <SchedulingWidget {...scheduling} onUseBuiltIn={onUseBuiltIn} />}
    </ThirdPartySlot>
  );
}

type ThirdPartySlotProps<Part> = {
  id?: string;
  /** Read by the page's Content-Security-Policy. */
  service: ServiceKey;
  /** Must be the same function on every render. */
  load: () => Promise<Part>;
  /** Shown without JavaScript, by choice, or when this part's code fails to load. */
  own: ReactNode;
  className?: string;
  children: (part: Part, onUseBuiltIn: () => void) => ReactNode;
};

export function ThirdPartySlot<Part>({ id, service, load, own, className, children }: ThirdPartySlotProps<Part>) {
  const part = useLoaded(load);
  const [prefersOwn, setPrefersOwn] = useState(false);
  if (prefersOwn || part.state === "failed") return own;
  return (
    <div id={id} data-service={service} className={className}>
      <noscript>{own}</noscript>
      {part.state === "ready" ? children(part.value, () => setPrefersOwn(true)) : null}
    </div>
  );
}
