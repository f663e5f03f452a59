import type { FormShape } from "../forms/form-shape.ts";
import { answerSubmission, type FormPost, readSubmission } from "../forms/submission.server.ts";
import { changePreferences, confirmSubscription, requestSubscription, unsubscribe } from "./subscribers.server.ts";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** Back to the page of the link, which now tells what has become of it. */
function backTo(page: string, token: string, done: boolean): Response {
  const search = new URLSearchParams({ token, ...(done ? { done: "yes" } : {}) });
  return new Response(null, { status: 303, headers: { Location: `${page}?${search}` } });
}

/** The POST handler of a page with the newsletter's form. Known and unknown email addresses get the same answer. */
export const postSubscription = (shape: FormShape) => async (post: FormPost) => {
  const thanks = "/thank-you/newsletter";
  const { submission, answer } = await readSubmission(post, shape, thanks);
  if (answer) return answer;
  const { values, page, notice: text } = submission;
  const request = { email: values.email ?? "", name: values.name || null, page, text, now: new Date() };
  await post.context.db.transaction().execute((trx) => requestSubscription(post.context, trx, request));
  return answerSubmission(post, submission, { location: thanks });
};

/** The POST handler of the page behind the link of a confirmation email. */
export const postConfirmation = async ({ request, context }: FormPost) => {
  const token = tokenOf(request);
  const { state } = await confirmSubscription(context, token, new Date());
  return backTo("/newsletter/confirm", token, state === "confirmed");
};

/** The POST handler of a subscriber's settings. */
export const postPreferences = (shape: FormShape) => async (post: FormPost) => {
  const token = tokenOf(post.request);
  const search = new URLSearchParams({ token, done: "yes" });
  const { submission, answer } = await readSubmission(post, shape, `/newsletter/preferences?${search}`);
  if (answer) return answer;
  const { name = "", industry = "" } = submission.values;
  const changed = await changePreferences(post.context, token, { name, industry }, new Date());
  if (!changed) search.delete("done");
  return answerSubmission(post, submission, { location: `/newsletter/preferences?${search}` });
};

/**
 * The POST handler that ends a subscription. An email client (RFC 8058) wants a plain answer and no redirect; the button
 * on the page leads back to the page.
 */
export const postUnsubscription = async ({ request, context }: FormPost) => {
  const token = tokenOf(request);
  const body = await request.formData().catch(() => new FormData());
  const ended = await unsubscribe(context, token, new Date());
  if (body.get("List-Unsubscribe") !== "One-Click") return backTo("/newsletter/unsubscribe", token, ended);
  return new Response(ended ? "You have unsubscribed.\n" : "This link is not one of ours.\n", {
    status: ended ? 200 : 400,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
};
