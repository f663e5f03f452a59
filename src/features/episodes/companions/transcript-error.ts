/** What is wrong with a transcript and in which of its lines, counted from 1. */
export class TranscriptError extends Error {
  override name = "TranscriptError";
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(`Line ${line}: ${sentence}`);
    this.line = line;
  }
}
