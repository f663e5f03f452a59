import { setResponseStatus } from "@tanstack/react-start/server";
import { isWebAddress } from "../../lib/web-url.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { manageUrl } from "../bookings/booking-desk.server.ts";
import { bookFromForm, readPlainTimes } from "../bookings/booking-pages.server.ts";
import { findInterview, getCalendar, getEventType } from "../bookings/bookings.server.ts";
import type { BookingSearch } from "../bookings/offered-times.ts";
import { answerForm, type FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import type { GuestView } from "./guest-view.ts";
import { getRelease, guestWhoMayBook, openGuestLink, registerGuest, signRelease } from "./podcast-guests.server.ts";
import { keepPortrait } from "./portrait.server.ts";

const gone = "This link no longer works. Write to us, and we’ll send you a new one.";

/** Takes the registration of a guest, with a portrait if there is one. */
export async function takeRegistration(shape: FormShape, post: FormPost) {
  const thanks = "/thank-you/guest";
  return answerForm(post, {
    shape,
    pretend: thanks,
    take: async ({ values, body, notice }) => {
      const portrait = await keepPortrait(body.get("portrait"), post.context.mediaDir);
      if (portrait !== null && typeof portrait === "object") return portrait;
      const { name = "", email = "", organisation, bio = "", expertise = "", topics = "", links } = values;
      await registerGuest(
        post.context,
        {
          name,
          email,
          organisation: organisation || null,
          bio,
          expertise,
          topics,
          links: links || null,
          portrait,
          consentText: notice,
        },
        new Date(),
      );
      return { location: thanks };
    },
  });
}

/** What a guest's personal link shows; nothing in it changes anything. */
export async function viewGuestSpace(
  context: Pick<RequestContext, "db" | "secret">,
  token: string,
  search: BookingSearch,
): Promise<GuestView> {
  const now = new Date();
  const opened = await openGuestLink(context, token, now);
  if ("problem" in opened) {
    setResponseStatus(opened.problem === "forged" ? 404 : 410);
    return { state: opened.problem };
  }
  const { guest } = opened;
  const [release, interview, type, { zone }] = await Promise.all([
    getRelease(context.db, guest.id),
    findInterview(context.db, guest.id),
    getEventType(context.db, "interview"),
    getCalendar(context.db, now.toISOString().slice(0, 10)),
  ]);
  return {
    state: "open",
    name: guest.name,
    email: guest.email,
    release: release && {
      signedAt: release.signedAt.getTime(),
      signature: release.signature,
      version: release.version,
      sha256: release.sha256,
      grants: {
        audio: release.audio,
        video: release.video,
        clips: release.clips,
        transcript: release.transcript,
      },
    },
    interview: interview && {
      start: interview.startsAt.getTime(),
      minutes: Math.round((interview.endsAt.getTime() - interview.startsAt.getTime()) / 60_000),
      zone: interview.zone,
      page: new URL(manageUrl({ siteUrl: "http://site", secret: context.secret }, interview)).pathname,
    },
    minutes: type?.minutes ?? 60,
    hasLink: type?.place ? isWebAddress(type.place) : false,
    ownerZone: zone,
    plain: release && type && !interview ? await readPlainTimes(context, type, search) : undefined,
  };
}

async function takeRelease(token: string, shape: FormShape, post: FormPost) {
  const here = `/guest-space/${token}`;
  return answerForm(post, {
    shape,
    pretend: here,
    take: async ({ values }) => {
      const now = new Date();
      const opened = await openGuestLink(post.context, token, now);
      if ("problem" in opened) return { refused: gone };
      const { guest } = opened;
      const granted = (name: string) => values[name] === "yes";
      // Pressed twice: the first signature counts.
      if (!(await getRelease(post.context.db, guest.id))) {
        const grants = {
          audio: granted("audio"),
          video: granted("video"),
          clips: granted("clips"),
          transcript: granted("transcript"),
        };
        await signRelease(post.context, guest, { signature: values.signature ?? "", grants }, now);
      }
      return { location: `${here}#schedule` };
    },
  });
}

async function takeInterview(token: string, shape: FormShape, post: FormPost) {
  return answerForm(post, {
    shape,
    pretend: `/guest-space/${token}`,
    take: async (sent) => {
      const guest = await guestWhoMayBook(post.context, token, new Date());
      if (!guest) return { refused: "The calendar opens once the release form is signed." };
      const type = await getEventType(post.context.db, "interview");
      if (!type) return { refused: "No interview can be booked at the moment." };
      if (await findInterview(post.context.db, guest.id)) {
        return { refused: "Your interview is already booked. You can reschedule it on its own page." };
      }
      const { phone = "" } = sent.values;
      const topic = phone && `Phone, in case the connection fails: ${phone}`;
      const values = { name: guest.name, email: guest.email, organisation: guest.organisation ?? "", topic };
      return bookFromForm(post.context, type, { ...sent, values }, guest.id);
    },
  });
}

/** Takes the forms of a guest's page: the release, then the booking. */
export async function takeGuestSpace(
  token: string,
  shapes: { release: FormShape; interview: FormShape },
  post: FormPost,
) {
  const copy = await post.request
    .clone()
    .formData()
    .catch(() => new FormData());
  return copy.get("form") === shapes.interview.form
    ? takeInterview(token, shapes.interview, post)
    : takeRelease(token, shapes.release, post);
}
