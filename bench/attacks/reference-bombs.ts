import { hostilePayloads, referenceBomb } from "../../tests/hostile/hostile-payloads.ts";
import { round } from "../figures.ts";
import { runConcurrently } from "../run-concurrently.ts";
import { type AttackedSite, concurrency, countValues, type Finding, networkOf, timeRequest } from "./attack.ts";

const otherMethod = { GET: "POST", POST: "GET" } as const;

const maxMs = 2_000;

/** Calls every server function with both methods and with payloads that no page sends. */
export async function attackFunctions({ product: { origin }, functions }: AttackedSite): Promise<Finding[]> {
  const payloads = { ...hostilePayloads, "references, 60 levels": referenceBomb(60, 2) };
  const findings: Finding[] = [];
  let visitor = 0;
  for (const [payloadName, payload] of Object.entries(payloads)) {
    const calls = functions.flatMap(({ id, method }) => [
      { id, method },
      { id, method: otherMethod[method] },
    ]);
    const responses = await runConcurrently(calls, concurrency, ({ id, method }) => {
      visitor += 1;
      const headers = {
        "x-tsr-serverfn": "true",
        "x-forwarded-for": networkOf(visitor),
        origin,
        ...(method === "POST" && { "content-type": "application/json" }),
      };
      const url = `${origin}/_serverFn/${id}`;
      return method === "GET"
        ? timeRequest(`${url}?payload=${encodeURIComponent(payload)}`, { headers })
        : timeRequest(url, { method, headers, body: payload });
    });
    const slowest = Math.max(...responses.map(({ milliseconds }) => milliseconds));
    findings.push({
      attack: `${calls.length} calls of ${functions.length} functions: ${payloadName}`,
      result: `${countValues(responses.map(({ status }) => status))}; slowest ${round(slowest)} ms`,
      isPrevented:
        responses.length > 0 && slowest < maxMs && responses.every(({ status }) => status >= 400 && status < 500),
    });
  }
  return findings;
}
