import { Square } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { consentStore } from "../../../embeds/consent/consent-store.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { AskResult, ServiceNote } from "../ask.ts";
import { answerConsentKey } from "../model/model-answer.ts";
import { modelCopy } from "./model-copy.ts";
import { QuotationList } from "./quotation-list.tsx";
import { type ModelAnswer, useModelAnswer } from "./use-model-answer.ts";

/** Asks whether the question may go to the service, and says where that is. */
function Consent({ service, isAllowed }: { service: ServiceNote; isAllowed: boolean }) {
  const key = answerConsentKey(service.host);
  return (
    <Checkbox
      className="no-print mt-6 max-w-[820px]"
      checked={isAllowed}
      onChange={({ target }) => (target.checked ? consentStore.allow(key) : consentStore.revoke(key))}
      label={
        <>
          {modelCopy.consent(service.host)} <SiteLink to="/privacy-policy">{modelCopy.privacyPolicy}</SiteLink>
        </>
      }
    />
  );
}

/** The quotations that were chosen so far, and what is happening to the next one. */
function Chosen({ answer: { quotations, state }, tracks }: { answer: ModelAnswer; tracks: AskResult["tracks"] }) {
  return (
    <QuotationList answer={quotations} tracks={tracks} isBusy={state === "writing"}>
      {state === "writing" ? (
        <li className="is-waiting">
          <Skeleton className="mt-1 block h-6 w-7/12" />
          <p className="mt-2.5 text-sm text-ink-soft">{modelCopy.checking}</p>
        </li>
      ) : null}
    </QuotationList>
  );
}

/** The quotations that a model chooses, where the visitor agrees; the site's own, `children`, whenever it chooses none. */
export function ModelAnswerPart({
  result: { question, tracks },
  service,
  children,
}: {
  result: AskResult;
  service: ServiceNote;
  children: ReactNode;
}) {
  const hasConsent = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.has(answerConsentKey(service.host)),
    () => false,
  );
  const [ownChoice, setOwnChoice] = useState(false);
  const isWanted = (service.isLocal || hasConsent) && !ownChoice;
  const { answer, stop } = useModelAnswer(question, isWanted);
  const { state, quotations } = answer;
  const isChosen = isWanted && (state === "writing" || quotations.length > 0);
  const end = state === "failed" && quotations.length === 0 ? "silent" : state;
  const note = isWanted && end !== "writing" && end !== "done" ? modelCopy.ends[end] : undefined;
  return (
    <>
      {service.isLocal ? null : <Consent service={service} isAllowed={hasConsent} />}
      {isChosen ? <Chosen answer={answer} tracks={tracks} /> : children}
      {isChosen ? (
        <div className="answer-foot">
          <p className="max-w-[36em]">
            {service.isLocal ? modelCopy.local : modelCopy.sent(service.host)} {modelCopy.proof}
          </p>
          <span className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="button" className="answer-action" onClick={() => setOwnChoice(true)}>
              {modelCopy.ownChoice}
            </button>
            {state === "writing" ? (
              <button type="button" className={buttonClass({ kind: "secondary" })} onClick={stop}>
                <Square aria-hidden="true" className="size-4" />
                {modelCopy.stop}
              </button>
            ) : null}
          </span>
        </div>
      ) : null}
      <p role="status" className="mt-4 text-sm text-ink-soft empty:mt-0">
        {note}
      </p>
      {ownChoice ? (
        <button type="button" className="answer-action no-print" onClick={() => setOwnChoice(false)}>
          {modelCopy.chooseAgain}
        </button>
      ) : null}
    </>
  );
}
