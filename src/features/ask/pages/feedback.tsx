import { type SubmitEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { feedbackPath } from "../ask.ts";
import { askCopy } from "./ask-copy.ts";

/** A plain form; without JavaScript the visitor comes back to `#thanks`. */
export function Feedback({ question }: { question: string }) {
  const [state, setState] = useState<"asking" | "sending" | "thanked" | "failed">("asking");
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new URLSearchParams({ q: question });
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null };
    if (submitter) body.set(submitter.name, submitter.value);
    setState("sending");
    const response = await fetch(feedbackPath, { method: "POST", body }).catch(() => undefined);
    setState(response?.ok ? "thanked" : "failed");
  }
  return (
    <div className="ask-feedback no-print">
      <p id="thanks" role="status" className={state === "thanked" ? "is-shown" : undefined}>
        {askCopy.thanks}
      </p>
      {state === "thanked" ? null : (
        <form method="post" action={feedbackPath} onSubmit={(event) => void send(event)}>
          <input type="hidden" name="q" value={question} />
          <span id="did-it-answer">{state === "failed" ? askCopy.feedbackFailed : askCopy.didItAnswer}</span>
          <Button type="submit" kind="secondary" size="sm" name="answered" value="yes" aria-describedby="did-it-answer">
            {askCopy.yes}
          </Button>
          <Button type="submit" kind="secondary" size="sm" name="answered" value="no" aria-describedby="did-it-answer">
            {askCopy.no}
          </Button>
        </form>
      )}
    </div>
  );
}
