import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const request = (forwarded?: string) =>
  new Request("http://localhost/", forwarded ? { headers: { "x-forwarded-for": forwarded } } : {});

test("a visitor who connects directly cannot claim another address", () => {
  expect(clientAddress(request("198.51.100.1"), from("203.0.113.9"))).toBe("203.0.113.9");
});

test("behind a proxy nearby the last address counts", () => {
  expect(clientAddress(request("198.51.100.1, 203.0.113.9"), from("127.0.0.1"))).toBe("203.0.113.9");
  expect(clientAddress(request("203.0.113.9"), from("::ffff:10.0.0.4"))).toBe("203.0.113.9");
  expect(clientAddress(request(), from("127.0.0.1"))).toBe("127.0.0.1");
  expect(clientAddress(request(), undefined)).toBe("unknown");
});
