import { fillText } from "../../facts/tokens.ts";
import { useCopy } from "../../facts/use-site.ts";
import "./scheduling-widget.css";
import { useEffect, useState } from "react";
import type { EmbedSettings } from "../../lib/embed-settings.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ConsentGate, Frame, ServiceFailure } from "../consent/consent-gate.tsx";
import { retryCopy, schedulingCopy } from "../embeds-copy.ts";
import { useFilledByScript } from "../marketing/use-filled-by-script.ts";
import { findService } from "../registry.ts";
import { useEmbedSettings } from "../use-embed-settings.ts";

declare global {
  interface Window {
    Calendly?: { initInlineWidget: (options: { url: string; parentElement: HTMLElement }) => void };
  }
}

type Scheduling = NonNullable<EmbedSettings["scheduling"]>;

type SchedulingWidgetProps = Scheduling & {
  onUseBuiltIn: () => void;
  /** In a dialog the placeholder need not be as high as the calendar. */
  inDialog?: boolean;
};

/** At least 320 px wide and 700 px high (spec 2). */
export function SchedulingWidget({ url, scriptUrl, onUseBuiltIn, inDialog = false }: SchedulingWidgetProps) {
  const scheduling = useCopy(schedulingCopy);
  const service = findService(useEmbedSettings(), "scheduling");
  if (!service) return null;
  return (
    <ConsentGate
      service={service}
      embedId="scheduling"
      title={scheduling.title}
      action={scheduling.action}
      page={{ href: url, label: fillText(scheduling.page, { host: service.name }) }}
      placeholderClass={inDialog ? undefined : "min-h-[700px]"}
      alternative={
        <Button kind="quiet" onClick={onUseBuiltIn}>
          {scheduling.own}
        </Button>
      }
    >
      {scriptUrl ? (
        <ScriptedCalendar url={url} scriptUrl={scriptUrl} onUseBuiltIn={onUseBuiltIn} />
      ) : (
        <div className="scheduling-widget">
          <Frame src={url} title={scheduling.title} height={700} />
        </div>
      )}
    </ConsentGate>
  );
}

function ScriptedCalendar({ url, scriptUrl, onUseBuiltIn }: Required<Scheduling> & { onUseBuiltIn: () => void }) {
  const retryWords = useCopy(retryCopy);
  const scheduling = useCopy(schedulingCopy);
  const { box, state, retry } = useFilledByScript(scriptUrl, (element) => {
    element.className = "calendly-inline-widget";
    // Otherwise the script finds and fills this element a second time.
    element.dataset.autoLoad = "false";
    element.dataset.url = url;
    if (!window.Calendly) throw new Error("The calendar script has not defined window.Calendly");
    window.Calendly.initInlineWidget({ url, parentElement: element });
  });
  if (state === "failed") {
    return (
      <>
        <ServiceFailure title={scheduling.failedTitle} text={scheduling.failed}>
          <Button onClick={retry}>{retryWords.tryAgain}</Button>
          <Button kind="secondary" onClick={onUseBuiltIn}>
            {scheduling.own}
          </Button>
        </ServiceFailure>
        <div ref={box} hidden />
      </>
    );
  }
  return (
    <div className="relative min-h-[700px]">
      {state === "loading" ? <Spinner label={scheduling.loading} /> : null}
      <NamedFrames within={box} ready={state === "ready"} />
      <div ref={box} className="scheduling-widget" />
    </div>
  );
}

/** Adds missing titles to the service's frames. */
function NamedFrames({ within, ready }: { within: { current: HTMLElement | null }; ready: boolean }) {
  const scheduling = useCopy(schedulingCopy);
  const [isTitled, setTitled] = useState(false);
  useEffect(() => {
    if (!ready || isTitled) return;
    for (const frame of within.current?.querySelectorAll("iframe") ?? []) frame.title ||= scheduling.title;
    setTitled(true);
  }, [ready, isTitled, within, scheduling.title]);
  return null;
}
