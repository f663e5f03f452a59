import type { ReactNode } from "react";
import type { FormKey } from "../../lib/embed-settings.ts";
import { OutsidePlace } from "../outside-place.tsx";
import { useEmbedSettings } from "../use-embed-settings.ts";

const loadForm = () => import("./marketing-form.tsx").then(({ MarketingForm }) => MarketingForm);

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
    <OutsidePlace id={id} service="hubspot" load={loadForm} own={children} className="on-paper min-h-96">
      {(MarketingForm, useOwn) => (
        <MarketingForm
          scriptUrl={marketingForms.scriptUrl}
          portalId={marketingForms.portalId}
          formId={formId}
          useOwn={useOwn}
        />
      )}
    </OutsidePlace>
  );
}
