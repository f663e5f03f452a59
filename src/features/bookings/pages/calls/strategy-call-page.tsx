import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { bookingForm } from "../../booking-form.ts";
import { postBooking } from "../../booking-handlers.functions.ts";
import { loadCallPage } from "../../bookings.queries.ts";
import { type BookingSearch, readBookingSearch } from "../../slot-list.ts";
import { CallPage } from "./call-page.tsx";
import { strategyCallBooking } from "./strategy-call-copy.ts";
import { strategyCallMeta } from "./strategy-call-meta.ts";

export const Route = createFileRoute("/_site/strategy-call")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postBooking("strategy-call", bookingForm) } },
  // Same order and parameters as the server's match.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: ({ deps, serverContext }) => loadCallPage("strategy-call", deps, serverContext?.formAnswer),
  head: headOf((site) => {
    const { name, description } = copyOf(site, strategyCallMeta);
    return { title: name, description, path: "/strategy-call" };
  }),
  component: StrategyCallPage,
});

function StrategyCallPage() {
  return <CallPage kind="strategy-call" booking={useCopy(strategyCallBooking)} data={Route.useLoaderData()} />;
}
