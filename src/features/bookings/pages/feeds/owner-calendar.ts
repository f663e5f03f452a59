import { createFileRoute } from "@tanstack/react-router";
import { getOwnerCalendar } from "../../calendars/calendar-feed.functions.ts";

export const Route = createFileRoute("/calendar/{$token}.ics")({ server: { handlers: { GET: getOwnerCalendar } } });
