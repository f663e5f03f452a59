import { randomInt } from "node:crypto";
import type { Product } from "../product.ts";
import { must, type Seen } from "./fault.ts";

const path = "/strategy-call";
export const zone = "Europe/Berlin";

/** Every free time as the page lists it, in milliseconds. */
export async function freeTimes(site: Pick<Product, "origin">): Promise<number[]> {
  const html = await (await fetch(`${site.origin}${path}?times=list&zone=${encodeURIComponent(zone)}`)).text();
  const times = Array.from(html.matchAll(/\?start=(\d+)/g), ([, start]) => Number(start));
  must(times.length > 0, "no time is free");
  return times.toSorted((a, b) => a - b);
}

/** Books a time without JavaScript. @returns the path of the booking, or undefined when it was not accepted */
export async function sendBooking(
  site: Pick<Product, "origin">,
  start: number,
  visitor: number,
): Promise<string | undefined> {
  const body = new FormData();
  const fields = { form: "booking", name: `Visitor ${visitor}`, email: `visitor-${visitor}@example.com`, zone };
  for (const [name, value] of Object.entries({ ...fields, start: String(start) })) body.set(name, value);
  const response = await fetch(`${site.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: {
      origin: site.origin,
      accept: "application/json",
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    signal: AbortSignal.timeout(30_000),
  });
  const answer = (await response.json()) as { outcome?: string; location?: string };
  return answer.outcome === "accepted" ? answer.location?.replace(/#.*/, "") : undefined;
}

/** The time that a booking's page shows. */
export const bookingPage = ({ text }: Seen): string => {
  const shown = /<time[^>]*>(.*?)<\/time>|\d{1,2}:\d{2}[^<]*/.exec(text)?.[0];
  must(shown !== undefined, "the booking's page shows no time");
  return shown;
};
