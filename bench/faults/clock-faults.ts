import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startEmailCatcher } from "../email-catcher.ts";
import { type Product, startProduct } from "../product.ts";
import { callAdmin, owner, signIn } from "./administrator.ts";
import { bookingPage, freeTimes, sendBooking, zone } from "./booking.ts";
import { sendByScript } from "./contact.ts";
import { type Fault, must, mustBePage, pause, until, visit } from "./fault.ts";

const hour = 3_600_000;
const day = 24 * hour;
const preload = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.ts")).href;

type Clocked = { site: Product; setClock: (offsetMs: number) => Promise<void> };

async function startClocked(dataDir: string, offsetMs: number, settings = {}): Promise<Clocked> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, "clock");
  const setClock = async (offset: number) => {
    await writeFile(file, String(Math.round(offset)));
    // Longer than a program goes without looking.
    await pause(200);
  };
  await setClock(offsetMs);
  const environment = { ...owner, CLOCK_FILE: file, ...settings };
  return { site: await startProduct(dataDir, environment, { nodeArgs: [`--import=${preload}`] }), setClock };
}

/** The clock of the machine jumps under a running site. */
async function jump(dataDir: string, offsetMs: number): Promise<string> {
  const catcher = await startEmailCatcher();
  const { site, setClock } = await startClocked(dataDir, 0, { SMTP_URL: catcher.url });
  try {
    const cookie = await signIn(site);
    const [start = 0] = (await freeTimes(site)).slice(30);
    const url = await sendBooking(site, start, 1);
    must(url !== undefined, "nothing can be booked before the clock jumps");
    await until("the emails before the jump", async () => catcher.delivered.size === 2);
    await setClock(offsetMs);
    await mustBePage(site, "/blog?search=clock");
    await callAdmin(site, cookie, "fetchAdminHome");
    must((await visit(site, url)).text.includes("Visitor 1"), "the booking's page has lost it");
    must((await sendByScript(site, "jumped")).isAccepted, "the form does not work");
    const [later = 0] = (await freeTimes(site)).filter((time) => time > start + 2 * hour);
    must((await sendBooking(site, later, 2)) !== undefined, "nothing can be booked");
    must((await sendBooking(site, start, 3)) === undefined, "a time is booked twice");
    await until("the emails after the jump", async () => catcher.delivered.size === 5, 120);
    must(
      [...catcher.delivered.values()].every((times) => times === 1),
      "an email arrived twice",
    );
    await setClock(0);
    await mustBePage(site, "/blog?search=back");
    await callAdmin(site, cookie, "fetchAdminHome");
    must((await sendByScript(site, "returned")).isAccepted, "the form does not work when the clock is right again");
    return "session, form, booking and emails work, also when it is right again; nothing is booked or sent twice";
  } finally {
    await site.stop();
    await catcher.stop();
  }
}

const wall = new Intl.DateTimeFormat("en-GB", { timeZone: zone, weekday: "short", hour: "2-digit", minute: "2-digit" });

/** The first and last wall-clock time of each weekday. */
function hoursOf(times: readonly number[]): Map<string, string> {
  const all = Map.groupBy(
    times.map((time) => wall.format(time).split(/,?\s+/) as [string, string]),
    ([name]) => name,
  );
  return new Map(
    Array.from(all, ([name, found]) => {
      const sorted = found.map(([, clock]) => clock).toSorted();
      return [name, `${sorted[0]} to ${sorted.at(-1)}`];
    }),
  );
}

/** A site that runs through the night in which the clock changes in Berlin. */
async function changeover(dataDir: string, changesAt: Date): Promise<string> {
  const weekBefore = changesAt.getTime() - 6 * day;
  const { site, setClock } = await startClocked(dataDir, weekBefore - Date.now());
  try {
    const times = await freeTimes(site);
    must(new Set(times).size === times.length, "a time is offered twice");
    const before = hoursOf(times.filter((time) => time < changesAt.getTime() && time > weekBefore + 2 * day));
    const after = hoursOf(times.filter((time) => time > changesAt.getTime()));
    must(before.size > 1 && after.size >= before.size, "too few times are offered");
    for (const [name, hours] of before) {
      must(after.get(name) === hours, `${name}: ${hours} before the night, ${after.get(name)} after it`);
    }
    const [start = 0] = times.filter((time) => time > changesAt.getTime());
    const url = await sendBooking(site, start, 1);
    must(url !== undefined, "nothing can be booked for after the night");
    const shown = bookingPage(await visit(site, url));
    for (const minutes of [-5, 5, 65, 125]) {
      await setClock(changesAt.getTime() + minutes * 60_000 - Date.now());
      must((await sendByScript(site, `night${minutes}`)).isAccepted, `the form does not work ${minutes} minutes later`);
      must(bookingPage(await visit(site, url)) === shown, `the booking has another time ${minutes} minutes later`);
      must(!(await freeTimes(site)).includes(start), `the booked time is offered ${minutes} minutes later`);
    }
    return `the same hours on the owner's clock before and after; a booking made before has its time (${wall.format(start)}) after`;
  } finally {
    await site.stop();
  }
}

/** A clock that is wrong, and nights in which it changes. */
export function clockFaults(directory: string): Fault[] {
  const group = "Clock";
  const at = (name: string) => path.join(directory, `clock-${name}`);
  const injected = "`Date` of the process and of its database replaced by one that is off";
  return [
    { group, name: "an hour back", injected, run: () => jump(at("back"), -hour) },
    { group, name: "a day ahead", injected, run: () => jump(at("ahead"), day) },
    {
      group,
      name: "changeover in spring",
      injected,
      run: () => changeover(at("spring"), new Date("2026-03-29T01:00:00Z")),
    },
    {
      group,
      name: "changeover in autumn",
      injected,
      run: () => changeover(at("autumn"), new Date("2026-10-25T01:00:00Z")),
    },
  ];
}
