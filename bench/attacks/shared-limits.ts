import { type AttackedSite, countValues, type Finding, timeRequest } from "./attack.ts";

const searches = 75;

/** Paths that one visitor requests too often, and the status that other visitors must still get. */
const targets: readonly [path: (index: number) => string, status: number][] = [
  [(index) => `/ask?q=handover+${index}`, 200],
  [(index) => `/blog?search=handover+${index}`, 200],
  [(index) => `/episodes?search=handover+${index}`, 200],
  [(index) => `/ask.json?q=handover+${index}`, 200],
  [(index) => `/calendar/none-${index}.ics`, 404],
  [(index) => `/booking/none-${index}.ics`, 404],
  [(index) => `/newsletter/preferences?token=none-${index}`, 200],
];

export async function attackSharedLimits({ product: { origin } }: AttackedSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, [path, status]] of targets.entries()) {
    const headers = { "x-forwarded-for": `172.16.${index}.1` };
    const statuses: number[] = [];
    for (let search = 0; search < searches; search++)
      statuses.push((await timeRequest(`${origin}${path(search)}`, { headers })).status);
    const otherNetwork = { "x-forwarded-for": `172.17.${index}.1` };
    const response = await timeRequest(`${origin}${path(searches)}`, { headers: otherNetwork });
    findings.push({
      attack: `${searches} times ${path(0)} from one network, then once from another`,
      result: `${countValues(statuses)}; then ${response.status}`,
      isPrevented: response.status === status,
    });
  }
  return findings;
}
