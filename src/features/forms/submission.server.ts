import { setResponseStatus } from "@tanstack/react-start/server";
import { HttpError } from "../../lib/error-message.ts";
import { plainLine } from "../../lib/plain-text.ts";
import type { Failure, Result } from "../../lib/result.ts";
import { guardRate } from "../../server-context/guards.server.ts";
import type { RateLimit, RequestContext } from "../../server-context/request-context.ts";
import { type FormAnswer, type FormShape, type FormValues, ownFields } from "./form-shape.ts";
import { readForm } from "./read-form.ts";

/** What a route's POST handler is handed, as far as forms need it. */
export type FormPost = {
  request: Request;
  context: RequestContext;
  next: <Context>(options: { context: Context }) => PageItself<Context>;
};

/** The router goes on and renders the page, which finds the context in its loader. */
type PageItself<Context> = { isNext: true; context: Context };

/** What a handler of a page answers with: the page itself with what became of its form, or a response of its own. */
type FormResponse = PageItself<{ formAnswer: FormAnswer }> | Response;

/** What a form was submitted with. */
export type Submission = {
  form: string;
  values: FormValues;
  /** The values as the page shows them again when the form is not accepted. */
  entered: FormValues;
  /** Everything that was sent, for files and for fields beyond the shape. */
  body: FormData;
  /** Path of the page it was sent from. */
  page: string;
  /** Parameters of a campaign (utm_source and its siblings) that stood in the page's URL. */
  campaign: Record<string, string>;
  /** The sentence on data protection as it was shown. */
  notice: string;
  /** The separate consent as it was shown, when it was given. */
  marketing: string | undefined;
};

/** Milliseconds below which no person has read a page and filled in its form. */
const leastElapsed = 2_000;
const tooFast = "That was faster than people type. Please press the button once more.";
const unreadable = "The form arrived in pieces. Please send it once more.";
const tenMinutes = 600;
const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

function readCampaign(url: URL): Record<string, string> {
  const campaign: Record<string, string> = {};
  for (const name of campaignNames) {
    const value = plainLine(url.searchParams.get(name) ?? "");
    if (value) campaign[name] = value.slice(0, 200);
  }
  return campaign;
}

/**
 * A script gets JSON; a browser without JavaScript is redirected, or gets the page itself back with its entries
 * and every fault beside its field, or the error above the form.
 */
function respond({ request, next }: FormPost, status: number, formAnswer: FormAnswer): FormResponse {
  if (request.headers.get("accept")?.startsWith("application/json")) {
    // A fault of the visitor's is no fault of the connection: the browser's console stays quiet.
    return Response.json(formAnswer, { status: status === 403 || status === 429 ? status : 200 });
  }
  if (formAnswer.outcome === "accepted") {
    // Without a place of its own the next page would be looked at from the place of this form.
    const { location } = formAnswer;
    const place = location.includes("#") ? location : `${location}#main`;
    return new Response(null, { status: 303, headers: { Location: place } });
  }
  setResponseStatus(status);
  return next({ context: { formAnswer } });
}

/** The answer to a submission that cannot be accepted from this client or so soon; undefined when it may go on. */
export async function limitSubmissions(
  post: FormPost,
  { form, entered: values }: Pick<Submission, "form" | "entered">,
  limit: Omit<RateLimit, "key">,
): Promise<FormResponse | undefined> {
  try {
    await guardRate(post.context, limit, "messages");
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof HttpError)) throw rejection;
    return respond(post, rejection.status, {
      form,
      outcome: "refused",
      code: String(rejection.status),
      message: rejection.message,
      values,
    });
  }
}

/** Answers a submission that was accepted; `location` is where the visitor goes next. */
export const acceptSubmission = (post: FormPost, { form }: Pick<Submission, "form">, location: string): FormResponse =>
  respond(post, 303, { form, outcome: "accepted", location });

/** Answers a submission with what came of it: where the visitor goes next, or the sentence for why it cannot be done now. */
export function answerSubmission<Code extends string>(
  post: FormPost,
  { form, entered: values }: Pick<Submission, "form" | "entered">,
  result: Result<string, Code>,
  sentences: Readonly<Record<Code, string>>,
): FormResponse {
  if (result.ok) return acceptSubmission(post, { form }, result.value);
  const { code } = result as Failure<Code>;
  return respond(post, 409, { form, outcome: "refused", code, message: sentences[code], values });
}

/**
 * Reads a form that was submitted to its page, and answers at once what cannot be accepted.
 * @param decoy where a bot that filled in the trap is redirected: the same place as everyone, so that it learns nothing
 */
export async function readSubmission(
  post: FormPost,
  shape: FormShape,
  decoy: string,
): Promise<{ submission: Submission; answer?: never } | { submission?: never; answer: FormResponse }> {
  const { form, notice } = shape;
  const body = await post.request.formData().catch(() => undefined);
  if (!body)
    return {
      answer: respond(post, 400, { form, outcome: "refused", code: "unreadable", message: unreadable, values: {} }),
    };
  const { values, errors, valid } = readForm(shape.fields, body);
  const marketing = body.get(ownFields.marketing) === "yes" ? shape.marketing : undefined;
  const entered = marketing === undefined ? values : { ...values, [ownFields.marketing]: "yes" };
  const elapsed = Number(body.get(ownFields.elapsed) ?? Number.NaN);
  const measured = Number.isFinite(elapsed);
  if (measured && elapsed < leastElapsed) {
    return {
      answer: respond(post, 400, { form, outcome: "refused", code: "too-fast", message: tooFast, values: entered }),
    };
  }
  // With the time that a script measured, many may come from one network (an office shares one); without it, few, for
  // then nothing tells a person from a bot.
  const bucket = `form-${form}${measured ? "" : "-plain"}`;
  const limit = { bucket, points: measured ? 10 : 5, seconds: tenMinutes };
  const limited = await limitSubmissions(post, { form, entered }, limit);
  if (limited) return { answer: limited };
  const url = new URL(post.request.url);
  const submission = {
    form,
    values,
    entered,
    body,
    page: url.pathname,
    campaign: readCampaign(url),
    notice,
    marketing,
  };
  if (body.get(ownFields.trap)) return { answer: acceptSubmission(post, submission, decoy) };
  return valid ? { submission } : { answer: respond(post, 422, { form, outcome: "invalid", errors, values: entered }) };
}
