/** Counts in memory, at most `maxRows` keys per flush; failed flushes are retried. */
export function createCounter<Row>(
  countField: keyof Row,
  maxRows: number,
  save: (rows: readonly Row[]) => Promise<void>,
) {
  let rows = new Map<string, Row>();
  const add = (key: string, row: Row, isRetried = false): void => {
    const existing = rows.get(key);
    if (existing) rows.set(key, { ...existing, [countField]: Number(existing[countField]) + Number(row[countField]) });
    else if (isRetried || rows.size < maxRows) rows.set(key, row);
  };
  return {
    add: (key: string, row: Row) => add(key, row),
    async flush(): Promise<void> {
      if (rows.size === 0) return;
      const flushed = rows;
      rows = new Map();
      try {
        await save([...flushed.values()]);
      } catch (error) {
        for (const [key, row] of flushed) add(key, row, true);
        throw error;
      }
    },
  };
}
