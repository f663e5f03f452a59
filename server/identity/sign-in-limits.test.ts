import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSignInLimits } from "./sign-in-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const network = "192.0.2.1";
const otherNetwork = "192.0.2.2";
const owner = "a@example.com";

function limits() {
  const signInLimits = createSignInLimits();
  const attempt = (network: string, account?: string) => signInLimits.startAttempt({ network, account });
  return {
    ...signInLimits,
    attempt,
    advance: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    fail: async (times: number, network: string, account?: string) => {
      for (let index = 0; index < times; index++) await attempt(network, account);
    },
  };
}

test("five failures are free, then each wait is twice as long", async () => {
  const { fail, attempt, advance } = limits();
  await fail(5, network, owner);
  expect(await attempt(network, owner)).toBe(15);
  for (const wait of [15, 30, 60, 120, 240, 480, 900, 900]) {
    advance(wait - 1);
    expect(await attempt(network, owner)).toBe(1);
    advance(1);
    expect(await attempt(network, owner)).toBe(0);
  }
});

test("of a thousand concurrent attempts five proceed", async () => {
  const { attempt } = limits();
  const waits = await Promise.all(Array.from({ length: 1000 }, () => attempt(network, owner)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test("failures from many networks do not delay another network", async () => {
  const { fail, attempt } = limits();
  for (let index = 0; index < 2000; index++) await fail(1, `198.51.${index % 250}.${index % 7}`, owner);
  expect(await attempt(network, owner)).toBe(0);
});

test("failures without an account count for their network only", async () => {
  const { fail, attempt } = limits();
  for (let index = 0; index < 205; index++) await fail(5, `198.51.100.${index}`);
  expect(await attempt("198.51.100.1")).toBe(0);
  expect(await attempt(network)).toBe(0);
});

test("trying many accounts from one network is slowed down", async () => {
  const { fail, attempt } = limits();
  for (let index = 0; index < 50; index++) await fail(1, network, `${index}@example.com`);
  expect(await attempt(network, "new@example.com")).toBe(60);
  expect(await attempt(otherNetwork, "new@example.com")).toBe(0);
});

test("a success clears the failures of its account and network only", async () => {
  const { fail, attempt, succeed } = limits();
  await fail(4, network, "own@example.com");
  await fail(5, network, owner);
  await fail(4, otherNetwork, "own@example.com");
  await succeed(network, "own@example.com");
  expect(await attempt(network, owner)).toBe(15);
  await fail(4, network, "own@example.com");
  expect(await attempt(otherNetwork, "own@example.com")).toBe(0);
  expect(await attempt(otherNetwork, "own@example.com")).toBe(15);
  // Five for the victim, and four after the success.
  for (let index = 0; index < 41; index++) expect(await attempt(network, `${index}@example.com`)).toBe(0);
  expect(await attempt(network, "next@example.com")).toBe(60);
});

test("a success doesn't end the wait of a network that guesses at other accounts", async () => {
  const { fail, attempt, succeed, advance } = limits();
  for (let index = 0; index < 60; index++) {
    await fail(1, network, `${index}@example.com`);
    if (index >= 49) advance(900);
  }
  expect(await attempt(network, "own@example.com")).toBe(0);
  await succeed(network, "own@example.com");
  expect(await attempt(network, "next@example.com")).toBeGreaterThan(0);
});

test("a released attempt is not counted", async () => {
  const { attempt, release } = limits();
  for (let index = 0; index < 60; index++) {
    expect(await attempt(network, owner)).toBe(0);
    await release({ network, account: owner });
  }
});

test("failures are forgotten after an hour", async () => {
  const { fail, attempt, advance } = limits();
  await fail(5, network, owner);
  for (let index = 0; index < 10; index++) {
    advance(900);
    expect(await attempt(network, owner)).toBe(0);
  }
  advance(3601);
  await fail(5, network, owner);
  expect(await attempt(network, owner)).toBe(15);
});

test("wrong codes of an account are limited across networks, except networks it has signed in from", async () => {
  const { startCodeCheck, refundCode, addKnownNetwork, resetWrongCodes, advance } = limits();
  await addKnownNetwork(network, owner);
  const waits = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => startCodeCheck(`198.51.100.${index}`, owner)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
  expect(await startCodeCheck(otherNetwork, owner)).toBe(86_400);
  expect(await startCodeCheck(otherNetwork, "b@example.com")).toBe(0);
  expect(await startCodeCheck(network, owner)).toBe(0);
  await refundCode(owner);
  expect(await startCodeCheck(otherNetwork, owner)).toBeGreaterThan(0);
  await resetWrongCodes(owner);
  expect(await startCodeCheck(otherNetwork, owner)).toBe(0);
  advance(21 * 86_400);
  for (let index = 0; index < 100; index++) await startCodeCheck(otherNetwork, owner);
  expect(await startCodeCheck(network, owner)).toBeGreaterThan(0);
});
