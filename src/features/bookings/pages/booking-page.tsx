import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { isWebUrl } from "../../../lib/web-url.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { postBookingChange } from "../booking-handlers.functions.ts";
import { type BookingSearch, readBookingSearch } from "../slot-list.ts";
import { bookingCopy } from "./booking-copy.ts";
import { BookingFacts } from "./booking-facts.tsx";
import { bookingMeta } from "./booking-meta.ts";
import { ChangeSection } from "./change-section.tsx";

export const Route = createFileRoute("/_site/booking/$token")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postBookingChange } },
  // In one order and without other parameters, as the match of the server.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: async ({ params, deps, serverContext }) => ({
    view: await (await import("../bookings.functions.ts")).openBooking({
      data: { token: params.token, search: deps },
    }),
    answer: serverContext?.formAnswer,
  }),
  head: () => pageHead({ ...bookingMeta, path: "/booking", noindex: true }),
  component: BookingPage,
});

/** How the two come together: by a link, at a place in words, or as the owner says before the start. */
function talkOf(place: string | null): "link" | "place" | "open" {
  if (!place) return "open";
  return isWebUrl(place) ? "link" : "place";
}

/** What the link in an email opens: the booking, its calendar entry, and the buttons that change it. */
function BookingPage() {
  const { token } = Route.useParams();
  const { view, answer } = Route.useLoaderData();
  const copy = view.state === "cancelled" && view.cancelledBy === "owner" ? "cancelledByOwner" : view.state;
  const { title, lead } = bookingCopy[copy];
  if (view.state === "forged" || view.state === "expired") {
    return (
      <PageHead title={title} lead={lead} className="pb-section">
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink to="/strategy-call" hash="booking" label="Choose a new time" />
          <ActionLink to="/contact" label="Contact Us" kind="secondary" />
        </div>
      </PageHead>
    );
  }
  const { next } = bookingCopy;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <BookingFacts view={view} token={token} />
      </PageHead>
      {view.state === "confirmed" ? (
        <>
          <Section ground="ground" mark={next.mark} title={next.title}>
            <Indent>
              <RuledList items={[...next.items, { title: next.talk.title, text: next.talk[talkOf(view.place)] }]} />
            </Indent>
          </Section>
          <ChangeSection view={view} token={token} answer={answer} />
        </>
      ) : null}
    </>
  );
}
