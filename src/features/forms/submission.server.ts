import { setResponseStatus } from "@tanstack/react-start/server";
import { copyOf } from "../../facts/page-texts.ts";
import { plainLine } from "../../lib/plain-text.ts";
import type { Failure, Result } from "../../lib/result.ts";
import { isTimeZone } from "../../lib/time/time-zone.ts";
import { readEmailAddress } from "../../server-context/email-address.server.ts";
import { rateFault } from "../../server-context/guards.server.ts";
import type { RateLimit, RequestContext } from "../../server-context/request-context.ts";
import { readVisit } from "../visits/read-visit.server.ts";
import { campaignNames, type Visit } from "../visits/visit.ts";
import { visitWords } from "../visits/visit-copy.ts";
import { formAnswers, formCopy } from "./form-copy.ts";
import { type FormAnswer, type FormShape, type FormValues, ownFields } from "./form-shape.ts";
import { readForm } from "./read-form.ts";

export type FormPost = {
  request: Request;
  context: RequestContext;
  next: <Context>(options: { context: Context }) => PageItself<Context>;
};

/** Renders the page, whose loader receives the context. */
type PageItself<Context> = { isNext: true; context: Context };

type FormResponse = PageItself<{ formAnswer: FormAnswer }> | Response;

export type Submission = {
  form: string;
  values: FormValues;
  /** Values to show again when the form is rejected. */
  entered: FormValues;
  body: FormData;
  page: string;
  /** utm_source and its siblings from the page's URL. */
  campaign: Record<string, string>;
  /** The data protection notice as shown. */
  notice: string;
  /** The marketing consent as shown, when given. */
  marketing: string | undefined;
  /** Null for forms that don't report it. */
  visit: Visit | null;
  /** The consent to a series of emails as shown, when given. */
  sequence: string | undefined;
  /** The browser's zone; sent only with that consent. */
  zone: string | undefined;
};

/** Milliseconds; faster submissions come from bots. */
const minFillTimeMs = 2_000;
const tenMinutes = 600;

function readCampaign(url: URL): Record<string, string> {
  const campaign: Record<string, string> = {};
  for (const name of campaignNames) {
    const value = plainLine(url.searchParams.get(name) ?? "");
    if (value) campaign[name] = value.slice(0, 200);
  }
  return campaign;
}

const zoneOf = (value: unknown) =>
  typeof value === "string" && value.length <= 60 && isTimeZone(value) ? value : undefined;

/** Scripts get JSON; without JavaScript a redirect, or the page with its entries and errors. */
function respond({ request, next }: FormPost, status: number, formAnswer: FormAnswer): FormResponse {
  if (request.headers.get("accept")?.startsWith("application/json")) {
    // Validation errors answer 200, so that the browser's console stays quiet.
    return Response.json(formAnswer, { status: status === 403 || status === 429 ? status : 200 });
  }
  if (formAnswer.outcome === "accepted") {
    // Without a fragment of its own, the next page would inherit this form's.
    const { location } = formAnswer;
    const target = location.includes("#") ? location : `${location}#main`;
    return new Response(null, { status: 303, headers: { Location: target } });
  }
  setResponseStatus(status);
  return next({ context: { formAnswer } });
}

/** Undefined when the submission may proceed. */
export async function limitSubmissions(
  post: FormPost,
  { form, entered: values }: Pick<Submission, "form" | "entered">,
  limit: Omit<RateLimit, "key">,
): Promise<FormResponse | undefined> {
  const message = await rateFault(post.context, limit, "messages");
  if (message === undefined) return undefined;
  return respond(post, 429, { form, outcome: "rejected", code: "429", message, values });
}

export const acceptSubmission = (post: FormPost, { form }: Pick<Submission, "form">, location: string): FormResponse =>
  respond(post, 303, { form, outcome: "accepted", location });

export function respondToSubmission<Code extends string>(
  post: FormPost,
  { form, entered: values }: Pick<Submission, "form" | "entered">,
  result: Result<string, Code>,
  sentences: Readonly<Record<Code, string>>,
): FormResponse {
  if (result.ok) return acceptSubmission(post, { form }, result.value);
  const { code } = result as Failure<Code>;
  return respond(post, 409, { form, outcome: "rejected", code, message: sentences[code], values });
}

/** @param decoy redirects bots caught by the honeypot to the same place as everyone, so that they learn nothing */
export async function readSubmission(
  post: FormPost,
  shape: FormShape,
  decoy: string,
): Promise<{ submission: Submission; answer?: never } | { submission?: never; answer: FormResponse }> {
  const { form, reportsVisit } = shape;
  const body = post.context.form;
  if (!body)
    return {
      answer: respond(post, 400, {
        form,
        outcome: "rejected",
        code: "unreadable",
        message: copyOf(post.context.site, formAnswers).unreadable,
        values: {},
      }),
    };
  const { values: typed, errors } = readForm(post.context.site, shape.fields, body);
  const values = { ...typed };
  for (const { kind, name } of shape.fields) {
    const read = kind === "email" && values[name] && !errors[name] ? readEmailAddress(values[name]) : undefined;
    if (read?.ok) values[name] = read.value;
    else if (read)
      errors[name] =
        read.code === "invalid"
          ? copyOf(post.context.site, formCopy).email
          : copyOf(post.context.site, formAnswers).emailLetters;
  }
  const valid = Object.keys(errors).length === 0;
  const marketing = body.get(ownFields.marketing) === "yes" ? shape.marketing : undefined;
  // The value of the checkbox is its sentence: there is no consent to wording that has changed since.
  const sequence = body.get(ownFields.sequence) === shape.sequence ? shape.sequence : undefined;
  const entered = {
    ...typed,
    ...(marketing !== undefined && { [ownFields.marketing]: "yes" }),
    ...(sequence !== undefined && { [ownFields.sequence]: "yes" }),
  };
  const elapsed = Number(body.get(ownFields.elapsed) ?? Number.NaN);
  const measured = Number.isFinite(elapsed);
  if (measured && elapsed < minFillTimeMs) {
    return {
      answer: respond(post, 400, {
        form,
        outcome: "rejected",
        code: "too-fast",
        message: copyOf(post.context.site, formAnswers).tooFast,
        values: entered,
      }),
    };
  }
  // A measured time allows many submissions per network (shared offices); without it people and bots look alike.
  const bucket = `form-${form}${measured ? "" : "-plain"}`;
  const limit = { bucket, points: measured ? 10 : 5, seconds: tenMinutes };
  const limited = await limitSubmissions(post, { form, entered }, limit);
  if (limited) return { answer: limited };
  const url = new URL(post.request.url);
  const page = url.pathname;
  const visit = reportsVisit ? readVisit(body.get(ownFields.visit), page, readCampaign(url)) : null;
  const submission = {
    form,
    values,
    entered,
    body,
    page,
    campaign: visit?.campaign ?? readCampaign(url),
    notice: reportsVisit ? `${shape.notice} ${copyOf(post.context.site, visitWords).notice}` : shape.notice,
    marketing,
    visit,
    sequence,
    zone: sequence && zoneOf(body.get(ownFields.zone)),
  };
  if (body.get(ownFields.trap)) return { answer: acceptSubmission(post, submission, decoy) };
  return valid ? { submission } : { answer: respond(post, 422, { form, outcome: "invalid", errors, values: entered }) };
}
