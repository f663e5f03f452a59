import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "./person-page.tsx";

export const Route = createFileRoute("/admin/bookings/$id")({ component: BookingRoute });

function BookingRoute() {
  return <PersonPage kind="booking" id={Route.useParams().id} />;
}
