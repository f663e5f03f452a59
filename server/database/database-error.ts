/**
 * A fault that a person at the terminal can do something about: the message is one sentence for them, without stack or
 * password, and says what to do.
 */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly expected = true;
}
