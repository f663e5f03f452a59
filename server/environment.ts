import { readFileSync } from "node:fs";
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

const severalHosts =
  "names several hosts, of which the site would use none or one only; name the one that accepts writes, or a proxy that leads there";

/** The URL of one PostgreSQL server. */
export const databaseUrl = z
  .string()
  .refine(
    (value) => !/^postgres(?:ql)?:\/\/(?:[^/?#]*@)?[^/?#@]*,/.test(value) && !/[?&]host=[^&]*(?:,|%2C)/i.test(value),
    {
      message: severalHosts,
      abort: true,
    },
  )
  .pipe(url(["postgres:", "postgresql:"]));

/** A secret from the file that NAME_FILE names: where containers, systemd and vaults put what no environment should hold. */
function readSecretFile(environment: Environment, name: string): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return undefined;
  if (environment[name]) {
    throw new OperatorError(`Both variables ${name} and ${name}_FILE are set; leave one of them out.`);
  }
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new OperatorError(
      `The file ${file} of the variable ${name}_FILE cannot be read (${(error as Error).message}); make it readable for this user, or put the value into ${name}.`,
      { cause: error },
    );
  }
}

/**
 * The value of one variable; a secret may lie in the file that NAME_FILE names.
 * @throws OperatorError with the variable's name, its fault and an example
 */
export function readVariable(
  environment: Environment,
  name: string,
  { schema, example, isSecret = false }: Variable,
): unknown {
  // An empty variable is one that a compose file or a unit left blank: as if it were not set.
  const value = (isSecret ? readSecretFile(environment, name) : undefined) ?? environment[name];
  const result = schema.safeParse(value || undefined);
  if (result.success) return result.data;
  const shown = isSecret ? "" : ` "${environment[name]}"`;
  const fault = result.error.issues[0]?.message ?? "cannot be read";
  throw new OperatorError(`The variable ${name}${shown} ${fault}; use for example ${name}=${example}.`);
}
