/** Why something a person asked for was not done; the sentence is written where it is shown. */
export type Failure<Code extends string> = { ok: false; code: Code };

/**
 * What a step comes to that may be rejected for a reason a person can act on. `Reason` is a union of codes, or of failures
 * that say more than their code. What is exceptional is thrown.
 */
export type Result<Value, Reason extends string | Failure<string>> =
  | { ok: true; value: Value }
  | (Reason extends string ? Failure<Reason> : Reason);

export function ok(): { ok: true; value: undefined };
export function ok<Value>(value: Value): { ok: true; value: Value };
export function ok(value?: unknown) {
  return { ok: true, value };
}

export function fail<const Code extends string>(code: Code): Failure<Code>;
export function fail<const Code extends string, Details extends object>(
  code: Code,
  details: Details,
): Failure<Code> & Details;
export function fail(code: string, details?: object) {
  return { ok: false, code, ...details };
}
