import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { loggedPath } from "../../src/logged-path.ts";
import { signLink } from "../../src/server-context/signed-link.ts";
import { createLogger } from "../logger.ts";
import { createObserver } from "../observe/observer.ts";
import type { RequestEnv } from "./connection/target-handler.ts";
import { logRequests } from "./log-requests.ts";

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
  ["/login/reset/k3J9dPq2LmZx81RtVw4QyNsA", "/login/reset/..."],
  ["/api/auth/reset-password/k3J9dPq2LmZx81RtVw4QyNsA", "/api/auth/reset-password/..."],
  ["/unsubscribe/anna.weber@example.com/now", "/unsubscribe/.../now"],
  ["/anna%40example.com", "/..."],
  ["/blog/why-nobody-finds-the-document-they-need-in-2026", "/blog/why-nobody-finds-the-document-they-need-in-2026"],
  ["/assets/page-k3J9dPq2LmZx81RtVw4QyNsA.js", "/assets/page-k3J9dPq2LmZx81RtVw4QyNsA.js"],
  [`/downloads/ebook.pdf?token=${token}`, "/downloads/ebook.pdf"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

const target = { outcome: "accepted", pathname: "/", search: "", match: undefined } as const;
const app = new Hono<RequestEnv>();
app.use(
  logRequests({ siteUrl: "https://www.example.com", logger: createLogger("silent"), observer: createObserver({}) }),
);
app.get("/data", (context) => context.json({ some: "data" }));
app.get("/page", (context) => context.html("", 200, { "Content-Security-Policy": "default-src 'none'" }));

test("every response forbids framing, sniffing and plain HTTP", async () => {
  for (const path of ["/data", "/nothing"]) {
    const { headers } = await app.request(path, undefined, { target });
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("strict-transport-security"), path).toContain("max-age=31536000; includeSubDomains");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
  }
});

test("a response keeps its own policy", async () => {
  const { headers } = await app.request("/page", undefined, { target });
  expect(headers.get("content-security-policy")).toBe("default-src 'none'");
});

test("only rejected requests are logged as security events", async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const statuses = [200, 303, 401, 403, 404, 413, 415, 422, 429, 500] as const;
  const logging = new Hono<RequestEnv>();
  logging.use(logRequests({ siteUrl: "https://www.example.com", logger, observer: createObserver({}) }));
  for (const status of statuses) logging.get(`/${status}`, (context) => context.body(null, status));
  for (const status of statuses) {
    await logging.request(`/${status}?email=maren@example.com`, undefined, { target });
  }
  expect(lines.map(({ status }) => status)).toEqual(statuses);
  const rejected = lines.filter(({ event }) => event === "rejected").map(({ status }) => status);
  expect(rejected).toEqual([401, 403, 413, 415, 429]);
  expect(JSON.stringify(lines)).not.toContain("maren");
});
