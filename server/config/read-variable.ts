import { readFileSync } from "node:fs";
import type { z } from "zod";
import { OperatorError } from "../../src/server-context/error-messages.ts";

export type Environment = Record<string, string | undefined>;

export type Setting = {
  /** The message of a failed check continues the sentence "The variable NAME …". */
  schema: z.ZodType;
  /** For docs/configuration.md and .env.example; Markdown. */
  meaning: string;
  example?: string;
  default?: string;
  /** Describes what applies without a default. */
  fallback?: string;
  isSecret?: boolean;
};

export type Settings = Record<string, Setting>;

export type SettingValue<S extends Setting> =
  | z.output<S["schema"]>
  | (S extends { default: string } ? never : undefined);

/** NAME_FILE: secrets mounted as files by containers, systemd or vaults. */
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

/** For error messages: hides secrets and URL passwords. */
function redactedValue(value: string | undefined, isSecret: boolean): string {
  if (isSecret) return "";
  return /:.*@/s.test(value ?? "") ? ' "…"' : ` "${value}"`;
}

/** The variable, its NAME_FILE or its default. @throws OperatorError with the variable's name, fault and an example */
export function readVariable<S extends Setting>(environment: Environment, name: string, setting: S): SettingValue<S> {
  const { schema, isSecret = false, default: byDefault, example = byDefault } = setting;
  // Compose files and units set blank variables; they count as unset.
  const value = ((isSecret ? readSecretFile(environment, name) : undefined) ?? environment[name]) || byDefault;
  if (value === undefined) return undefined as SettingValue<S>;
  const result = schema.safeParse(value);
  if (result.success) return result.data as SettingValue<S>;
  const fault = result.error.issues[0]?.message ?? "cannot be read";
  throw new OperatorError(
    `The variable ${name}${redactedValue(environment[name], isSecret)} ${fault}; for example: ${name}=${example}.`,
  );
}
