/** A foreign file that is rejected; the message is a sentence for users. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

/** Reading exceeded a limit of time or memory; another attempt may succeed. */
export class StoppedReading extends UnreadableFile {
  override name = "StoppedReading";
}
