import type { Figure } from "./figures.ts";
import { text } from "./generated-articles.ts";
import { type Product, startProduct } from "./product.ts";

/** Milliseconds of an article: 20,000 of them in two minutes. */
const perArticleMs = 6;

/** A question every half second: what a visitor waits is seen, and the process can still be found at rest. */
const askEveryMs = 500;

/** In its first seconds the process takes memory for what V8 makes of PostgreSQL, whatever it works on. */
const startSeconds = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Seen = { waits: number[]; memory: number[] };

/** Asks for one page after another that nobody asked for before, and reads the process's memory, until it is told to end. */
async function watch(product: Product, isDone: () => boolean): Promise<Seen> {
  const seen: Seen = { waits: [], memory: [] };
  const start = performance.now();
  for (let n = 0; !isDone(); n++) {
    const from = performance.now();
    const answer = await fetch(`${product.origin}/blog?search=${encodeURIComponent(`${text(n * 7, 2)} ${n}`)}`);
    await answer.text();
    if (!answer.ok) throw new Error(`The blog answered ${answer.status} while its articles went into the archive.`);
    seen.waits.push(performance.now() - from);
    if (performance.now() - start > startSeconds * 1000) seen.memory.push(await product.memory());
    await pause(askEveryMs);
  }
  seen.waits.sort((a, b) => a - b);
  return seen;
}

/** Starts the site on articles that were imported and waits until they are in its archive; what that took. */
export async function archiveArticles(dataDir: string, count: number): Promise<Figure[]> {
  const aim = (count * perArticleMs) / 1000;
  const product = await startProduct(dataDir, { SAMPLE_CONTENT: "none" });
  try {
    let isDone = false;
    const watching = watch(product, () => isDone);
    watching.catch(() => undefined);
    const seconds = await product.rest(Math.max(60, aim * 3)).finally(() => {
      isDone = true;
    });
    const { waits, memory } = await watching;
    return [
      { what: "time until all of them can be asked", measured: seconds, unit: "s", atMost: Math.max(10, aim) },
      {
        what: `a search of the blog during this time, p95 of ${waits.length}`,
        measured: waits[Math.floor(waits.length * 0.95)] ?? Number.NaN,
        unit: "ms",
        atMost: 250,
      },
      {
        what: "memory at the peak, from its fifth second on",
        measured: Math.max(...memory),
        unit: "MB",
        atMost: 700,
      },
      { what: "memory at rest", measured: await product.memory(), unit: "MB" },
    ];
  } finally {
    await product.stop();
  }
}
