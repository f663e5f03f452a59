/** Preloaded with --import, in threads too: shifts the clock by the milliseconds in CLOCK_FILE, read continuously. */
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_FILE ?? "";
const rereadMs = 50;
const RealDate = Date;
let [offset, readAt] = [0, Number.NEGATIVE_INFINITY];

function now(): number {
  const monotonicMs = performance.now();
  if (monotonicMs - readAt > rereadMs) {
    readAt = monotonicMs;
    offset = Number(readFileSync(file, "utf8")) || 0;
  }
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, self) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
});
