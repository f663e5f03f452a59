import type { Failure, Result } from "../../../lib/result.ts";
import { rateLimits } from "./dispatch.ts";

const reload = "Reload the page to see its status.";

const sentences = {
  "time-passed": "This time has passed. Choose a later one, or send it now.",
  gone: "This issue no longer exists.",
  changed: "This issue has since been changed or sent. Look at it again, then send it.",
  "no-readers": "There is no one to send it to: no subscriber has confirmed yet.",
  "sending-already": `It is already being sent. ${reload}`,
  "not-scheduled": `It is no longer scheduled. ${reload}`,
  "not-sending": `It is not being sent. ${reload}`,
  "not-paused": `It is not paused. ${reload}`,
  sent: `It has been sent. ${reload}`,
  "rate-out-of-range": `Enter a whole number from ${rateLimits.min} to ${rateLimits.max.toLocaleString("en-GB")}.`,
  "decided-already": "Someone has already decided about this email. Reload the page.",
  cancelled: "This issue was cancelled; no more emails of it are sent.",
};

export type DispatchCode = keyof typeof sentences;

/** `findings` are the sentences of the failed checks. */
export type DispatchFailure = Failure<DispatchCode> | (Failure<"incomplete"> & { findings: string[] });

export type DispatchResult = Result<undefined, DispatchFailure>;

/** The reason for the owner, on screen, in the draft and by email. */
export const dispatchErrorMessage = (failure: DispatchFailure): string =>
  failure.code === "incomplete" ? `It cannot be sent yet. ${failure.findings.join(" ")}` : sentences[failure.code];
