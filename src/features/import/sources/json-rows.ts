import { JSONParser } from "@streamparser/json";

/** `index` counts from 1 within the table. */
export type JsonRow = { table: string; index: number; row: unknown };

export class JsonFault extends Error {
  override name = "JsonFault";
}

/** Around the tables: `{db: [{data: {posts: [...]}}]}`, or less of it. */
const wrappers = ["$", "$.data", "$.db.*", "$.db.*.data"];

/** The objects of a JSON file's tables one by one, without ever holding the file. @throws JsonFault with the line */
export async function* readJsonRows(
  parts: AsyncIterable<string>,
  tables: ReadonlySet<string>,
): AsyncGenerator<JsonRow> {
  const paths = wrappers.flatMap((wrapper) => [...tables].map((table) => `${wrapper}.${table}.*`));
  // Long strings are collected as bytes: half the time, and less memory.
  const parser = new JSONParser({ paths, keepStack: false, stringBufferSize: 65_536 });
  let rows: JsonRow[] = [];
  let before: JsonRow | undefined;
  let line = 1;
  parser.onValue = ({ value, key, stack }) => {
    rows.push({ table: String(stack.at(-1)?.key), row: value, index: Number(key) + 1 });
  };
  for await (const part of parts) {
    for (const piece of part.split(/(?<=\n)/)) {
      try {
        parser.write(piece);
      } catch {
        const last = rows.at(-1) ?? before;
        const after = last ? `, after row ${last.index} of "${last.table}"` : "";
        throw new JsonFault(`The JSON is malformed in line ${line}${after}.`);
      }
      if (piece.endsWith("\n")) line += 1;
    }
    yield* rows;
    before = rows.at(-1) ?? before;
    rows = [];
  }
  if (!parser.isEnded) throw new JsonFault(`The file ends too early, in line ${line}.`);
}
