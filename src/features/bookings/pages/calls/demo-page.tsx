import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { bookingForm } from "../../booking-form.ts";
import { postBooking } from "../../booking-handlers.functions.ts";
import { loadCallPage } from "../../bookings.queries.ts";
import { type BookingSearch, readBookingSearch } from "../../slot-list.ts";
import { CallPage } from "./call-page.tsx";
import { demoBooking } from "./demo-copy.ts";
import { demoMeta } from "./demo-meta.ts";

export const Route = createFileRoute("/_site/demo")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postBooking("demo", bookingForm) } },
  // Same order and parameters as the server's match.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: ({ deps, serverContext }) => loadCallPage("demo", deps, serverContext?.formAnswer),
  head: headOf((site) => {
    const { name, description } = copyOf(site, demoMeta);
    return { title: name, description, path: "/demo" };
  }),
  component: DemoPage,
});

function DemoPage() {
  return <CallPage kind="demo" booking={useCopy(demoBooking)} data={Route.useLoaderData()} />;
}
