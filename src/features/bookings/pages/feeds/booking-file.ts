import { createFileRoute } from "@tanstack/react-router";
import { getBookingFile } from "../../booking-handlers.functions.ts";

/** A booking as a calendar file. */
export const Route = createFileRoute("/booking/{$token}.ics")({ server: { handlers: { GET: getBookingFile } } });
