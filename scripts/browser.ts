import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";

const run = promisify(execFile);

type Executable = {
  executablePath: string;
  /** Environment for the fonts and libraries bundled with the browser. */
  env: Record<string, string>;
  args: string[];
};

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

async function starts(executablePath: string, env: Record<string, string>): Promise<boolean> {
  try {
    await run(executablePath, ["--version"], { env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}

/** Replaces the packaged fontconfig, whose paths are of another machine: the unpacked and the system fonts. */
function fontConfiguration(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${directory}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${directory}/font-cache</cachedir>
</fontconfig>
`;
}

/** Written once and atomically: a browser that starts meanwhile would find no fonts. */
async function writeIfDifferent(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}

async function packagedBrowser(): Promise<Executable | undefined> {
  const directory = path.join(tmpdir(), `chartroom-browser-${process.getuid?.() ?? 0}`);
  await mkdir(directory, { recursive: true });
  const previous = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  // The package chooses path and libraries by these two variables.
  process.env.TMPDIR = directory;
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs24.x";
  try {
    const executablePath = await (await import("@sparticuz/chromium")).default.executablePath();
    const fonts = { FONTCONFIG_FILE: path.join(directory, "fonts.conf") };
    await writeIfDifferent(fonts.FONTCONFIG_FILE, fontConfiguration(directory));
    if (await starts(executablePath, fonts)) return { executablePath, env: fonts, args };
    const env = { ...fonts, LD_LIBRARY_PATH: path.join(directory, "al2023", "lib") };
    return (await starts(executablePath, env)) ? { executablePath, env, args } : undefined;
  } catch {
    return undefined;
  } finally {
    for (const [name, value] of Object.entries(previous)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Chromium for tests and screenshots: CHROMIUM_BIN, else npm's, else /usr/bin/chromium. @throws when none starts */
export async function findBrowser(): Promise<Executable> {
  const configured = process.env.CHROMIUM_BIN;
  if (configured) {
    if (await starts(configured, {})) return { executablePath: configured, env: {}, args };
    throw new Error(
      `CHROMIUM_BIN names ${configured}, which does not start. Unset it to use the Chromium that npm installed.`,
    );
  }
  const packaged = await packagedBrowser();
  if (packaged) return packaged;
  const system = "/usr/bin/chromium";
  if (existsSync(system) && (await starts(system, {}))) return { executablePath: system, env: {}, args };
  throw new Error("No Chromium starts on this machine: set CHROMIUM_BIN, or install one as /usr/bin/chromium.");
}

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env, args } = await findBrowser();
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> });
}
