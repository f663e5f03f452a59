import { expect, test } from "vitest";
import { signLink } from "../../src/server-context/signed-link.ts";
import { loggedPath } from "./logged-path.ts";

const token = signLink("a secret of the site that is long enough", {
  purpose: "booking",
  subject: "8a0f6f0e-0000-4000-8000-000000000000",
  expiresAt: new Date("2026-11-22T12:00:00Z"),
});

test.each([
  ["/", "/"],
  ["/blog/what-a-question-costs?search=me", "/blog/what-a-question-costs"],
  ["/blog/caf%C3%A9", "/blog/caf%C3%A9"],
  ["/%", "/%"],
  [`/booking/${token}`, "/booking/..."],
  [`/booking/${token}.ics`, "/booking/..."],
  [`/guest-space/${token}/`, "/guest-space/..."],
  ["/guest-space/cut-off", "/guest-space/..."],
  [`/Booking/${token}`, "/Booking/..."],
  [`/%62ooking/${token}`, "/booking/..."],
  [`//booking/${token}`, "//booking/..."],
  [`/bookings/${token}`, "/bookings/..."],
  [`/booking%2F${token}`, "/booking/..."],
  [`/thank-you/ebook?token=${token}`, "/thank-you/ebook"],
  [`/downloads/ebook.pdf?token=${token}`, "/downloads/ebook.pdf"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
