import { setResponseStatus } from "@tanstack/react-start/server";
import { minuteMs } from "../../lib/time/durations.ts";
import { isWebUrl } from "../../lib/web-url.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { RequestContext } from "../../server-context/request-context.ts";
import { manageUrl } from "../bookings/booking-emails.server.ts";
import { readPlainTimes } from "../bookings/booking-view.server.ts";
import { findInterview } from "../bookings/bookings.server.ts";
import { getActiveEventType } from "../bookings/event-types.server.ts";
import type { BookingSearch } from "../bookings/slot-list.ts";
import { getOwnerZone } from "../bookings/slots.server.ts";
import { grantsFrom } from "./guest-release.ts";
import type { GuestView } from "./guest-view.ts";
import { openGuestLink } from "./podcast-guests.server.ts";
import { wordingOf } from "./release-wordings.ts";
import { currentWording, getRelease } from "./releases.server.ts";

export async function viewGuestSpace(
  context: Pick<RequestContext, "db" | "secret" | "site">,
  token: string,
  search: BookingSearch,
): Promise<GuestView> {
  const now = new Date();
  const opened = await openGuestLink(context, token, now);
  if (!opened.ok) {
    setResponseStatus(opened.code === "forged" ? 404 : 410);
    return { state: opened.code };
  }
  const guest = opened.value;
  const [release, interview, type, ownerZone] = await Promise.all([
    getRelease(context.db, guest.id),
    findInterview(context.db, guest.id),
    getActiveEventType(context.db, "interview"),
    getOwnerZone(context.db),
  ]);
  return {
    state: "open",
    name: guest.name,
    email: emailInLetters(guest.email),
    release: release && {
      signedAt: release.signedAt.getTime(),
      signature: release.signature,
      version: release.version,
      sha256: release.sha256,
      labels: wordingOf(release.version).labels,
      grants: grantsFrom((name) => release[name]),
    },
    wording: currentWording(context.site),
    interview: interview && {
      start: interview.startsAt.getTime(),
      minutes: Math.round((interview.endsAt.getTime() - interview.startsAt.getTime()) / minuteMs),
      zone: interview.zone,
      page: new URL(manageUrl({ siteUrl: "http://site", secret: context.secret }, interview)).pathname,
    },
    minutes: type?.minutes ?? 60,
    hasLink: type?.place ? isWebUrl(type.place) : false,
    ownerZone,
    plain: release && type && !interview ? await readPlainTimes(context, type, search) : undefined,
  };
}
