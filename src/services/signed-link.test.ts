import { expect, test } from "vitest";
import { readLink, signLink } from "./signed-link.ts";

const secret = "a secret of the site";
const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");
const token = signLink(secret, { purpose: "booking", subject: "42:Ü", expiresAt: later });

test("a link says what it is about until it expires", () => {
  expect(readLink(secret, "booking", token, now)).toEqual({ subject: "42:Ü" });
  expect(readLink(secret, "booking", token, later)).toEqual({ problem: "expired" });
});

test("a link opens nothing else, and cannot be changed or made by others", () => {
  expect(readLink(secret, "release", token, now)).toEqual({ problem: "forged" });
  expect(readLink("another secret", "booking", token, now)).toEqual({ problem: "forged" });
  const [subject, expires, signature] = token.split(".");
  expect(
    readLink(secret, "booking", `${Buffer.from("43").toString("base64url")}.${expires}.${signature}`, now),
  ).toEqual({ problem: "forged" });
  expect(readLink(secret, "booking", `${subject}.zzzzzz9.${signature}`, now)).toEqual({ problem: "forged" });
  for (const nonsense of ["", ".", "..", "a.b.c", token.slice(0, -1), `${token}x`]) {
    expect(readLink(secret, "booking", nonsense, now)).toEqual({ problem: "forged" });
  }
});
