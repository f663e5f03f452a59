import type { Product } from "../product.ts";

/** One thing that goes wrong, and what must hold meanwhile and afterwards. */
export type Fault = {
  group: string;
  /** How many of its group may run at the same time; one when left out. */
  atOnce?: number;
  name: string;
  /** How it is brought about. */
  injected: string;
  /** Brings it about, asserts, and says what was seen. @throws Broken when something did not hold */
  run: () => Promise<string>;
};

/** What should hold and did not. */
export class Broken extends Error {
  override name = "Broken";
}

/** @throws Broken unless it holds */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when `check` is true. @throws Broken after `seconds` */
export async function until(what: string, check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await check().catch(() => false))) {
    must(Date.now() < end, `${what}: not after ${seconds} seconds`);
    await pause(100);
  }
}

/** What a program says of itself, and no visitor should read. */
const inward =
  /\b(?:ECONN\w+|ENOSPC|EROFS|EIO|EACCES|SQLSTATE|node_modules|pg-pool|kysely|stack trace)\b|\bat \w+ \(|\/tmp\/|TypeError|undefined is not/;

export type Seen = { status: number; text: string; seconds: number };

/** Asks for a URL as a browser does; a request that gets no answer in a minute is broken. */
export async function visit(site: Pick<Product, "origin">, path: string, init: RequestInit = {}): Promise<Seen> {
  const began = performance.now();
  const response = await fetch(`${site.origin}${path}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
    ...init,
    headers: { accept: "text/html", ...init.headers },
  }).catch((error: Error) => {
    throw new Broken(`${init.method ?? "GET"} ${path} was not answered (${error.message})`);
  });
  const text = await response.text();
  must(!inward.test(text), `${path} shows what only programs should read: ${text.match(inward)?.[0]}`);
  return { status: response.status, text, seconds: (performance.now() - began) / 1000 };
}

const sentences = /<h1[^>]*>[^<]{5,}|<p[^>]*>[^<]{20,}/;

/** A page of ours that works. */
export async function mustBePage(site: Pick<Product, "origin">, path: string): Promise<Seen> {
  const seen = await visit(site, path);
  must(seen.status === 200 && seen.text.includes("</html>"), `${path} is no page (${seen.status})`);
  return seen;
}

/** A page that says in a sentence that it does not work, with a status that says so too. */
export async function mustBeSentence(site: Pick<Product, "origin">, path: string, init?: RequestInit): Promise<Seen> {
  const seen = await visit(site, path, init);
  must(seen.status === 503, `${path} answers ${seen.status} instead of 503`);
  must(seen.text.includes("</html>") && sentences.test(seen.text), `${path} has no designed sentence`);
  return seen;
}

/** The slower of several answers, in words. */
export const slowest = (...seen: readonly Seen[]) => `${Math.max(...seen.map(({ seconds }) => seconds)).toFixed(1)} s`;
