import { JSONParser, TokenType } from "@streamparser/json";

/** `index` counts from 1 within the table. */
export type JsonRow = { table: string; index: number; row: unknown };

export class JsonFault extends Error {
  override name = "JsonFault";
}

/** Around the tables: `{db: [{data: {posts: [...]}}]}`, or less of it. */
const wrappers = ["$", "$.data", "$.db.*", "$.db.*.data"];

/** Of any export; every level costs the parser for each value below it. */
const maxDepth = 200;

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
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > maxDepth) throw new JsonFault(`Its parts are nested too deeply, in line ${line}.`);
  };
  for await (const part of parts) {
    for (const piece of part.split(/(?<=\n)/)) {
      try {
        parser.write(piece);
      } catch (thrown) {
        if (thrown instanceof JsonFault) throw thrown;
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
