import type { TargetFunction } from "../../tests/hostile/hostile-requests.ts";
import type { Product } from "../product.ts";

export type AttackedSite = { product: Product; functions: readonly TargetFunction[] };

export type Finding = { attack: string; result: string; isPrevented: boolean };

export const concurrency = 8;

export const networkOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

export function countValues(values: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} x ${value}`).join(", ");
}

export type TimedResponse = { status: number; milliseconds: number };

/** Status and duration of a response; 0 for a connection closed without one, 599 after `timeoutMs`. */
export async function timeRequest(url: string, init: RequestInit, timeoutMs = 20_000): Promise<TimedResponse> {
  const start = performance.now();
  const status = await fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    (failure: unknown) => (failure instanceof DOMException && failure.name === "TimeoutError" ? 599 : 0),
  );
  return { status, milliseconds: performance.now() - start };
}
