import { describe, expect, it } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

const cache = () => new AnswerCache<string>({ maxWeight: 10, weigh: (answer) => answer.length });

describe("answer cache", () => {
  it("asks once for the same question, also while the answer is under way", async () => {
    const answers = cache();
    let asked = 0;
    const find = async () => `answer ${++asked}`;
    const [first, second] = await Promise.all([answers.ask("q", find), answers.ask("q", find)]);
    expect(first).toBe("answer 1");
    expect(second).toBe("answer 1");
    expect(await answers.ask("q", find)).toBe("answer 1");
  });

  it("does not keep a failure", async () => {
    const answers = cache();
    await expect(answers.ask("q", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await answers.ask("q", async () => "yes")).toBe("yes");
  });

  it("invalidates only the answer that was found stale", async () => {
    const answers = cache();
    await answers.ask("q", async () => "new");
    answers.invalidate("q", "old");
    expect(await answers.ask("q", async () => "other")).toBe("new");
    answers.invalidate("q", "new");
    expect(await answers.ask("q", async () => "other")).toBe("other");
  });

  it("lets go of what was not asked for longest when there is too much", async () => {
    const answers = cache();
    await answers.ask("a", async () => "aaaa");
    await answers.ask("b", async () => "bbbb");
    await answers.ask("a", async () => "again");
    await answers.ask("c", async () => "cccc");
    expect(await answers.ask("a", async () => "again")).toBe("aaaa");
    expect(await answers.ask("b", async () => "again")).toBe("again");
  });
});
