import { copyOf } from "../../facts/page-texts.ts";
import { countedText } from "../../facts/tokens.ts";
import { fail, ok } from "../../lib/result.ts";
import { closedWords } from "../forms/closed-copy.ts";
import { severalLinks } from "../forms/form-copy.ts";
import { acceptSubmission, type FormPost, readSubmission, respondToSubmission } from "../forms/submission.server.ts";
import type { WordedForm } from "../forms/worded-form.ts";
import { requestSequence } from "../sequences/readers.server.ts";
import { isOneClick, linkTokenOf, redirectWithToken } from "./records/subscription-links.server.ts";
import {
  changePreferences,
  confirmSubscription,
  requestSubscription,
  sendSubscriptionLink,
  unsubscribe,
} from "./subscribers.server.ts";

/** Responds the same to known and unknown addresses. */
export const postSubscription = (form: WordedForm) => async (post: FormPost) => {
  const thanks = "/thank-you/newsletter";
  const { submission, answer } = await readSubmission(post, form(post.context.site), thanks);
  if (answer) return answer;
  const { values, page, notice: text, visit } = submission;
  const request = { email: values.email ?? "", name: values.name || null, page, text, visit, now: new Date() };
  await post.context.db.transaction().execute(async (trx) => {
    await requestSubscription(post.context, trx, request);
    const { sequence: consent, zone } = submission;
    const sequence = { trigger: "subscription", organisation: null, consent, zone } as const;
    await requestSequence(post.context, trx, { ...request, ...sequence });
  });
  return acceptSubmission(post, submission, thanks);
};

export const postConfirmation = async ({ request, context }: FormPost) => {
  const token = linkTokenOf(request);
  const { state } = await confirmSubscription(context, token, new Date());
  return redirectWithToken("/newsletter/confirm", token, state === "confirmed");
};

export const postPreferences = (form: WordedForm) => async (post: FormPost) => {
  const token = linkTokenOf(post.request);
  const search = new URLSearchParams({ token, done: "yes" });
  const { submission, answer } = await readSubmission(
    post,
    form(post.context.site),
    `/newsletter/preferences?${search}`,
  );
  if (answer) return answer;
  const { name = "" } = submission.values;
  const changed = await changePreferences(post.context, token, { name }, new Date());
  if (!changed.ok) search.delete("done");
  return acceptSubmission(post, submission, `/newsletter/preferences?${search}`);
};

const oneClickStatus = { unsubscribed: 200, outdated: 410, forged: 400 } as const;

/** RFC 8058 clients get plain text without a redirect; the button redirects back to the page. */
export const postUnsubscription = async ({ request, context }: FormPost) => {
  const token = linkTokenOf(request);
  const ended = await unsubscribe(context, token, new Date());
  if (!isOneClick(context.form)) return redirectWithToken("/newsletter/unsubscribe", token, ended.ok);
  const outcome = ended.ok ? "unsubscribed" : ended.code;
  return new Response(`${copyOf(context.site, closedWords)[outcome]}\n`, {
    status: oneClickStatus[outcome],
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
};

/** Responds the same to known and unknown addresses. */
export const postSubscriptionLink = (form: WordedForm) => async (post: FormPost) => {
  const thanks = "/thank-you/newsletter-link";
  const { submission, answer } = await readSubmission(post, form(post.context.site), thanks);
  if (answer) return answer;
  const minutes = await sendSubscriptionLink(post.context, submission.values.email ?? "");
  const sentence = countedText(copyOf(post.context.site, severalLinks), minutes);
  const result = minutes === 0 ? ok(thanks) : fail("enough-links");
  return respondToSubmission(post, submission, result, { "enough-links": sentence });
};
