import { type AttackedSite, counted, type Finding, timed } from "./attack.ts";

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
    for (let sent = 0; sent < searches; sent++)
      statuses.push((await timed(`${origin}${path(sent)}`, { headers })).status);
    const elsewhere = { "x-forwarded-for": `172.17.${index}.1` };
    const after = await timed(`${origin}${path(searches)}`, { headers: elsewhere });
    findings.push({
      tried: `${searches} times ${path(0)} from one network, then once from another`,
      found: `${counted(statuses)}; then ${after.status}`,
      held: after.status === status,
    });
  }
  return findings;
}
