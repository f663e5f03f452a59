import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { bookingForm } from "../../booking-form.ts";
import { postBooking } from "../../booking-handlers.functions.ts";
import { loadCallPage } from "../../bookings.queries.ts";
import { type BookingSearch, readBookingSearch } from "../../slot-list.ts";
import { CallPage } from "./call-page.tsx";
import { knowledgeAuditBooking } from "./knowledge-audit-copy.ts";
import { knowledgeAuditMeta } from "./knowledge-audit-meta.ts";

export const Route = createFileRoute("/_site/knowledge-audit")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postBooking("knowledge-audit", bookingForm) } },
  // Same order and parameters as the server's match.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: ({ deps, serverContext }) => loadCallPage("knowledge-audit", deps, serverContext?.formAnswer),
  head: headOf((site) => {
    const { name, description } = copyOf(site, knowledgeAuditMeta);
    return { title: name, description, path: "/knowledge-audit" };
  }),
  component: KnowledgeAuditPage,
});

function KnowledgeAuditPage() {
  return <CallPage kind="knowledge-audit" booking={useCopy(knowledgeAuditBooking)} data={Route.useLoaderData()} />;
}
