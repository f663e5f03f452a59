import { copyOf } from "../../../facts/page-texts.ts";
import { isForGuests } from "../../bookings/booking.ts";
import { bookingForm } from "../../bookings/booking-form.ts";
import { postBooking } from "../../bookings/booking-handlers.functions.ts";
import { closedWords } from "../../forms/closed-copy.ts";
import { ownFields } from "../../forms/form-shape.ts";
import type { FormPost } from "../../forms/submission.server.ts";
import { contactForm } from "../../leads/contact-form.ts";
import { leadFormHandler } from "../../leads/leads.functions.ts";
import { newsletterForm } from "../../subscribers/newsletter-form.ts";
import { postSubscription } from "../../subscribers/subscriber-handlers.functions.ts";
import { bookedTypeOf } from "../page.ts";
import { getOwnPage } from "../pages.server.ts";
import { formOf } from "../section-choices.ts";

const handlers = { contact: leadFormHandler("contact", contactForm), newsletter: postSubscription(newsletterForm) };

/** Accepts only the forms on the page. */
export const postOwnPage = async ({ params, ...post }: FormPost & { params: { slug: string } }) => {
  const submittedForm = post.context.form?.get(ownFields.form);
  const page = submittedForm ? await getOwnPage(post.context.db, params.slug) : null;
  const type = bookedTypeOf(page?.sections ?? []);
  if (type && submittedForm === "booking" && !isForGuests(type)) return postBooking(type, bookingForm)(post);
  for (const section of page?.sections ?? []) {
    const form = section.kind === "form" ? formOf(section.words.form) : undefined;
    if (form && form === submittedForm) return handlers[form](post);
  }
  return new Response(copyOf(post.context.site, closedWords).form, { status: 410 });
};
