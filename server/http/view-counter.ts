type Counted = { views: number };

/**
 * Counts rows in memory by their key, at most `maxRows` of them between two savings; a saving that fails is done again
 * with the next one.
 */
export function createViewCounter<Row extends Counted>(maxRows: number, save: (rows: readonly Row[]) => Promise<void>) {
  let counted = new Map<string, Row>();
  return {
    add(key: string, row: Row): void {
      const known = counted.get(key);
      if (known) known.views += row.views;
      else if (counted.size < maxRows) counted.set(key, row);
    },
    async flush(): Promise<void> {
      if (counted.size === 0) return;
      const rows = counted;
      counted = new Map();
      try {
        await save([...rows.values()]);
      } catch (error) {
        for (const [key, row] of rows) {
          const since = counted.get(key);
          counted.set(key, { ...row, views: row.views + (since?.views ?? 0) });
        }
        throw error;
      }
    },
  };
}
