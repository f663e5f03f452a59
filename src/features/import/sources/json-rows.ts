/** Depth-first: names of the objects and lists that are open, null for those within lists. */
type Open = { name: string | null; isList: boolean };

export type JsonRow = { table: string; row: unknown /** From 1, within its table. */; index: number };

export class JsonFault extends Error {
  override name = "JsonFault";
}

const tokens = /["{}[\],:]/g;
const ends = /["\\]/g;
/** Around the tables: `{db: [{data: {posts: [...]}}]}`, or less of it. */
const wrappers = new Set<string | null>([null, "db", "data"]);

function tableOf(open: readonly Open[]): string | undefined {
  const last = open.at(-1);
  return last?.isList &&
    last.name &&
    !wrappers.has(last.name) &&
    open.slice(0, -1).every(({ name }) => wrappers.has(name))
    ? last.name
    : undefined;
}

/** The objects of a JSON file's tables one by one, without ever holding the file. @throws JsonFault with the line */
export async function* readJsonRows(
  parts: AsyncIterable<string>,
  tables: ReadonlySet<string>,
): AsyncGenerator<JsonRow> {
  const open: Open[] = [];
  const counts = new Map<string, number>();
  let [line, isInString, isEscaped] = [1, false, false];
  let [string, lastString] = ["", ""];
  /** The row that is being read, and how deep it lies. */
  let row: { table: string; depth: number; text: string } | undefined;
  let hasRoot = false;

  const close = (isList: boolean) => {
    const last = open.pop();
    if (!last || last.isList !== isList) throw new JsonFault(`A bracket is wrong in line ${line}.`);
  };
  const finish = ({ table, text }: { table: string; text: string }): JsonRow => {
    const index = (counts.get(table) ?? 0) + 1;
    counts.set(table, index);
    try {
      return { table, row: JSON.parse(text), index };
    } catch {
      throw new JsonFault(`Row ${index} of "${table}", which ends in line ${line}, is malformed.`);
    }
  };

  for await (const part of parts) {
    /** Where what is not yet kept of this part begins. */
    let from = 0;
    let at = 0;
    while (at < part.length) {
      if (isEscaped) {
        isEscaped = false;
        at += 1;
        continue;
      }
      const pattern = isInString ? ends : tokens;
      pattern.lastIndex = at;
      const found = pattern.exec(part);
      const end = found?.index ?? part.length;
      const passed = part.slice(at, end);
      if (isInString && !row) string = (string + passed).slice(0, 200);
      else line += isInString ? 0 : passed.split("\n").length - 1;
      at = end + 1;
      const sign = found?.[0];
      if (sign === '"') {
        if (isInString) lastString = string;
        [isInString, string] = [!isInString, ""];
      } else if (sign === "\\") isEscaped = true;
      else if (sign === "{" || sign === "[") {
        const table: string | undefined = row || sign === "[" ? undefined : tableOf(open);
        if (table !== undefined && tables.has(table)) {
          row = { table, depth: open.length, text: "" };
          from = end;
        }
        open.push({ name: lastString || null, isList: sign === "[" });
        [lastString, hasRoot] = ["", true];
      } else if (sign === "}" || sign === "]") {
        close(sign === "]");
        lastString = "";
        if (row && open.length === row.depth) {
          yield finish({ table: row.table, text: row.text + part.slice(from, at) });
          row = undefined;
        }
      } else if (sign === ",") lastString = "";
    }
    if (row) row.text += part.slice(from);
  }
  if (!hasRoot || open.length > 0 || isInString) throw new JsonFault(`The file ends too early, in line ${line}.`);
}
