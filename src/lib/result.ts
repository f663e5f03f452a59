export type Failure<Code extends string> = { ok: false; code: Code };

/** Outcome with expected failures (`Reason`: codes, or failures with details); unexpected ones are thrown. */
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
