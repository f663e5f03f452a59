import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startEmailCatcher } from "../../tests/integration/support/email-catcher.ts";
import { owner, signIn } from "../administrator.ts";
import { startProduct } from "../product.ts";
import { assertThat, type Fault, waitUntil } from "./fault.ts";
import { expectPage, freeTimes, sendBooking, sendMessage, visit } from "./visitor.ts";

const hour = 3_600_000;
const preload = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.ts")).href;

async function jump(dataDir: string, offsetMs: number): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, "clock");
  const setClock = async (offset: number) => {
    await writeFile(file, String(offset));
    // Longer than programs cache the time.
    await pause(200);
  };
  await setClock(0);
  const catcher = await startEmailCatcher();
  const settings = { ...owner, CLOCK_FILE: file, SMTP_URL: catcher.url };
  const site = await startProduct(dataDir, settings, { nodeArgs: [`--import=${preload}`] });
  try {
    const cookie = await signIn(site);
    const isSignedIn = async () =>
      (await (await fetch(`${site.origin}/api/auth/get-session`, { headers: { cookie } })).json()) !== null;
    const [start = 0] = (await freeTimes(site)).slice(30);
    const url = await sendBooking(site, start, 1);
    assertThat(url !== undefined, "nothing can be booked before the clock jumps");
    await waitUntil("the emails before the jump", async () => catcher.delivered.size === 2);
    await setClock(offsetMs);
    await expectPage(site, "/blog?search=clock");
    assertThat(await isSignedIn(), "the session has ended");
    assertThat((await visit(site, url)).text.includes("Visitor 1"), "the booking's page has lost it");
    assertThat((await sendMessage(site, "jumped")).isAccepted, "the form does not work");
    const [later = 0] = (await freeTimes(site)).filter((time) => time > start + 2 * hour);
    assertThat((await sendBooking(site, later, 2)) !== undefined, "nothing can be booked");
    assertThat((await sendBooking(site, start, 3)) === undefined, "a time is booked twice");
    await waitUntil("the emails after the jump", async () => catcher.delivered.size === 5, 120);
    const isOnce = [...catcher.delivered.values()].every((times) => times === 1);
    assertThat(isOnce, "an email arrived twice");
    await setClock(0);
    await expectPage(site, "/blog?search=back");
    assertThat(await isSignedIn(), "the session has ended when the clock is right again");
    assertThat(
      (await sendMessage(site, "returned")).isAccepted,
      "the form does not work when the clock is right again",
    );
    return "session, form, booking and emails work, also when it is right again; nothing is booked or sent twice";
  } finally {
    await site.stop();
    await catcher.stop();
  }
}

export function clockFaults(directory: string): Fault[] {
  const injected = "`Date` of the process and of its database replaced by a shifted one";
  return [
    { name: "Clock: an hour back", injected, run: () => jump(path.join(directory, "back"), -hour) },
    { name: "Clock: a day ahead", injected, run: () => jump(path.join(directory, "ahead"), 24 * hour) },
  ];
}
