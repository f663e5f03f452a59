import { useCopy } from "../../facts/use-site.ts";
import "./marketing-form.css";
import { useId, useState } from "react";
import type { EmbedSettings } from "../../lib/embed-settings.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ConsentGate, ServiceFailure } from "../consent/consent-gate.tsx";
import { formCopy, retryCopy } from "../embeds-copy.ts";
import { findService } from "../registry.ts";
import { useEmbedSettings } from "../use-embed-settings.ts";
import { useFilledByScript } from "./use-filled-by-script.ts";

type FormOptions = {
  region: "na1";
  portalId: string;
  formId: string;
  target: string;
  onFormSubmitted: () => void;
};

declare global {
  interface Window {
    hbspt?: { forms: { create: (options: FormOptions) => void } };
  }
}

type MarketingFormProps = Pick<NonNullable<EmbedSettings["marketingForms"]>, "scriptUrl" | "portalId"> & {
  formId: string;
  onUseBuiltIn: () => void;
};

export function MarketingForm(props: MarketingFormProps) {
  const form = useCopy(formCopy);
  const service = findService(useEmbedSettings(), "hubspot");
  if (!service) return null;
  const own = (
    <Button kind="quiet" onClick={props.onUseBuiltIn}>
      {form.own}
    </Button>
  );
  return (
    <ConsentGate
      service={service}
      embedId={`form ${props.formId}`}
      title={form.title}
      action={form.action}
      alternative={own}
      ground="surface"
      placeholderClass="min-h-96"
    >
      <LoadedForm {...props} />
    </ConsentGate>
  );
}

function LoadedForm({ scriptUrl, portalId, formId, onUseBuiltIn }: MarketingFormProps) {
  const retryWords = useCopy(retryCopy);
  const form = useCopy(formCopy);
  const targetId = `form-${useId().replaceAll(/\W/g, "")}`;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { box, state, retry } = useFilledByScript(scriptUrl, (element) => {
    element.id = targetId;
    if (!window.hbspt) throw new Error("The forms script has not defined window.hbspt");
    const onFormSubmitted = () => setIsSubmitted(true);
    window.hbspt.forms.create({ region: "na1", portalId, formId, target: `#${targetId}`, onFormSubmitted });
  });
  return (
    <div className="min-h-96 rounded-card border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)] text-ink">
      {state === "loading" ? <Spinner label={form.loading} /> : null}
      {state === "failed" ? (
        <ServiceFailure title={form.failedTitle} text={form.failed}>
          <Button onClick={retry}>{retryWords.tryAgain}</Button>
          <Button kind="secondary" onClick={onUseBuiltIn}>
            {form.own}
          </Button>
        </ServiceFailure>
      ) : null}
      <div ref={box} className="marketing-form" hidden={state === "failed"} />
      {isSubmitted ? (
        <Notice tone="success" title={form.sentTitle} role="status" className="mt-6">
          <p>{form.sent}</p>
        </Notice>
      ) : null}
      {state === "ready" && !isSubmitted ? (
        <p className="mt-6 border-t border-line pt-2">
          <Button kind="quiet" onClick={onUseBuiltIn}>
            {form.own}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
