import { expect, test } from "vitest";
import { createSignInLimits } from "./sign-in-limits.ts";

function limits() {
  let time = 0;
  const { wait, fail, succeed } = createSignInLimits(() => time);
  return {
    wait,
    succeed,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    fail: (times: number, address: string, account: string) => {
      for (let index = 0; index < times; index++) fail(address, account);
    },
  };
}

test("five failures are free, the sixth try waits, and every wait is twice as long", () => {
  const { fail, wait, pass } = limits();
  fail(4, "192.0.2.1", "a@example.com");
  expect(wait("192.0.2.1", "a@example.com")).toBe(0);
  fail(1, "192.0.2.1", "a@example.com");
  expect(wait("192.0.2.1", "a@example.com")).toBe(15);
  pass(15);
  expect(wait("192.0.2.1", "a@example.com")).toBe(0);
  fail(1, "192.0.2.1", "a@example.com");
  expect(wait("192.0.2.1", "a@example.com")).toBe(30);
  fail(20, "192.0.2.1", "a@example.com");
  expect(wait("192.0.2.1", "a@example.com")).toBe(900);
});

test("somebody else's failures do not lock the owner out", () => {
  const { fail, wait } = limits();
  fail(20, "192.0.2.1", "a@example.com");
  expect(wait("192.0.2.2", "a@example.com")).toBe(0);
  expect(wait("192.0.2.1", "b@example.com")).toBe(0);
});

test("trying many accounts from one place slows down too, also from one IPv6 network", () => {
  const { fail, wait } = limits();
  for (let index = 0; index < 50; index++) fail(1, `2001:db8:1:2::${index}`, `${index}@example.com`);
  expect(wait("2001:db8:1:2::99", "new@example.com")).toBe(60);
  expect(wait("2001:db8:1:3::99", "new@example.com")).toBe(0);
});

test("a success and an hour forget the failures", () => {
  const { fail, wait, succeed, pass } = limits();
  fail(5, "192.0.2.1", "a@example.com");
  succeed("192.0.2.1", "a@example.com");
  expect(wait("192.0.2.1", "a@example.com")).toBe(0);
  fail(30, "192.0.2.1", "b@example.com");
  pass(3601);
  fail(1, "192.0.2.1", "b@example.com");
  expect(wait("192.0.2.1", "b@example.com")).toBe(0);
});
