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
  next: <Context>(options: { context: Context }) => RenderPage<Context>;
};

/** Renders the page; its loader receives the context. */
type RenderPage<Context> = { isNext: true; context: Context };

type FormResponse = RenderPage<{ formAnswer: FormAnswer }> | Response;

export type Submission = {
  form: string;
  values: FormValues;
  /** For the form when it is rejected. */
  entered: FormValues;
  body: FormData;
  page: string;
  /** utm_source and its siblings from the page's URL. */
  campaign: Record<string, string>;
  /** The data protection notice as shown. */
  notice: string;
  /** The marketing consent as shown, when given. */
  marketing: string | undefined;
  /** Null unless the form reports it. */
  visit: Visit | null;
  /** The consent to a series of emails as shown, when given. */
  sequence: string | undefined;
  /** The browser's time zone; only with that consent. */
  zone: string | undefined;
};

/** Faster submissions come from bots. */
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

/** JSON for scripts; without JavaScript, a redirect or the page with its values and errors. */
function respond({ request, next }: FormPost, status: number, formAnswer: FormAnswer): FormResponse {
  if (request.headers.get("accept")?.startsWith("application/json")) {
    // Validation errors have status 200: browsers log other ones to the console.
    return Response.json(formAnswer, { status: status === 403 || status === 429 ? status : 200 });
  }
  if (formAnswer.outcome === "accepted") {
    // Without its own fragment, the URL would inherit the fragment of this form.
    const { location } = formAnswer;
    const target = location.includes("#") ? location : `${location}#main`;
    return new Response(null, { status: 303, headers: { Location: target } });
  }
  setResponseStatus(status);
  return next({ context: { formAnswer } });
}

function reject(
  post: FormPost,
  status: number,
  { form, entered: values }: Pick<Submission, "form" | "entered">,
  { code, message }: { code: string; message: string },
): FormResponse {
  return respond(post, status, { form, outcome: "rejected", code, message, values });
}

/** Undefined when the submission may proceed. */
export async function limitSubmissions(
  post: FormPost,
  submission: Pick<Submission, "form" | "entered">,
  limit: Omit<RateLimit, "key">,
): Promise<FormResponse | undefined> {
  const message = await rateFault(post.context, limit, "messages");
  return message === undefined ? undefined : reject(post, 429, submission, { code: "429", message });
}

export const acceptSubmission = (post: FormPost, { form }: Pick<Submission, "form">, location: string): FormResponse =>
  respond(post, 303, { form, outcome: "accepted", location });

export function respondToSubmission<Code extends string>(
  post: FormPost,
  submission: Pick<Submission, "form" | "entered">,
  result: Result<string, Code>,
  messages: Readonly<Record<Code, string>>,
): FormResponse {
  if (result.ok) return acceptSubmission(post, submission, result.value);
  const { code } = result as Failure<Code>;
  return reject(post, 409, submission, { code, message: messages[code] });
}

/** @param decoy where bots caught by the honeypot are redirected: the same page as everyone, so that they learn nothing */
export async function readSubmission(
  post: FormPost,
  shape: FormShape,
  decoy: string,
): Promise<{ submission: Submission; answer?: never } | { submission?: never; answer: FormResponse }> {
  const { form, reportsVisit } = shape;
  const { site, form: body } = post.context;
  const answers = copyOf(site, formAnswers);
  if (!body) {
    const rejection = { code: "unreadable", message: answers.unreadable };
    return { answer: reject(post, 400, { form, entered: {} }, rejection) };
  }
  const { values: typed, errors } = readForm(site, shape.fields, body);
  const values = { ...typed };
  for (const { kind, name } of shape.fields) {
    const email = values[name];
    if (kind !== "email" || !email || errors[name]) continue;
    const read = readEmailAddress(email);
    if (read.ok) values[name] = read.value;
    else errors[name] = read.code === "invalid" ? copyOf(site, formCopy).email : answers.emailLetters;
  }
  const marketing = body.get(ownFields.marketing) === "yes" ? shape.marketing : undefined;
  // The checkbox's value is its text: no consent if the text has changed since.
  const sequence = body.get(ownFields.sequence) === shape.sequence ? shape.sequence : undefined;
  const entered = {
    ...typed,
    ...(marketing !== undefined && { [ownFields.marketing]: "yes" }),
    ...(sequence !== undefined && { [ownFields.sequence]: "yes" }),
  };
  const elapsed = Number(body.get(ownFields.elapsed) ?? Number.NaN);
  const isMeasured = Number.isFinite(elapsed);
  if (isMeasured && elapsed < minFillTimeMs) {
    const rejection = { code: "too-fast", message: answers.tooFast };
    return { answer: reject(post, 400, { form, entered }, rejection) };
  }
  // With a measured time, a network (a shared office) can submit more; without one, people and bots look alike.
  const bucket = `form-${form}${isMeasured ? "" : "-plain"}`;
  const limit = { bucket, points: isMeasured ? 10 : 5, seconds: tenMinutes };
  const limited = await limitSubmissions(post, { form, entered }, limit);
  if (limited) return { answer: limited };
  const url = new URL(post.request.url);
  const page = url.pathname;
  const campaign = readCampaign(url);
  const visit = reportsVisit ? readVisit(body.get(ownFields.visit), page, campaign) : null;
  const submission = {
    form,
    values,
    entered,
    body,
    page,
    campaign: visit?.campaign ?? campaign,
    notice: reportsVisit ? `${shape.notice} ${copyOf(site, visitWords).notice}` : shape.notice,
    marketing,
    visit,
    sequence,
    zone: sequence && zoneOf(body.get(ownFields.zone)),
  };
  if (body.get(ownFields.trap)) return { answer: acceptSubmission(post, submission, decoy) };
  return Object.keys(errors).length === 0
    ? { submission }
    : { answer: respond(post, 422, { form, outcome: "invalid", errors, values: entered }) };
}
