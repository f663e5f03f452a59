/**
 * A fault that a person at the terminal can do something about: the message is one sentence for them, without stack or
 * password, and says what to do.
 */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
  readonly expected = true;
}
