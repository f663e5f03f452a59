import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { printFigures } from "./figures.ts";
import { text, writeArticles } from "./generated-articles.ts";
import { runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const articleCount = 1_000;
const hours = 300;
const secondsPerCue = 30;
const rounds = 4;

type Question = { question: string; kind: string; passages: string[]; held: boolean };
type Figures = Record<"answerable" | "first" | "three" | "ten" | "unanswerable" | "wrong", number>;
const noFigures: Figures = { answerable: 0, first: 0, three: 0, ten: 0, unanswerable: 0, wrong: 0 };
type Answer = { answered: boolean; passages: { text: string; heading: string }[] };

/** Two people who take turns for an hour. */
function transcript(seed: number): string {
  const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
  const cues = Array.from({ length: 3_600 / secondsPerCue }, (_, cue) => {
    const start = cue * secondsPerCue;
    const speaker = cue % 2 === 0 ? "Host" : "Guest";
    return `${time(start)} --> ${time(start + secondsPerCue - 1)}\n<v ${speaker}>${text(seed * 500 + cue, 70)}.\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

async function writeEpisodes(folder: string, mediaDir: string): Promise<string> {
  const audio = path.join(mediaDir, "audio");
  await mkdir(audio, { recursive: true });
  const rows: string[] = [];
  for (let n = 1; n <= hours; n++) {
    const id = 1_000 + n;
    const created_at = new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString();
    rows.push(
      JSON.stringify({
        id,
        episode: `Episode ${id}`,
        blog_title: text(n, 5),
        summary: text(n + 1, 40),
        guest_name: "Guest",
        created_at,
      }),
    );
    await writeFile(path.join(audio, `${id}.vtt`), transcript(n));
  }
  const file = path.join(folder, "episodes.ndjson");
  await writeFile(file, `${rows.join("\n")}\n`);
  return file;
}

async function ask(port: number, question: string, client: number): Promise<{ answer: Answer; ms: number }> {
  const from = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/ask.json?q=${encodeURIComponent(question)}`, {
    // Each question is another client's, or the rate limit would be measured.
    headers: { "X-Forwarded-For": `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` },
  });
  if (!response.ok) throw new Error(`/ask.json answered ${response.status}`);
  return { answer: (await response.json()) as Answer, ms: performance.now() - from };
}

const percent = (part: number, whole: number) => `${round((100 * part) / Math.max(1, whole))} %`;

/** How well and how fast questions about the sample content are answered among 1,000 invented articles and 300 hours. */
export async function measureArchive(scratch: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, "../tests/archive/questions.json");
  const questions = JSON.parse(await readFile(file, "utf8")) as Question[];
  await mkdir(scratch, { recursive: true });
  const dataDir = path.join(scratch, "data");
  const first = await startProduct(dataDir);
  await first.stop();
  const articles = path.join(scratch, "articles.ndjson");
  await writeArticles(articles, articleCount);
  const episodes = await writeEpisodes(scratch, path.join(dataDir, "media"));
  const env = { DATA_DIR: dataDir };
  await runCommand(["server/commands/content-cli.ts", "import", "--articles", articles, "--episodes", episodes], env);
  await runCommand(["server/commands/content-cli.ts", "reindex"], env);
  const product = await startProduct(dataDir);
  const times: number[] = [];
  const rows = { tuned: { ...noFigures }, "held out": { ...noFigures } };
  for (let turn = 0; turn < rounds; turn++) {
    for (const [index, { question, kind, passages, held }] of questions.entries()) {
      const { answer, ms } = await ask(product.port, question, turn * questions.length + index + 1);
      // The first round fills what the process remembers of words.
      if (turn > 0) times.push(ms);
      if (turn > 0) continue;
      const row = rows[held ? "held out" : "tuned"];
      if (kind === "unanswerable") {
        row.unanswerable += 1;
        if (answer.answered) row.wrong += 1;
        continue;
      }
      const isWanted = (found: Answer["passages"][number]) =>
        passages.some((wanted) => found.text.includes(wanted) || found.heading === wanted);
      const at = answer.passages.findIndex(isWanted);
      row.answerable += 1;
      if (at === 0 && answer.answered) row.first += 1;
      if (at >= 0 && at < 3) row.three += 1;
      if (at >= 0 && at < 10) row.ten += 1;
    }
  }
  await product.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const title = `The archive: ${questions.length} questions among ${articleCount} articles and ${hours} hours of transcripts`;
  printTable(
    title,
    ["questions", "answered wrongly", "right first", "recall at 3", "recall at 10"],
    Object.entries(rows).map(([name, { answerable, first, three, ten, unanswerable, wrong }]) => [
      name,
      percent(wrong, unanswerable),
      percent(first, answerable),
      percent(three, answerable),
      percent(ten, answerable),
    ]),
  );
  const all = (key: keyof Figures) => rows.tuned[key] + rows["held out"][key];
  printFigures(title, [
    { what: "unanswerable questions answered", measured: all("wrong") / all("unanswerable"), unit: "", atMost: 0.03 },
    { what: "right passage first", measured: all("first") / all("answerable"), unit: "", atLeast: 0.5 },
    { what: "recall at 3", measured: all("three") / all("answerable"), unit: "", atLeast: 0.8 },
    { what: "recall at 10", measured: all("ten") / all("answerable"), unit: "", atLeast: 0.95 },
    { what: "one question after the other, p50", measured: at(0.5), unit: "ms" },
    { what: "one question after the other, p95", measured: at(0.95), unit: "ms", atMost: 60 },
  ]);
}
