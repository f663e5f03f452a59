/** An error that the person at the terminal can mend: one sentence that says what to do, shown without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
