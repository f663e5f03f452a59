import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const slots = 100;
const attemptsPerSlot = 100;
const atOnce = 64;
const path = "/strategy-call";
const zone = "Europe/Berlin";

/** Free times that neither meet each other nor exceed the limit of a day, as the page lists them. */
async function freeTimes(origin: string): Promise<number[]> {
  const html = await (await fetch(`${origin}${path}?times=list&zone=${encodeURIComponent(zone)}`)).text();
  const all = [...html.matchAll(/\?start=(\d+)/g)].map(([, start]) => Number(start)).sort((a, b) => a - b);
  const chosen: number[] = [];
  const perDay = new Map<string, number>();
  for (const start of all) {
    const day = new Date(start).toISOString().slice(0, 10);
    const taken = perDay.get(day) ?? 0;
    // An hour apart: the buffers around a conversation do not meet the next.
    if (taken >= 6 || start - (chosen.at(-1) ?? 0) < 3_600_000) continue;
    perDay.set(day, taken + 1);
    chosen.push(start);
    if (chosen.length === slots) return chosen;
  }
  throw new Error(`only ${chosen.length} times are free`);
}

function shuffled<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

type Outcome = "booked" | "taken" | "failed";

/** One visitor who books without JavaScript; everyone comes from another address, as in life. */
async function attempt(origin: string, start: number, visitor: number): Promise<Outcome> {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    form: "booking",
    name: `Visitor ${visitor}`,
    email: `visitor-${visitor}@example.com`,
    start: String(start),
    zone,
  })) {
    body.set(name, value);
  }
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: {
      Origin: origin,
      Accept: "application/json",
      "X-Forwarded-For": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
  });
  const answer = (await response.json().catch(() => undefined)) as { outcome?: string; location?: string } | undefined;
  if (answer?.outcome === "accepted" && answer.location?.startsWith("/booking/")) return "booked";
  return answer?.outcome === "refused" && response.status === 200 ? "taken" : "failed";
}

async function race(dataDir: string, environment: Record<string, string>) {
  const product = await startProduct(dataDir, environment);
  try {
    const times = await freeTimes(product.origin);
    const wishes = shuffled(times.flatMap((start) => Array.from({ length: attemptsPerSlot }, () => start)));
    const outcomes = { booked: 0, taken: 0, failed: 0 };
    const winners = new Map<number, number>();
    const begun = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let visitor = next++; visitor < wishes.length; visitor = next++) {
          const start = wishes[visitor] as number;
          const outcome = await attempt(product.origin, start, visitor);
          outcomes[outcome]++;
          if (outcome === "booked") winners.set(start, (winners.get(start) ?? 0) + 1);
        }
      }),
    );
    const seconds = (performance.now() - begun) / 1000;
    return { ...outcomes, twice: [...winners.values()].filter((count) => count > 1).length, seconds };
  } finally {
    await product.stop();
  }
}

/** 10,000 visitors want 100 times: everyone who gets one is the only one who does. */
export async function measureBookings(scratch: string): Promise<void> {
  const rows: (string | number)[][] = [];
  const note = (name: string, result: Awaited<ReturnType<typeof race>>) => {
    const { booked, taken, failed, twice, seconds } = result;
    rows.push([name, slots * attemptsPerSlot, booked, taken, twice, failed, `${round(seconds)} s`]);
    if (booked !== slots || twice > 0 || failed > 0) process.exitCode = 1;
  };
  note("embedded", await race(`${scratch}-embedded`, {}));
  const programs = findPostgresBinaries();
  if (programs) {
    const cluster = await startPostgres(programs);
    try {
      note("PostgreSQL", await race(`${scratch}-server`, { DATABASE_URL: await cluster.createDatabase("") }));
    } finally {
      await cluster.stop();
    }
  }
  const columns = ["Database", "Attempts", "Booked", "HttpError", "Booked twice", "Failed", "Took"];
  printTable(`${slots} times, ${atOnce} visitors at once`, columns, rows);
}
