type Entry<Answer> = { answer: Promise<Answer> /** 0 until it has arrived. */; weight: number };

export type AnswerCacheOptions<Answer> = {
  /** Sum of the weights that is kept; the answer not asked for longest goes first. */
  maxWeight: number;
  weigh: (answer: Answer) => number;
};

/**
 * Keeps the answers to questions that take long. The same question asked while its answer is under way shares it; a
 * failure is not kept. Whether an answer still holds is for the asker to know, who then drops it.
 */
export class AnswerCache<Answer> {
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #options: AnswerCacheOptions<Answer>;
  #weight = 0;

  constructor(options: AnswerCacheOptions<Answer>) {
    this.#options = options;
  }

  /** The kept answer, or that of `find`. */
  ask(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#entries.get(question);
    if (kept) {
      this.#entries.delete(question);
      this.#entries.set(question, kept);
      return kept.answer;
    }
    const entry: Entry<Answer> = { answer: find(), weight: 0 };
    this.#entries.set(question, entry);
    entry.answer.then(
      (answer) => {
        if (this.#entries.get(question) !== entry) return;
        entry.weight = this.#options.weigh(answer);
        this.#weight += entry.weight;
        this.#trim();
      },
      () => this.#remove(question, entry),
    );
    return entry.answer;
  }

  /** Forgets an answer that no longer holds, unless another one has taken its place. */
  async drop(question: string, stale: Answer): Promise<void> {
    const entry = this.#entries.get(question);
    if (entry && (await entry.answer.catch(() => undefined)) === stale) this.#remove(question, entry);
  }

  #remove(question: string, entry: Entry<Answer>): void {
    if (this.#entries.get(question) !== entry) return;
    this.#entries.delete(question);
    this.#weight -= entry.weight;
  }

  #trim(): void {
    for (const [question, entry] of this.#entries) {
      if (this.#weight <= this.#options.maxWeight) return;
      if (entry.weight > 0) this.#remove(question, entry);
    }
  }
}
