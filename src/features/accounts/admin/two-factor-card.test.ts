import { expect, test } from "vitest";
import { orderSessions } from "./two-factor-card.tsx";

const session = (id: string, createdAt: string) => ({ id, createdAt, updatedAt: createdAt, userAgent: null });

test("the current session is marked and comes first, the others latest first", () => {
  const sessions = [session("a", "2026-11-01"), session("b", "2026-11-03"), session("c", "2026-11-02")];
  expect(orderSessions(sessions, "c").map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    ["c", true],
    ["b", false],
    ["a", false],
  ]);
});

test("no session is marked as current if the current one is unknown", () => {
  expect(orderSessions([session("a", "2026-11-01")], undefined)).toMatchObject([{ isCurrent: false }]);
});
