import { hostilePayloads, referenceBomb } from "../../tests/hostile/hostile-payloads.ts";
import { round } from "../figures.ts";
import { type AttackedSite, counted, type Finding, inLanes, networkOf, timed } from "./attack.ts";

const other = { GET: "POST", POST: "GET" } as const;

const maxMs = 2_000;

/** Calls every server function with both methods and with payloads that no page sends. */
export async function attackFunctions({ product: { origin }, functions }: AttackedSite): Promise<Finding[]> {
  const payloads = { ...hostilePayloads, "references, 60 levels": referenceBomb(60, 2) };
  const findings: Finding[] = [];
  let visitor = 0;
  for (const [what, payload] of Object.entries(payloads)) {
    const calls = functions.flatMap(({ id, method }) => [
      { id, method },
      { id, method: other[method] },
    ]);
    const answers = await inLanes(calls.length, (index) => {
      const { id = "", method = "GET" } = calls[index] ?? {};
      visitor += 1;
      const headers = {
        "x-tsr-serverfn": "true",
        "x-forwarded-for": networkOf(visitor),
        origin,
        ...(method === "POST" && { "content-type": "application/json" }),
      };
      const url = `${origin}/_serverFn/${id}`;
      return method === "GET"
        ? timed(`${url}?payload=${encodeURIComponent(payload)}`, { headers })
        : timed(url, { method, headers, body: payload });
    });
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    findings.push({
      tried: `${calls.length} calls of ${functions.length} functions: ${what}`,
      found: `${counted(answers.map(({ status }) => status))}; slowest ${round(slowest)} ms`,
      held: answers.length > 0 && slowest < maxMs && answers.every(({ status }) => status >= 400 && status < 500),
    });
  }
  return findings;
}
