import { z } from "zod";
import { OperatorError } from "./operator-error.ts";

export type Environment = Record<string, string | undefined>;

export type Variable = {
  schema: z.ZodType;
  /** Shown in the error message. */
  example: string;
  /** The value may hold a password, which must not reach a terminal's history or a log. */
  isSecret?: boolean;
};

/** A URL with one of the protocols, such as "https:". */
export const url = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    { message: `is not an address starting with ${protocols.map((p) => `${p}//`).join(" or ")}`, abort: true },
  );

/**
 * The value of one variable.
 * @throws OperatorError with the variable's name, its fault and an example
 */
export function readVariable(
  environment: Environment,
  name: string,
  { schema, example, isSecret = false }: Variable,
): unknown {
  // An empty variable is one that a compose file or a unit left blank: as if it were not set.
  const result = schema.safeParse(environment[name] || undefined);
  if (result.success) return result.data;
  const shown = isSecret ? "" : ` "${environment[name]}"`;
  const fault = result.error.issues[0]?.message ?? "cannot be read";
  throw new OperatorError(`The variable ${name}${shown} ${fault}; use for example ${name}=${example}.`);
}
