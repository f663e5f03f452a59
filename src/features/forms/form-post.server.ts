import { setResponseStatus } from "@tanstack/react-start/server";
import { plainLine } from "../../lib/plain-text.ts";
import { guardWrite, Refused } from "../../request/guards.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { type FormAnswer, type FormErrors, type FormShape, type FormValues, ownFields } from "./form-shape.ts";
import { readForm } from "./read-form.ts";

/** What a route's POST handler is handed, as far as forms need it. */
export type FormPost = {
  request: Request;
  context: RequestContext;
  next: <Context>(options: { context: Context }) => PageItself<Context>;
};

/** The router goes on and renders the page, which finds the context in its loader. */
type PageItself<Context> = { isNext: true; context: Context };

/** A form that has passed every check. */
export type SentForm = {
  values: FormValues;
  /** Everything that was sent, for files and for fields beyond the shape. */
  body: FormData;
  /** Path of the page it was sent from. */
  page: string;
  /** Parameters of a campaign (utm_source and its siblings) that stood in the page's address. */
  campaign: Record<string, string>;
  /** The sentence on data protection as it was shown. */
  notice: string;
  /** The separate consent as it was shown, when it was given. */
  marketing: string | undefined;
};

/** Where the visitor goes next, what is wrong after all, or why it cannot be done now. */
export type Taken = { location: string } | { errors: FormErrors } | { refused: string };

type FormTaking = {
  shape: FormShape;
  /** Stores what was sent; runs only for forms that people filled in. */
  take: (sent: SentForm) => Promise<Taken>;
  /** Where a program goes that filled in the trap: the same place as everybody, so that it learns nothing. */
  pretend: string;
};

/** Milliseconds below which nobody has read a page and filled in its form. */
const leastElapsed = 2_000;
const tooFast = "That was faster than people type. Please press the button once more.";
const unreadable = "The form arrived in pieces. Please send it once more.";
const tenMinutes = 600;
const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

function readCampaign(address: URL): Record<string, string> {
  const campaign: Record<string, string> = {};
  for (const name of campaignNames) {
    const value = plainLine(address.searchParams.get(name) ?? "");
    if (value) campaign[name] = value.slice(0, 200);
  }
  return campaign;
}

/**
 * Whose form this is to judge: with the time that a script measured, many may come from one address (an office shares
 * one); without it, few, for then nothing tells a person from a program.
 */
async function guard(context: RequestContext, shape: FormShape, body: FormData): Promise<void> {
  const elapsed = Number(body.get(ownFields.elapsed) ?? Number.NaN);
  const measured = Number.isFinite(elapsed);
  if (measured && elapsed < leastElapsed) throw new Refused(400, tooFast);
  const bucket = `form-${shape.form}${measured ? "" : "-plain"}`;
  await guardWrite(context, { bucket, points: measured ? 10 : 5, seconds: tenMinutes });
}

async function judge(post: FormPost, { shape, take, pretend }: FormTaking): Promise<[number, FormAnswer]> {
  const { request, context } = post;
  const { form } = shape;
  const body = await request.formData().catch(() => undefined);
  if (!body) return [400, { form, outcome: "refused", message: unreadable, values: {} }];
  const { values, errors, valid } = readForm(shape.fields, body);
  const agreed = shape.marketing !== undefined && body.get(ownFields.marketing) === "yes";
  const kept = agreed ? { ...values, [ownFields.marketing]: "yes" } : values;
  const invalid = (found: FormErrors): [number, FormAnswer] => [
    422,
    { form, outcome: "invalid", errors: found, values: kept },
  ];
  try {
    await guard(context, shape, body);
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    return [refusal.status, { form, outcome: "refused", message: refusal.message, values: kept }];
  }
  if (body.get(ownFields.trap)) return [303, { form, outcome: "accepted", location: pretend }];
  if (!valid) return invalid(errors);
  const address = new URL(request.url);
  const taken = await take({
    values,
    body,
    page: address.pathname,
    campaign: readCampaign(address),
    notice: shape.notice,
    marketing: agreed ? shape.marketing : undefined,
  });
  if ("refused" in taken) return [409, { form, outcome: "refused", message: taken.refused, values: kept }];
  return "errors" in taken ? invalid(taken.errors) : [303, { form, outcome: "accepted", location: taken.location }];
}

/**
 * Answers a form that was sent to its page: a script gets JSON; a browser without one is led to the next page, or gets
 * the page itself back with its entries kept and every fault beside its field (status 422), or the refusal above the form.
 */
export async function answerForm(
  post: FormPost,
  taking: FormTaking,
): Promise<PageItself<{ formAnswer: FormAnswer }> | Response> {
  const [status, formAnswer] = await judge(post, taking);
  if (post.request.headers.get("accept")?.startsWith("application/json")) {
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
  return post.next({ context: { formAnswer } });
}
