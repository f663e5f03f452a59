import { fail, ok } from "../../lib/result.ts";
import { parseSearch } from "../../lib/url-search.ts";
import { type FormPost, readSubmission, respondToSubmission } from "../forms/submission.server.ts";
import { readRoiSearch } from "../roi/roi-search.ts";
import { readSharedScenario } from "../roi/shared-calculation.ts";
import { isOneClick, linkTokenOf, redirectWithToken } from "../subscribers/records/subscription-links.server.ts";
import { calculationForm } from "./calculation-form.ts";
import { confirmSequence, requestSequence, stopSequence } from "./readers.server.ts";

export const postSequenceConfirmation = async ({ request, context }: FormPost) => {
  const token = linkTokenOf(request);
  await confirmSequence(context, token, new Date());
  return redirectWithToken("/newsletter/sequence/confirm", token);
};

/** RFC 8058 clients get plain text without a redirect; the buttons redirect back to the page. */
export const postSequenceStop = async ({ request, context }: FormPost) => {
  const token = linkTokenOf(request);
  const everything = context.form?.get("everything") === "yes";
  const isValidLink = await stopSequence(context, token, { everything, now: new Date() });
  if (!isOneClick(context.form)) return redirectWithToken("/newsletter/sequence/stop", token);
  const text = isValidLink ? "These emails have stopped.\n" : "This link is not one of ours.\n";
  return new Response(text, {
    status: isValidLink ? 200 : 400,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
};

const calculationErrors = {
  "not-ticked": "Tick the box that says which emails come, so that we may send them.",
};

/** Responds the same to known and unknown addresses. */
export const postCalculation = async (post: FormPost) => {
  const thankYouPath = "/thank-you/calculation";
  const { submission, answer: response } = await readSubmission(post, calculationForm(post.context.site), thankYouPath);
  if (response) return response;
  const { values, page, sequence: consent, zone } = submission;
  const request = {
    email: values.email ?? "",
    name: null,
    organisation: null,
    page,
    consent,
    zone,
    trigger: "calculation",
    calculation: readSharedScenario(readRoiSearch(parseSearch(new URL(post.request.url).search))),
    now: new Date(),
  } as const;
  if (consent) await post.context.db.transaction().execute((trx) => requestSequence(post.context, trx, request));
  return respondToSubmission(post, submission, consent ? ok(thankYouPath) : fail("not-ticked"), calculationErrors);
};
