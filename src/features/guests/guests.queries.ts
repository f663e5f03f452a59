import { queryOptions } from "@tanstack/react-query";

/** Fetched when data are asked for: a first view has them in its HTML and does without the transport. */
const server = () => import("./podcast-guests.functions.ts");

/** A guest of the show with their episodes, or null. */
export const guestQuery = (slug: string) =>
  queryOptions({ queryKey: ["guest", slug], queryFn: async () => (await server()).fetchGuest({ data: slug }) });
