import { expect, test } from "vitest";
import { orderSessions } from "./two-factor-card.tsx";

const session = (id: string, createdAt: string) => ({ id, createdAt, updatedAt: createdAt, userAgent: null });

test("marks the current session and puts it first, then the others, latest first", () => {
  const sessions = [session("a", "2026-11-01"), session("b", "2026-11-03"), session("c", "2026-11-02")];
  expect(orderSessions(sessions, "c").map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    ["c", true],
    ["b", false],
    ["a", false],
  ]);
});

test("marks no session if the current one is unknown", () => {
  expect(orderSessions([session("a", "2026-11-01")], undefined)).toMatchObject([{ isCurrent: false }]);
});
