import { describe, expect, test } from "vitest";
import { afterRejection } from "./delivery-outcome.ts";

const now = new Date("2026-11-25T08:00:00Z");

describe("afterRejection", () => {
  test.each([
    [1, "2026-11-25T08:01:00.000Z"],
    [2, "2026-11-25T08:05:00.000Z"],
    [7, "2026-11-25T21:39:00.000Z"],
  ])("after temporary rejection %i schedules the next attempt at %s", (attempts, at) => {
    const outcome = { status: "retrying", answer: "451 Try later", nextAttemptAt: new Date(at) };
    expect(afterRejection(attempts, "451 Try later", now)).toEqual(outcome);
  });

  test("gives up after a day of rejections", () => {
    const outcome = { status: "bounced", answer: "Given up after a day. 451 Try later" };
    expect(afterRejection(8, "451 Try later", now)).toEqual(outcome);
  });
});
