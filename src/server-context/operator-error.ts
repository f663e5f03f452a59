/** A fault the operator can fix: printed as one sentence, without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
