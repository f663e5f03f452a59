import pino from "pino";
import { expect, test, vi } from "vitest";
import type { DeliveryQueue } from "../../src/features/email/delivery-queue.ts";
import { startDeliveryLoop } from "./delivery-loop.ts";

test("delivers what is due although the next issue cannot be prepared", async () => {
  const claimed = Promise.withResolvers<void>();
  const noop = async () => undefined;
  const queue: DeliveryQueue<{ attempts: number }> = {
    name: "newsletter",
    noun: "issue",
    idOf: () => 1,
    prepare: () => Promise.reject(new Error("the content source is away")),
    list: async () => [1],
    async claim() {
      claimed.resolve();
      return { deliveries: [], waitMs: null };
    },
    compose: () => Promise.reject(new Error("nothing is due")),
    markInFlight: async () => true,
    settle: noop,
    release: noop,
    reject: noop,
    renew: noop,
    recover: async () => 0,
    saveOutage: noop,
  };
  const loop = startDeliveryLoop({
    queue,
    sender: { from: () => "a@example.com", host: "example.com" },
    logger: pino({ level: "silent" }),
    isOnlySender: true,
    transport: { name: "test", repeatable: false, deliver: async () => ({ outcome: "sent" }) },
  });
  await claimed.promise;
  await loop.stop();
});

test("stores the result of a delivery after an outage of the database, also while it stops", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
  const delivery = { attempts: 0 };
  const settled: string[] = [];
  let [outage, claimed] = [3, false];
  const noop = async () => undefined;
  const queue: DeliveryQueue<typeof delivery> = {
    name: "newsletter",
    noun: "issue",
    idOf: () => 1,
    list: async () => [1],
    async claim() {
      const deliveries = claimed ? [] : [delivery];
      claimed = true;
      return { deliveries, waitMs: null };
    },
    compose: async () => ({
      ...{ message_id: "1", recipient: "b@example.com", subject: "A", plain: "A", html: "A" },
      ...{ headers: {}, attachments: [], created_at: new Date(0) },
    }),
    markInFlight: async () => true,
    async settle(_delivery, _owner, { status }) {
      if (--outage >= 0) throw new Error("the database is away");
      settled.push(status);
    },
    release: noop,
    reject: noop,
    renew: noop,
    recover: async () => 0,
    saveOutage: noop,
  };
  const delivered = Promise.withResolvers<void>();
  const loop = startDeliveryLoop({
    queue,
    sender: { from: () => "a@example.com", host: "example.com" },
    logger: pino({ level: "silent" }),
    isOnlySender: true,
    transport: {
      name: "test",
      repeatable: false,
      async deliver() {
        delivered.resolve();
        return { outcome: "sent" };
      },
    },
  });
  await delivered.promise;
  const stopped = loop.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
  vi.useRealTimers();
  expect(settled).toEqual(["sent"]);
});
