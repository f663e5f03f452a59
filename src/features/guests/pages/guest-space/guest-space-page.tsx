import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { pageHead } from "../../../../seo/page-head.ts";
import { ActionLink } from "../../../../site/action-link.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Steps } from "../../../../ui/steps.tsx";
import { type BookingSearch, readBookingSearch } from "../../../bookings/slot-list.ts";
import { postGuestSpace } from "../../guest-handlers.functions.ts";
import { DeviceCheck } from "./device-check.tsx";
import { interviewForm, releaseForm } from "./guest-forms.ts";
import { GuestProgress } from "./guest-progress.tsx";
import { guestSpaceCopy } from "./guest-space-copy.ts";
import { guestSpaceMeta } from "./guest-space-meta.ts";

const GuestSchedule = deferredPart("visible", () => import("./guest-schedule.tsx").then((part) => part.GuestSchedule));

const TechnicalRequirements = deferredPart("never", () =>
  import("../technical-requirements-section.tsx").then((part) => part.TechnicalRequirements),
);

const ReleaseSection = deferredPart("visible", () =>
  import("./release-section.tsx").then((part) => part.ReleaseSection),
);

export const Route = createFileRoute("/_site/guest-space/$token")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postGuestSpace({ release: releaseForm, interview: interviewForm }) } },
  // In one order and without other parameters, as the match of the server.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: async ({ params, deps, serverContext }) => ({
    view: await (await import("../../podcast-guests.functions.ts")).openGuestSpace({
      data: { token: params.token, search: deps },
    }),
    answer: serverContext?.formAnswer,
  }),
  // Signing changes what this page shows, and the answer leads back to it.
  gcTime: 0,
  head: () => pageHead({ ...guestSpaceMeta, path: "/guest-space", noindex: true }),
  component: GuestSpacePage,
});

/** The personal page of an accepted guest: three steps, and what helps on the day (specification, "Podcast registration and scheduling"). */
function GuestSpacePage() {
  const { token } = Route.useParams();
  const { view, answer } = Route.useLoaderData();
  if (view.state !== "open") {
    const { title, lead } = guestSpaceCopy[view.state];
    return (
      <PageHead title={title} lead={lead}>
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink to="/contact" label="Contact Us" />
          <ActionLink to="/podcast-registration" label="About being a guest" kind="secondary" />
        </div>
      </PageHead>
    );
  }
  const { next } = guestSpaceCopy;
  return (
    <>
      <PageHead title={`Welcome, ${view.name}`} lead={guestSpaceCopy.lead}>
        <GuestProgress view={view} />
      </PageHead>
      <ReleaseSection view={view} answer={answer} />
      <GuestSchedule view={view} token={token} answer={answer} />
      <DeviceCheck />
      <TechnicalRequirements />
      <Section ground="ground" mark={next.mark} title={next.title}>
        <Steps
          items={next.items.map((item, index) =>
            index === 0 && view.hasLink ? { ...item, text: next.withLink } : item,
          )}
        />
      </Section>
    </>
  );
}
