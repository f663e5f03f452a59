export type Correction = { index: number; change: { speaker: string } | { text: string } };

const fieldOf = ({ index, change }: Correction) => `${index} ${Object.keys(change).join()}`;

/** Saves the corrections of a draft in order, and those that failed once more before it is published. */
export function createCorrections(save: (correction: Correction) => Promise<unknown>) {
  const unsaved = new Map<string, Correction>();
  let last: Promise<unknown> = Promise.resolve();

  function add(correction: Correction): Promise<void> {
    const field = fieldOf(correction);
    unsaved.set(field, correction);
    const saved = last.then(async () => {
      await save(correction);
      if (unsaved.get(field) === correction) unsaved.delete(field);
    });
    last = saved.catch(() => undefined);
    return saved;
  }

  return {
    add,
    isUnsaved: (correction: Correction): boolean => unsaved.has(fieldOf(correction)),
    /** Rejects if one still cannot be saved. */
    async finish(): Promise<void> {
      await last;
      for (const correction of [...unsaved.values()]) await add(correction);
    },
  };
}
