import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { flag, printFigures, printTable, round } from "./figures.ts";
import { categories, text, writeArticles } from "./generated-articles.ts";
import { load, quantile } from "./load.ts";
import { type Product, runCommand, startProduct } from "./product.ts";

/** `--articles 100000` and `--hours 300` make the archive larger. */
const articleCount = flag("--articles", 1_000);
const hours = flag("--hours", 300);
const secondsPerCue = 30;
const rounds = 4;

/** Milliseconds per article: 20,000 of them in two minutes. */
const perArticleMs = 6;
/** Every half second: shows a visitor's wait, and still lets the process become idle. */
const searchEveryMs = 500;

function transcript(seed: number): string {
  const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
  const cues = Array.from({ length: 3_600 / secondsPerCue }, (_, cue) => {
    const start = cue * secondsPerCue;
    const speaker = cue % 2 === 0 ? "Host" : "Guest";
    return `${time(start)} --> ${time(start + secondsPerCue - 1)}\n<v ${speaker}>${text(seed * 500 + cue, 70)}.\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

async function writeEpisodes(file: string, mediaDir: string): Promise<void> {
  const audio = path.join(mediaDir, "audio");
  await mkdir(audio, { recursive: true });
  let rows = "";
  for (let n = 1; n <= hours; n++) {
    const id = 1_000 + n;
    const created_at = new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString();
    const fields = { blog_title: text(n, 5), summary: text(n + 1, 40), guest_name: "Guest" };
    rows += `${JSON.stringify({ id, episode: `Episode ${id}`, ...fields, created_at })}\n`;
    await writeFile(path.join(audio, `${id}.vtt`), transcript(n));
  }
  await writeFile(file, rows);
}

/** Sorted waiting times of visitors who search while `work` runs, and the memory used; ms, MB. */
async function watch<Result>(product: Product, everyMs: number, work: Promise<Result>) {
  let isDone = false;
  const waits: number[] = [];
  const memory: number[] = [];
  const watching = (async () => {
    for (let n = 0; !isDone; n++) {
      const from = performance.now();
      const response = await fetch(`${product.origin}/blog?search=${encodeURIComponent(`${text(n * 7, 2)} ${n}`)}`);
      await response.text();
      if (!response.ok) throw new Error(`The blog returned ${response.status}.`);
      waits.push(performance.now() - from);
      memory.push(await product.memory());
      await pause(everyMs);
    }
  })();
  watching.catch(() => undefined);
  const result = await work.finally(() => {
    isDone = true;
  });
  await watching;
  waits.sort((a, b) => a - b);
  return { result, waits, memory };
}

async function watchIndexing(product: Product): Promise<void> {
  const targetSeconds = (articleCount * perArticleMs) / 1000;
  const waitUntilIdle = product.waitUntilIdle(Math.max(120, targetSeconds * 3));
  const { result: seconds, waits, memory } = await watch(product, searchEveryMs, waitUntilIdle);
  const title = `What was imported goes into the archive: ${articleCount} articles and ${hours} hours of transcripts`;
  printFigures(title, [
    { label: "time until everything is searchable", measured: seconds, unit: "s", atMost: Math.max(60, targetSeconds) },
    { label: `a search during it, p95 of ${waits.length}`, measured: quantile(waits, 0.95), unit: "ms", atMost: 250 },
    // V8 compiles PostgreSQL in the first seconds, which takes memory whatever the workload.
    {
      label: "memory at the peak, from its fifth second on",
      measured: Math.max(...memory.slice(10)),
      unit: "MB",
      atMost: 700,
    },
    { label: "memory at rest", measured: await product.memory(), unit: "MB" },
  ]);
}

async function measureBackup(product: Product, dataDir: string, file: string): Promise<void> {
  const made = runCommand(["server/main.ts", "backup", file], { DATA_DIR: dataDir });
  const { result, waits } = await watch(product, 10, made);
  printFigures(`A backup of ${articleCount} articles and ${hours} hours of transcripts, while visitors search`, [
    { label: "time", measured: result.seconds, unit: "s" },
    { label: `a search during the backup, p95 of ${waits.length}`, measured: quantile(waits, 0.95), unit: "ms" },
    { label: "the longest of them", measured: waits.at(-1) ?? Number.NaN, unit: "ms", atMost: 300 },
  ]);
}

async function measureReading({ port }: Product): Promise<void> {
  const [lists, perCategory] = [Math.floor(articleCount / 9), Math.floor(articleCount / categories.length / 9) - 1];
  const category = (n: number) => encodeURIComponent(categories[n % categories.length] ?? "");
  const pages: Record<string, (n: number) => string> = {
    "list, deep pages": (n) => `/blog?page=${lists - (n % (lists - 2))}`,
    category: (n) => `/blog/category/${category(n)}?page=${2 + (Math.floor(n / categories.length) % perCategory)}`,
    search: (n) => `/blog?search=${encodeURIComponent(text(((n * 7919) % articleCount) + 1, 5).slice(12))}`,
    article: (n) => `/blog/article-${(n * 7919) % articleCount}`,
  };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { p50, p95, rate, failed } = await load({ port, path, connections: 1, seconds: 3 });
    rows.push([name, `${round(p50)} ms`, `${round(p95)} ms`, `${round(rate)}/s`, String(failed)]);
  }
  printTable("Pages over all of it, one after the other", ["page", "p50", "p95", "rate", "failed"], rows);
}

type Question = { question: string; passages: string[] };
type Passages = { passages: { text: string; heading: string }[] };

async function askQuestion(port: number, question: string, client: number): Promise<{ answer: Passages; ms: number }> {
  const from = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/ask.json?q=${encodeURIComponent(question)}`, {
    // A new client for each question stays below the rate limit.
    headers: { "X-Forwarded-For": `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` },
  });
  if (!response.ok) throw new Error(`/ask.json returned ${response.status}`);
  return { answer: (await response.json()) as Passages, ms: performance.now() - from };
}

async function measureQuestions({ port }: Product): Promise<void> {
  const file = path.resolve(import.meta.dirname, "../tests/archive/questions.json");
  const questions = JSON.parse(await readFile(file, "utf8")) as Question[];
  let client = 0;
  let [rightFirst, rightAmongThree] = [0, 0];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const { question, passages } of questions) {
      client += 1;
      const { answer, ms } = await askQuestion(port, question, client);
      if (round > 0) {
        times.push(ms);
        continue;
      }
      const at = answer.passages.findIndex((passage) =>
        passages.some((expected) => passage.text.includes(expected) || passage.heading === expected),
      );
      if (at === 0) rightFirst += 1;
      if (at >= 0) rightAmongThree += 1;
    }
  }
  times.sort((a, b) => a - b);
  printFigures(`${questions.length} questions about the sample content, among all of it`, [
    { label: "right paragraph first", measured: rightFirst / questions.length, unit: "", atLeast: 0.65 },
    { label: "right paragraph among three", measured: rightAmongThree / questions.length, unit: "", atLeast: 0.8 },
    { label: "one question after the other, p50", measured: quantile(times, 0.5), unit: "ms" },
    { label: "one question after the other, p95", measured: quantile(times, 0.95), unit: "ms", atMost: 60 },
  ]);
}

export async function measureArchive(scratch: string): Promise<void> {
  await mkdir(scratch, { recursive: true });
  const dataDir = path.join(scratch, "data");
  await (await startProduct(dataDir)).stop();
  const [articles, episodes] = ["articles.ndjson", "episodes.ndjson"].map((name) => path.join(scratch, name)) as [
    string,
    string,
  ];
  await writeArticles(articles, articleCount);
  await writeEpisodes(episodes, path.join(dataDir, "media"));
  const command = ["server/main.ts", "content", "import", "--articles", articles, "--episodes", episodes];
  const imported = await runCommand(command, { DATA_DIR: dataDir });
  printFigures(`Import of ${articleCount} articles and ${hours} episodes`, [
    { label: "time", measured: imported.seconds, unit: "s", atMost: Math.max(20, (articleCount * 1.2) / 1000) },
    { label: "memory at the peak", measured: imported.peakMemory, unit: "MB", atMost: 1000 },
  ]);
  const product = await startProduct(dataDir);
  await watchIndexing(product);
  await measureBackup(product, dataDir, path.join(scratch, "backup.tar.gz"));
  await measureReading(product);
  await measureQuestions(product);
  await product.stop();
}
