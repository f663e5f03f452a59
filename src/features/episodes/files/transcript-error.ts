/** `line` counts from 1. */
export class TranscriptError extends Error {
  override name = "TranscriptError";
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(`Line ${line}: ${sentence}`);
    this.line = line;
  }
}
