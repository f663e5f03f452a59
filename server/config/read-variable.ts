import { readFileSync } from "node:fs";
import type { z } from "zod";
import { OperatorError } from "../../src/server-context/operator-error.ts";

export type Environment = Record<string, string | undefined>;

/** One row of the table of settings. */
export type Setting = {
  /** Reads the text of the variable; the fault of a check continues the sentence "The variable NAME …". */
  schema: z.ZodType;
  /** What it is for, in README.md and .env.example; may hold Markdown. */
  meaning: string;
  /** A valid value for the error message; left out where the default is one. */
  example?: string;
  /** The text that is read when the variable is not set. */
  default?: string;
  /** What applies without a default, in words. */
  fallback?: string;
  /** The value may hold a password, which must not reach a terminal's history or a log. */
  isSecret?: boolean;
};

export type Settings = Record<string, Setting>;

/** What a setting is read as: undefined only where it has no default. */
export type SettingValue<S extends Setting> =
  | z.output<S["schema"]>
  | (S extends { default: string } ? never : undefined);

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

/** The value of a variable for an error message: neither a secret nor the password of an address is repeated. */
function shownValue(value: string | undefined, isSecret: boolean): string {
  if (isSecret) return "";
  return /:.*@/s.test(value ?? "") ? ' "…"' : ` "${value}"`;
}

/**
 * The value of one variable, or its default; a secret may lie in the file that NAME_FILE names.
 * @throws OperatorError with the variable's name, its fault and an example
 */
export function readVariable<S extends Setting>(environment: Environment, name: string, setting: S): SettingValue<S> {
  const { schema, isSecret = false, default: byDefault, example = byDefault } = setting;
  // An empty variable is one that a compose file or a unit left blank: as if it were not set.
  const value = ((isSecret ? readSecretFile(environment, name) : undefined) ?? environment[name]) || byDefault;
  if (value === undefined) return undefined as SettingValue<S>;
  const result = schema.safeParse(value);
  if (result.success) return result.data as SettingValue<S>;
  const shown = shownValue(environment[name], isSecret);
  const fault = result.error.issues[0]?.message ?? "cannot be read";
  throw new OperatorError(`The variable ${name}${shown} ${fault}; use for example ${name}=${example}.`);
}
