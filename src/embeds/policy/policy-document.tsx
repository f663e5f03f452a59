import { type ReactNode, useEffect, useRef, useState } from "react";
import { fillText } from "../../facts/tokens.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ConsentGate, ServiceFailure } from "../consent/consent-gate.tsx";
import { policyCopy, retryCopy } from "../embeds-copy.ts";
import { findService } from "../registry.ts";
import { useEmbedSettings } from "../use-embed-settings.ts";

/** Milliseconds; when the script is injected and its content polled (spec 9). */
const policyTiming = { inject: 500, firstCheck: 1500, between: 1000, attempts: 15, enough: 100 } as const;

export type PolicyState =
  | { phase: "waiting" }
  | { phase: "checking"; attempts: number }
  | { phase: "loaded" }
  | { phase: "failed" };

type PolicyEvent = { type: "injected" } | { type: "checked"; characters: number } | { type: "restarted" };

/** State machine of spec 4 and 9; stale events change nothing. */
export function nextPolicyState(state: PolicyState, event: PolicyEvent): PolicyState {
  if (event.type === "restarted") return { phase: "waiting" };
  if (event.type === "injected") return state.phase === "waiting" ? { phase: "checking", attempts: 0 } : state;
  if (state.phase !== "checking") return state;
  if (event.characters > policyTiming.enough) return { phase: "loaded" };
  const attempts = state.attempts + 1;
  return attempts < policyTiming.attempts ? { phase: "checking", attempts } : { phase: "failed" };
}

type Watch = {
  inject: () => void;
  /** Characters that the service has rendered so far. */
  measure: () => number;
  onChange: (state: PolicyState) => void;
};

/** Injects a policy document and polls for its content; returns a stop function. */
export function watchPolicy({ inject, measure, onChange }: Watch): () => void {
  let state: PolicyState = { phase: "waiting" };
  let timer: ReturnType<typeof setTimeout>;
  const dispatch = (event: PolicyEvent) => {
    state = nextPolicyState(state, event);
    onChange(state);
  };
  const check = () => {
    dispatch({ type: "checked", characters: measure() });
    if (state.phase === "checking") timer = setTimeout(check, policyTiming.between);
  };
  onChange(state);
  timer = setTimeout(() => {
    inject();
    dispatch({ type: "injected" });
    timer = setTimeout(check, policyTiming.firstCheck - policyTiming.inject);
  }, policyTiming.inject);
  return () => clearTimeout(timer);
}

type PolicyDocumentProps = {
  scriptUrl: string;
  ids: readonly string[];
  name: string;
  contact: ReactNode;
  onVisibleChange: (isVisible: boolean) => void;
};

export function PolicyDocument(props: PolicyDocumentProps) {
  const policy = useCopy(policyCopy);
  const service = findService(useEmbedSettings(), "policies");
  if (!service) return null;
  return (
    <ConsentGate
      service={service}
      embedId={`policies ${props.ids.join(" ")}`}
      title={`${fillText(policy.hosted, { document: props.name, service: service.name })} ${policy.ownBelow}`}
      action={policy.action}
      placeholderClass="min-h-64"
    >
      <WatchedDocument {...props} />
    </ConsentGate>
  );
}

/** Empty elements with the attributes that the service's script looks for. */
function createContainers(ids: readonly string[]): HTMLElement[] {
  return ids.map((id) => {
    const container = document.createElement("div");
    container.setAttribute("name", "termly-embed");
    container.dataset.id = id;
    return container;
  });
}

function WatchedDocument({ scriptUrl, ids, name, contact, onVisibleChange }: PolicyDocumentProps) {
  const retry = useCopy(retryCopy);
  const policy = useCopy(policyCopy);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PolicyState>({ phase: "waiting" });
  const [attempt, setAttempt] = useState(0);
  const { language } = useSite().facts;
  const [today] = useState(() => formatDate(new Date().toISOString(), undefined, language));
  const idList = ids.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to start over
  useEffect(() => {
    const containers = createContainers(idList.split(" "));
    box.current?.replaceChildren(...containers);
    let script: HTMLScriptElement | undefined;
    const stop = watchPolicy({
      inject: () => {
        // Re-run at every attempt: the script fills only elements that exist when it starts.
        script = document.createElement("script");
        script.src = scriptUrl;
        script.async = true;
        document.body.append(script);
      },
      measure: () => Math.min(...containers.map((container) => container.innerHTML.trim().length)),
      onChange: setState,
    });
    return () => {
      stop();
      script?.remove();
    };
  }, [scriptUrl, idList, attempt]);
  const isVisible = state.phase === "loaded";
  useEffect(() => {
    onVisibleChange(isVisible);
    return () => onVisibleChange(false);
  }, [isVisible, onVisibleChange]);
  return (
    <>
      {state.phase === "waiting" || state.phase === "checking" ? (
        <Spinner label={fillText(policy.loading, { document: name })} />
      ) : null}
      {state.phase === "failed" ? (
        <ServiceFailure
          title={fillText(policy.failed, { document: name })}
          text={
            <>
              <p>
                {policy.note} {contact}
              </p>
              <p className="mt-2">
                {policy.updated} {today}
              </p>
            </>
          }
        >
          <Button onClick={() => setAttempt((last) => last + 1)}>{retry.tryAgain}</Button>
        </ServiceFailure>
      ) : null}
      <div ref={box} className="prose" hidden={!isVisible} />
    </>
  );
}
