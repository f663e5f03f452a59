import { z } from "zod";
import { type Failure, fail, type Result } from "../../lib/result.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import type { TokenScope } from "../api-tokens/api-token.ts";
import type { TokenHolder } from "../api-tokens/api-tokens.server.ts";
import type { Problem } from "./problem.ts";

export type Caller = { context: SiteContext; holder: TokenHolder };

export type ApiFailure =
  | (Failure<"gone" | "conflict"> & { sentence: string })
  | (Failure<"invalid"> & { sentence: string } & Pick<Problem, "errors">);

type Description = {
  /** The operationId in OpenAPI. */
  id: string;
  method: "GET" | "POST" | "PATCH";
  /** An OpenAPI path, such as "/api/drafts/articles/{id}". Other `params` are in the query. */
  path: string;
  summary: string;
  scope: TokenScope;
  status: 200 | 201;
};

/** A request of an API client; the schemas that validate it also describe it in OpenAPI. */
export type Operation = Description & {
  params: z.ZodObject;
  body: z.ZodType;
  output: z.ZodType;
  handle: (caller: Caller, input: { params: unknown; body: unknown }) => Promise<Result<unknown, ApiFailure>>;
};

type Parts<Params, Body, Output> = Description & {
  params: z.ZodObject & z.ZodType<Params>;
  body: z.ZodType<Body>;
  output: z.ZodType<Output>;
  run: (caller: Caller, params: Params, body: Body) => Promise<Result<Output, ApiFailure>>;
};

/** Body of an operation that only reads. */
export const noBody = z.undefined();

const fieldErrors = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => ({ field: path.slice(1).join("."), message }));

export function operation<Params, Body, Output>({ run, ...described }: Parts<Params, Body, Output>): Operation {
  const input = z.object({ params: described.params, body: described.body });
  return {
    ...described,
    async handle(caller, values) {
      const read = input.safeParse(values);
      if (read.success) return run(caller, read.data.params, read.data.body);
      return fail("invalid", { sentence: "Some fields are missing or wrong.", errors: fieldErrors(read.error) });
    },
  };
}
