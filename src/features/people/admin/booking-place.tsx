import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "./person-page.tsx";

export const Route = createFileRoute("/admin/bookings/$id")({ component: BookingPlace });

function BookingPlace() {
  return <PersonPage kind="booking" id={Route.useParams().id} />;
}
