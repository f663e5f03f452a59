/** Counts in memory, at most `maxRows` keys per flush; failed flushes are retried. */
export function createCounter<Row>(
  countField: keyof Row,
  maxRows: number,
  save: (rows: readonly Row[]) => Promise<void>,
) {
  let rows = new Map<string, Row>();
  const add = (key: string, row: Row, isKept: boolean): void => {
    const known = rows.get(key);
    if (known) rows.set(key, { ...known, [countField]: Number(known[countField]) + Number(row[countField]) });
    else if (isKept || rows.size < maxRows) rows.set(key, row);
  };
  return {
    add: (key: string, row: Row) => add(key, row, false),
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
