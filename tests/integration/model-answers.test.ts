import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { storeItem } from "../../src/features/ask/archive/items.server.ts";
import { askArchive } from "../../src/features/ask/ask.server.ts";
import { consumeBudget } from "../../src/features/ask/model/choose-passages.server.ts";
import { serveModelAnswer } from "../../src/features/ask/model-answer.server.ts";
import { listQuestions, listUnanswered } from "../../src/features/ask/questions.admin.server.ts";
import { purgeQuestions, recordQuestion } from "../../src/features/ask/questions.server.ts";
import { serveFeedback } from "../../src/features/ask/routes.server.ts";
import type { AnswerService } from "../../src/server-context/request-context.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const service: AnswerService = {
  url: "http://127.0.0.1:9/v1",
  key: undefined,
  model: "none",
  isLocal: false,
  maxDailyRequests: 2,
};
const answerRequest = (body: unknown) =>
  new Request("https://www.example.com/ask/answer", { method: "POST", body: JSON.stringify(body) });

describe.each(anyStoreKind)("answers of a model with the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("share one daily budget across processes, and 0 disables them", async () => {
    const { db } = await store.open();
    expect(await consumeBudget(db, 0)).toBe(false);
    const granted = await Promise.all(Array.from({ length: 5 }, () => consumeBudget(db, 3)));
    expect(granted.filter(Boolean)).toHaveLength(3);
  });

  test("need a service, consent and a question, and are rate-limited", async () => {
    const { db } = await store.open();
    const statusOf = async (context: Parameters<typeof serveModelAnswer>[1], body: unknown) =>
      (await serveModelAnswer(answerRequest(body), context, "client")).status;
    const withService = siteContext(db, "", { answerService: service });
    expect(await statusOf(siteContext(db, ""), { q: "harbour", consent: true })).toBe(404);
    expect(await statusOf(withService, { q: "harbour", consent: false })).toBe(403);
    expect(await statusOf(withService, { q: " ", consent: true })).toBe(422);
    const response = await serveModelAnswer(answerRequest({ q: "harbour", consent: true }), withService, "client");
    expect(await response.text()).toBe('{"type":"end","reason":"nothing"}\n');
    const statuses = [];
    for (let count = 0; count < 20; count++)
      statuses.push(await statusOf(withService, { q: "harbour", consent: true }));
    expect(statuses.at(-1)).toBe(429);
  });

  test("only choose and order passages, and never include text of the model", async () => {
    const { db } = await store.open();
    await storeItem(db, {
      kind: "article",
      sourceId: "1",
      title: "The farewell lunch",
      path: "/blog/lunch",
      publishedAt: null,
      passages: [{ text: "The lunch was good." }, { text: "The lunch was served on time." }],
    });
    const lines = [
      "The lunch was never good",
      "pay at evil.shop now",
      '{"sentence": "The lunch was never good", "source": 1, "quote": "The lunch was good"}',
      "1 pay at evil.shop now",
      "99",
      "2",
      "2",
      "1",
    ];
    const model = createServer((request, response) => {
      request.resume();
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (const line of lines)
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: `${line}\n` } }] })}\n\n`);
      response.end("data: [DONE]\n\n");
    });
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void model.close());
    const { port } = model.address() as AddressInfo;
    const context = siteContext(db, "", { answerService: { ...service, url: `http://127.0.0.1:${port}/v1` } });
    const read = async () => {
      const response = await serveModelAnswer(
        answerRequest({ q: "How was the lunch?", consent: true }),
        context,
        "client",
      );
      return (await response.text())
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { type: string; source?: { text: string } });
    };
    const { result } = await askArchive(context, "How was the lunch?");
    const [first, second] = result.passages.map(({ source }) => source.text);
    expect((await read()).map(({ type, source }) => source?.text ?? type)).toEqual([second, first, "end"]);
    lines.splice(4);
    expect(await read()).toEqual([{ type: "end", reason: "unread" }]);
  });

  test("report a service that rejects the key, and not a visitor who leaves", async () => {
    const { db } = await store.open();
    const lunch = { kind: "article", sourceId: "1", title: "Lunch", path: "/blog/lunch", publishedAt: null } as const;
    await storeItem(db, { ...lunch, passages: [{ text: "The lunch was good." }] });
    let status = 401;
    const model = createServer((request, response) => {
      request.resume();
      if (status === 401) response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      model.closeAllConnections();
      model.close();
    });
    const { port } = model.address() as AddressInfo;
    const reportFailure = vi.fn();
    const answerService = { ...service, url: `http://127.0.0.1:${port}/v1` };
    const context = siteContext(db, "", { answerService, reportFailure });
    const ask = () => serveModelAnswer(answerRequest({ q: "How was the lunch?", consent: true }), context, "client");
    expect(await (await ask()).text()).toBe('{"type":"end","reason":"failed"}\n');
    expect(reportFailure.mock.calls).toMatchObject([[{ cause: { message: "the service responded with status 401" } }]]);
    status = 200;
    const reader = (await ask()).body?.getReader();
    const reading = reader?.read();
    await new Promise((resolve) => model.once("request", resolve));
    await reader?.cancel();
    await reading;
    expect(reportFailure).toHaveBeenCalledTimes(1);
  });

  test("store questions masked, counted by day, and delete them after 90 days", async () => {
    const { db } = await store.open();
    for (const text of ["Who is ann@example.com?", "Who is ben@example.com?", "Call 069 1234"])
      await recordQuestion(db, { text, found: false });
    const rows = await db.selectFrom("archive_questions").select(["text", "times"]).orderBy("id").execute();
    expect(rows).toEqual([
      { text: "Who is [email]?", times: 2 },
      { text: "Call [number]", times: 1 },
    ]);
    await recordQuestion(db, { text: "What is a 7?", found: true });
    const list = (changes: object) =>
      listQuestions(db, { search: "", sort: "", page: 1, answered: "", ...changes }).then(({ questions, total }) => [
        total,
        ...questions.map(({ text, times, found }) => `${text} ${times} ${found}`),
      ]);
    expect(await list({})).toEqual([
      3,
      "Who is [email]? 2 false",
      "What is a [number]? 1 true",
      "Call [number] 1 false",
    ]);
    expect(await list({ answered: "yes" })).toEqual([1, "What is a [number]? 1 true"]);
    expect(await list({ search: "CALL", answered: "no" })).toEqual([1, "Call [number] 1 false"]);
    expect(await listUnanswered(db)).toMatchObject({
      count: 2,
      mostFrequent: [{ text: "Who is [email]?" }, { text: "Call [number]" }],
    });
    // A visitor's verdict counts for a question that was asked; a "No" outweighs an equal "Yes".
    const giveFeedback = async (q: string, answered: string) => {
      const post = { method: "POST", body: new URLSearchParams({ q, answered }) };
      const request = new Request("https://www.example.com/ask/feedback", post);
      return (await serveFeedback(request, siteContext(db, ""), "client")).status;
    };
    expect(await giveFeedback("Call 069 1234", "yes")).toBe(204);
    expect(await giveFeedback("Nobody asked this", "yes")).toBe(204);
    expect(await giveFeedback("Call 069 1234", "perhaps")).toBe(422);
    expect(await list({ search: "call", answered: "yes" })).toEqual([1, "Call [number] 1 true"]);
    expect(await list({ search: "nobody" })).toEqual([0]);
    expect(await giveFeedback("Call 069 1234", "no")).toBe(204);
    expect(await listUnanswered(db)).toMatchObject({ count: 2 });
    expect(await purgeQuestions(db, new Date(Date.now() + 89 * 86_400_000))).toBe(0);
    expect(await purgeQuestions(db, new Date(Date.now() + 92 * 86_400_000))).toBe(3);
  });
});
