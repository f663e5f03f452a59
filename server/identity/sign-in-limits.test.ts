import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSignInLimits } from "./sign-in-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function limits() {
  const { wait, fail, succeed } = createSignInLimits();
  return {
    wait,
    succeed,
    pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    fail: async (times: number, address: string, account: string) => {
      for (let index = 0; index < times; index++) await fail(address, account);
    },
  };
}

test("five failures are free, the sixth try waits, and every wait is twice as long", async () => {
  const { fail, wait, pass } = limits();
  await fail(4, "192.0.2.1", "a@example.com");
  expect(await wait("192.0.2.1", "a@example.com")).toBe(0);
  await fail(1, "192.0.2.1", "a@example.com");
  expect(await wait("192.0.2.1", "a@example.com")).toBe(15);
  pass(15);
  expect(await wait("192.0.2.1", "a@example.com")).toBe(0);
  await fail(1, "192.0.2.1", "a@example.com");
  expect(await wait("192.0.2.1", "a@example.com")).toBe(30);
  await fail(20, "192.0.2.1", "a@example.com");
  expect(await wait("192.0.2.1", "a@example.com")).toBe(900);
});

test("someone else's failures do not lock the owner out", async () => {
  const { fail, wait } = limits();
  await fail(20, "192.0.2.1", "a@example.com");
  expect(await wait("192.0.2.2", "a@example.com")).toBe(0);
  expect(await wait("192.0.2.1", "b@example.com")).toBe(0);
});

test("trying many accounts from one place slows down too, also from one IPv6 network", async () => {
  const { fail, wait } = limits();
  for (let index = 0; index < 50; index++) await fail(1, `2001:db8:1:2::${index}`, `${index}@example.com`);
  expect(await wait("2001:db8:1:2::99", "new@example.com")).toBe(60);
  expect(await wait("2001:db8:1:3::99", "new@example.com")).toBe(0);
});

test("a success and an hour forget the failures", async () => {
  const { fail, wait, succeed, pass } = limits();
  await fail(5, "192.0.2.1", "a@example.com");
  await succeed("192.0.2.1", "a@example.com");
  expect(await wait("192.0.2.1", "a@example.com")).toBe(0);
  await fail(30, "192.0.2.1", "b@example.com");
  pass(3599);
  await fail(1, "192.0.2.1", "b@example.com");
  expect(await wait("192.0.2.1", "b@example.com")).toBe(900);
  pass(3601);
  await fail(1, "192.0.2.1", "b@example.com");
  expect(await wait("192.0.2.1", "b@example.com")).toBe(0);
});
