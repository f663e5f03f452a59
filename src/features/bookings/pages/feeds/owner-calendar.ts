import { createFileRoute } from "@tanstack/react-router";
import { getOwnerCalendar } from "../../calendars/calendar-feed.functions.ts";

/** The owner's bookings, for a calendar that subscribes to them. */
export const Route = createFileRoute("/calendar/{$token}.ics")({ server: { handlers: { GET: getOwnerCalendar } } });
