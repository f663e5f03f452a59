import type { z } from "zod";
import type { SiteContext } from "../../server-context/request-context.ts";
import type { TokenHolder } from "../api-tokens/api-tokens.server.ts";
import type { TokenScope } from "../api-tokens/api-token.ts";

/** What a caller may be told no to; `fields`: sentences by field. */
export type ApiFailure =
  | { code: "gone" }
  | { code: "invalid"; fields: Record<string, string> }
  | { code: "conflict"; version: string; by: string };

export type ApiAnswer<Output> = { ok: true; value: Output } | ({ ok: false } & ApiFailure);

export type Caller = { context: SiteContext; holder: TokenHolder };

type Description = {
  /** Name in OpenAPI. */
  id: string;
  method: "get" | "post" | "patch";
  /** With parameters as OpenAPI writes them: "/api/drafts/articles/{id}". */
  path: string;
  summary: string;
  scope: TokenScope;
  status: 200 | 201;
};

/** One request that a program can make, from which its description is made. */
export type Operation = Description & {
  params: z.ZodObject | null;
  body: z.ZodObject | null;
  output: z.ZodType;
  run: (caller: Caller, params: unknown, body: unknown) => Promise<ApiAnswer<unknown>>;
};

type Parts<Params, Body, Output> = Description & {
  params: Params;
  body: Body;
  output: z.ZodType<Output>;
  run: (caller: Caller, params: Parsed<Params>, body: Parsed<Body>) => Promise<ApiAnswer<Output>>;
};
type Parsed<Schema> = Schema extends z.ZodObject ? z.output<Schema> : null;
