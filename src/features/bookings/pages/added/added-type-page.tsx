import { createFileRoute, notFound, redirect, type SearchSchemaInput } from "@tanstack/react-router";
import { copyOf } from "../../../../facts/page-texts.ts";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { truncateAtWord } from "../../../../lib/truncate.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { ActionLink } from "../../../../site/action-link.tsx";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { homeCrumb } from "../../../../ui/breadcrumbs.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { bookingPageOf, hasBuiltInPage, maxKeyLength } from "../../booking.ts";
import { bookingForm } from "../../booking-form.ts";
import { postAddedBooking } from "../../booking-handlers.functions.ts";
import { loadBookingPage, loadOfferedType } from "../../bookings.queries.ts";
import { type BookingSearch, readBookingSearch } from "../../slot-list.ts";
import { OfferedTypeCard } from "../../ui/offered-type-card.tsx";
import { addedTypeCopy } from "./added-type-copy.ts";
import { addedTypeMeta } from "./added-type-meta.ts";

function Missing() {
  const { missingTitle, missingText, call, contact } = useCopy(addedTypeCopy);
  return (
    <MissingPage title={missingTitle} text={missingText}>
      <ActionLink to="/strategy-call" label={call} />
      <ActionLink to="/contact" label={contact} kind="secondary" />
    </MissingPage>
  );
}

/** Characters shown by search engines. */
const descriptionLength = 155;

/** The page of an event type that the owner added. */
export const Route = createFileRoute("/_site/book/$type")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postAddedBooking(bookingForm) } },
  // Same order and parameters as the server's match.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: async ({ deps, params, serverContext }) => {
    if (hasBuiltInPage(params.type)) throw redirect({ href: bookingPageOf(params.type), statusCode: 301 });
    const type = params.type.length > maxKeyLength ? null : await loadOfferedType(params.type);
    if (!type) throw notFound();
    const data = type.retired ? undefined : await loadBookingPage(params.type, deps, serverContext?.formAnswer);
    return { type, data };
  },
  head: ({ match, loaderData, params }) => {
    const site = match.context.site();
    if (!loaderData) return {};
    const { title, description, minutes, retired } = loaderData.type;
    return pageHead(site, {
      title,
      description: truncateAtWord(
        description || fillText(copyOf(site, addedTypeMeta).description, { title, minutes }),
        descriptionLength,
      ),
      path: bookingPageOf(params.type),
      noindex: retired,
    });
  },
  component: AddedTypePage,
  notFoundComponent: Missing,
});

function AddedTypePage() {
  const params = Route.useParams();
  const { type, data } = Route.useLoaderData();
  const { title, description } = type;
  const copy = useCopy(addedTypeCopy);
  const crumbs = [homeCrumb, { label: title }];
  if (!data) {
    return (
      <PageHead crumbs={crumbs} title={copy.retiredTitle} lead={`${title}: ${copy.retiredText}`} className="pb-section">
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink to="/contact" label={copy.contact} />
        </div>
      </PageHead>
    );
  }
  return (
    <>
      <PageHead crumbs={crumbs} title={title} lead={description || copy.lead} />
      <Section ground="ground" mark={copy.mark} title={copy.title} lead={description ? copy.lead : undefined}>
        <Indent>
          <OfferedTypeCard eventType={params.type} type={type} plain={data.plain} answer={data.answer} />
        </Indent>
      </Section>
    </>
  );
}
