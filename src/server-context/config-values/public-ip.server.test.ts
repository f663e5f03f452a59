import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicIp } from "./public-ip.server.ts";

const ipv4 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join(".");
const number = (address: string) => address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);

/** Addresses of a CIDR range. */
const within = (network: string, prefix: number) =>
  fc.integer({ min: 0, max: 2 ** (32 - prefix) - 1 }).map((host) => ipv4(number(network) + host));

const notPublic = fc.oneof(
  ...(
    [
      ["0.0.0.0", 8],
      ["10.0.0.0", 8],
      ["100.64.0.0", 10],
      ["127.0.0.0", 8],
      ["169.254.0.0", 16],
      ["172.16.0.0", 12],
      ["192.0.0.0", 24],
      ["192.0.2.0", 24],
      ["192.168.0.0", 16],
      ["198.18.0.0", 15],
      ["198.51.100.0", 24],
      ["203.0.113.0", 24],
      ["224.0.0.0", 4],
      ["240.0.0.0", 4],
    ] as const
  ).map(([network, prefix]) => within(network, prefix)),
);

const hextets = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

const hextet = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const rest = (count: number) =>
  fc.array(hextet, { minLength: count, maxLength: count }).map((parts) => parts.join(":"));

test("no private, local, shared, documentation, multicast or reserved IPv4 address is public", () => {
  fc.assert(fc.property(notPublic, (address) => !isPublicIp(address)));
});

test("every IPv4 address embedded in IPv6 is rejected in any notation", () => {
  const any = fc.oneof(notPublic, within("0.0.0.0", 0));
  fc.assert(
    fc.property(any, rest(4), (address, tail) => {
      for (const spelling of [
        `::ffff:${address}`,
        `::FFFF:${hextets(address)}`,
        `0:0:0:0:0:ffff:${hextets(address)}`,
        `::${address}`,
        `64:ff9b::${address}`,
        `64:ff9b:1::${hextets(address)}`,
        `2002:${hextets(address)}::1`,
        `2001:0:${hextets(address)}:${tail}`,
      ]) {
        expect(isPublicIp(spelling), spelling).toBe(false);
      }
    }),
  );
});

test("unique local, link-local, site-local, multicast and documentation addresses of IPv6 are rejected", () => {
  const first = fc.oneof(
    fc.integer({ min: 0xfc00, max: 0xfdff }),
    fc.integer({ min: 0xfe80, max: 0xfeff }),
    fc.integer({ min: 0xff00, max: 0xffff }),
    fc.integer({ min: 0, max: 0x1fff }),
    fc.integer({ min: 0x4000, max: 0xfbff }),
  );
  fc.assert(fc.property(first, rest(7), (start, tail) => !isPublicIp(`${start.toString(16)}:${tail}`)));
  fc.assert(fc.property(rest(6), (tail) => !isPublicIp(`2001:db8:${tail}`)));
});

test("other IP addresses are public", () => {
  const first = fc.constantFrom(1, 8, 9, 23, 52, 93, 104, 151, 185, 199, 223);
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(fc.property(first, part, part, part, (...parts) => isPublicIp(parts.join("."))));
  fc.assert(fc.property(rest(6), (tail) => isPublicIp(`2a00:1450:${tail}`)));
});

test.each([
  "",
  "localhost",
  "example.com",
  "127.1",
  "0x7f.0.0.1",
  "::1",
  "::",
  "fe80::1%eth0",
  "2a00:1450::1%lo",
  "8.8.8.8 ",
])("%j is not a public IP address", (address) => {
  expect(isPublicIp(address)).toBe(false);
});
