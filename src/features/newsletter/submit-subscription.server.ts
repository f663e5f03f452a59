import { answerForm, type FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { changePreferences, confirmSubscription, requestSubscription, unsubscribe } from "./subscribers.server.ts";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** Back to the page of the link, which now tells what has become of it. */
function backTo(page: string, token: string, done: boolean): Response {
  const search = new URLSearchParams({ token, ...(done ? { done: "yes" } : {}) });
  return new Response(null, { status: 303, headers: { Location: `${page}?${search}` } });
}

/** Takes the box for the letter. Known and unknown addresses get the same answer. */
export async function takeSubscription(shape: FormShape, post: FormPost) {
  const thanks = "/thank-you/newsletter";
  return answerForm(post, {
    shape,
    pretend: thanks,
    take: async ({ values, page, notice }) => {
      const { context } = post;
      const { email = "", name = "" } = values;
      const request = { email, name: name || null, page, text: notice, now: new Date() };
      await context.db.transaction().execute((transaction) => requestSubscription(context, transaction, request));
      return { location: thanks };
    },
  });
}

export async function takeConfirmation({ request, context }: FormPost): Promise<Response> {
  const token = tokenOf(request);
  const { state } = await confirmSubscription(context, token, new Date());
  return backTo("/newsletter/confirm", token, state === "confirmed");
}

export async function takePreferences(shape: FormShape, post: FormPost) {
  const token = tokenOf(post.request);
  const search = new URLSearchParams({ token, done: "yes" });
  return answerForm(post, {
    shape,
    pretend: `/newsletter/preferences?${search}`,
    take: async ({ values }) => {
      const { name = "", industry = "" } = values;
      const changed = await changePreferences(post.context, token, { name, industry }, new Date());
      if (!changed) search.delete("done");
      return { location: `/newsletter/preferences?${search}` };
    },
  });
}

/** A mail program wants a plain answer and no redirect; the button on the page leads back to the page. */
export async function takeUnsubscription({ request, context }: FormPost): Promise<Response> {
  const token = tokenOf(request);
  const body = await request.formData().catch(() => new FormData());
  const ended = await unsubscribe(context, token, new Date());
  if (body.get("List-Unsubscribe") !== "One-Click") return backTo("/newsletter/unsubscribe", token, ended);
  return ended
    ? new Response("You have unsubscribed.\n", { headers: { "Content-Type": "text/plain; charset=utf-8" } })
    : new Response("This link is not one of ours.\n", {
        status: 400,
        headers: { "Content-Type": "text/plain; charset=utf-8" },
      });
}
