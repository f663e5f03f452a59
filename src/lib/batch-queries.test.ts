import { expect, test } from "vitest";
import { batchQueries } from "./batch-queries.ts";

/** An asker that records each question and answers when it is told to. */
function slowQuery() {
  const asked: (readonly number[])[] = [];
  const answers: ((answer: string) => void)[] = [];
  const share = batchQueries((keys: readonly number[]) => {
    asked.push(keys);
    return new Promise<string>((resolve) => answers.push(resolve));
  }, 4);
  return { asked, answers, share };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a question asked alone is put at once", async () => {
  const { asked, answers, share } = slowQuery();
  const answer = share([1]);
  await settle();
  expect(asked).toEqual([[1]]);
  answers[0]?.("one");
  expect(await answer).toBe("one");
});

test("what arrives while one is under way is put together afterwards, each key once", async () => {
  const { asked, answers, share } = slowQuery();
  const first = share([1]);
  await settle();
  const second = share([2, 3]);
  const third = share([3]);
  await settle();
  expect(asked).toHaveLength(1);
  answers[0]?.("first");
  await first;
  await settle();
  expect(asked).toEqual([[1], [2, 3]]);
  answers[1]?.("later");
  expect(await Promise.all([second, third])).toEqual(["later", "later"]);
});

test("more than the most is put in turns", async () => {
  const { asked, answers, share } = slowQuery();
  const all = [[1], [2, 3, 4, 5], [6]].map((keys) => share(keys));
  for (let turn = 0; turn < 3; turn++) {
    await settle();
    answers[turn]?.("done");
  }
  await Promise.all(all);
  expect(asked).toEqual([[1, 2, 3, 4, 5], [6]]);
});

test("a failure reaches all that asked together, and nobody after them", async () => {
  let fail = true;
  const share = batchQueries(async (keys: readonly number[]) => {
    if (fail) throw new Error("no answer");
    return keys.length;
  });
  const together = await Promise.allSettled([share([1]), share([2])]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fail = false;
  expect(await share([1, 2])).toBe(2);
});
