import { createFileRoute } from "@tanstack/react-router";
import { getBookingFile } from "../../booking-handlers.functions.ts";

export const Route = createFileRoute("/booking/{$token}.ics")({ server: { handlers: { GET: getBookingFile } } });
