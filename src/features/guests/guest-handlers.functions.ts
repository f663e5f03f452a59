import { copyOf, type Texts } from "../../facts/page-texts.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import { type BookingFormFailure, submitBookingForm } from "../bookings/booking-handlers.functions.ts";
import { findInterview } from "../bookings/bookings.server.ts";
import { questionsOf, withQuestions } from "../bookings/event-types/booking-question.ts";
import { questionWords } from "../bookings/event-types/booking-question-copy.ts";
import { getActiveEventType } from "../bookings/event-types.server.ts";
import { bookingAnswers } from "../bookings/ui/booking-answers-copy.ts";
import {
  acceptSubmission,
  type FormPost,
  readSubmission,
  respondToSubmission,
  type Submission,
} from "../forms/submission.server.ts";
import type { WordedForm } from "../forms/worded-form.ts";
import { guestSpaceAnswers, registrationAnswers } from "./guest-answers-copy.ts";
import { grantsFrom, wordingField } from "./guest-release.ts";
import { hasTooManyUndecided, openGuestLink, registerGuest } from "./podcast-guests.server.ts";
import { storePortrait } from "./portrait.server.ts";
import { currentWording, getRelease, guestWhoMayBook, signRelease } from "./releases.server.ts";

type SpaceFailure = BookingFormFailure | keyof Texts<typeof guestSpaceAnswers>;

export const postRegistration = (form: WordedForm) => async (post: FormPost) => {
  const thanks = "/thank-you/guest";
  const { submission, answer } = await readSubmission(post, form(post.context.site), thanks);
  if (answer) return answer;
  const { values, body, notice: consentText, visit } = submission;
  if (await hasTooManyUndecided(post.context.db))
    return respondToSubmission(post, submission, fail("full"), copyOf(post.context.site, registrationAnswers));
  const portrait = await storePortrait(body.get("portrait"), post.context.media);
  if (!portrait.ok)
    return respondToSubmission(post, submission, portrait, copyOf(post.context.site, registrationAnswers));
  const { name = "", email = "", organisation, bio = "", expertise = "", topics = "", links } = values;
  const registration = {
    ...{ name, email, bio, expertise, topics, consentText, visit },
    organisation: organisation || null,
    links: links || null,
    portrait: portrait.value,
  };
  await registerGuest(post.context, registration, new Date());
  return acceptSubmission(post, submission, thanks);
};

async function submitRelease(
  context: FormPost["context"],
  token: string,
  { values, body }: Submission,
): Promise<Result<string, SpaceFailure>> {
  const now = new Date();
  const opened = await openGuestLink(context, token, now);
  if (!opened.ok) return fail("gone");
  const guest = opened.value;
  // If submitted twice, the first signature counts.
  if (!(await getRelease(context.db, guest.id))) {
    // The wording may have changed since the page was shown, with the language or a name.
    if (body.get(wordingField) !== currentWording(context.site).digest) return fail("wording-changed");
    const grants = grantsFrom((name) => values[name] === "yes");
    await signRelease(context, guest, { signature: values.signature ?? "", grants }, now);
  }
  return ok(`/guest-space/${token}#schedule`);
}

async function submitInterview(
  context: FormPost["context"],
  token: string,
  submission: Submission,
): Promise<Result<string, SpaceFailure>> {
  const guest = await guestWhoMayBook(context, token, new Date());
  if (!guest) return fail("not-signed");
  const type = await getActiveEventType(context.db, "interview");
  if (!type) return fail("not-offered");
  if (await findInterview(context.db, guest.id)) return fail("booked-already");
  const { phone = "" } = submission.values;
  const topic = phone && `Phone, in case the connection fails: ${phone}`;
  const values = {
    ...submission.values,
    name: guest.name,
    email: guest.email,
    organisation: guest.organisation ?? "",
    topic,
  };
  return submitBookingForm(context, type, { ...submission, values }, guest.id);
}

export const postGuestSpace =
  (shapes: { release: WordedForm; interview: WordedForm }) =>
  async ({ params: { token }, ...post }: FormPost & { params: { token: string } }) => {
    const { site } = post.context;
    const interview = shapes.interview(site);
    const isInterview = post.context.form?.get("form") === interview.form;
    const type = isInterview ? await getActiveEventType(post.context.db, "interview") : null;
    const shape = isInterview
      ? withQuestions(interview, type ? questionsOf(type) : [], copyOf(site, questionWords))
      : shapes.release(site);
    const { submission, answer } = await readSubmission(post, shape, `/guest-space/${token}`);
    if (answer) return answer;
    const submit = isInterview ? submitInterview : submitRelease;
    return respondToSubmission(post, submission, await submit(post.context, token, submission), {
      ...copyOf(site, bookingAnswers),
      ...copyOf(site, guestSpaceAnswers),
    });
  };
