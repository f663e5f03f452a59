import { expect, test } from "vitest";
import { createClientNetwork, isNetwork } from "./client-network.ts";

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const request = (forwarded?: string) =>
  new Request("http://localhost/", forwarded ? { headers: { "x-forwarded-for": forwarded } } : {});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:5123", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:ffff::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0000:0000:1:2:3:4", "2001:db8:0:0::/64"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8:1::2:3:4:5", "2001:db8:1:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::198.51.100.1", "64:ff9b:0:0::/64"],
])("%s is counted as %s", (address, network) => {
  expect(createClientNetwork([])(request(), from(address))).toBe(network);
});

test.each([[undefined], [from("")], [from("unknown")]])(
  "a request without a client network is an error, not a shared bucket",
  (connection) => {
    expect(() => createClientNetwork()(request("198.51.100.1"), connection)).toThrow("cannot be counted");
  },
);

test("a visitor who connects directly can't claim another IP", () => {
  const clientNetwork = createClientNetwork();
  expect(clientNetwork(request("198.51.100.1"), from("203.0.113.9"))).toBe("203.0.113.9");
  expect(clientNetwork(request("198.51.100.1"), from("10.0.0.4"))).toBe("10.0.0.4");
  expect(clientNetwork(request("198.51.100.1"), from("2001:db8::1"))).toBe("2001:db8:0:0::/64");
});

test.each([
  ["198.51.100.1, 203.0.113.9", "127.0.0.1", "203.0.113.9"],
  ["203.0.113.9", "::ffff:127.0.0.1", "203.0.113.9"],
  ["203.0.113.9", "::1", "203.0.113.9"],
  ["2001:db8::5", "127.0.0.1", "2001:db8:0:0::/64"],
  // Several proxies in a row: the right-most address that isn't a proxy.
  ["198.51.100.1, 203.0.113.9, 10.0.0.7, 127.0.0.1", "10.0.0.4", "203.0.113.9"],
  ["10.0.0.7, 10.0.0.8", "10.0.0.4", "10.0.0.7"],
  // Entries that no proxy writes are ignored.
  ["198.51.100.1, nonsense", "10.0.0.4", "10.0.0.4"],
  ["198.51.100.1,", "10.0.0.4", "10.0.0.4"],
  [undefined, "10.0.0.4", "10.0.0.4"],
])("behind proxies, %s through %s is %s", (forwarded, peer, client) => {
  const clientNetwork = createClientNetwork(["127.0.0.0/8", "::1", "10.0.0.0/8"]);
  expect(clientNetwork(request(forwarded), from(peer))).toBe(client);
});

test("without trusted proxies X-Forwarded-For is ignored", () => {
  expect(createClientNetwork([])(request("203.0.113.9"), from("127.0.0.1"))).toBe("127.0.0.1");
});

test.each([
  ["10.0.0.0/8", true],
  ["10.0.0.1", true],
  ["2001:db8::/32", true],
  ["10.0.0.0/33", false],
  ["2001:db8::/129", false],
  ["10.0.0.0/8/8", false],
  ["10.0.0/8", false],
  ["proxy.example.com", false],
  ["10.0.0.0/", false],
])("%s is a network: %s", (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});
