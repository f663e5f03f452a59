import { LRUCache } from "lru-cache";

export type AnswerCacheOptions<Answer> = {
  /** Sum of the weights that is cached; the answer not asked for longest goes first. */
  maxWeight: number;
  /** A whole number above 0. */
  weigh: (answer: Answer) => number;
};

/**
 * Caches the answers to slow questions. The same question asked while its answer is under way shares it; a
 * failure is not cached. Whether an answer still holds is for the asker to know, who then invalidates it.
 */
export class AnswerCache<Answer extends object | string> {
  readonly #cache: LRUCache<string, Answer, () => Promise<Answer>>;

  constructor({ maxWeight, weigh }: AnswerCacheOptions<Answer>) {
    this.#cache = new LRUCache({
      maxSize: maxWeight,
      sizeCalculation: weigh,
      fetchMethod: (_question, _stale, { context: find }) => find(),
      // What was asked for is answered, also when it is pushed out meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /** The cached answer, or that of `find`. */
  ask(question: string, find: () => Promise<Answer>): Promise<Answer> {
    return this.#cache.forceFetch(question, { context: find });
  }

  /** Forgets an answer that no longer holds, unless another one has replaced it. */
  invalidate(question: string, stale: Answer): void {
    if (this.#cache.peek(question) === stale) this.#cache.delete(question);
  }
}
