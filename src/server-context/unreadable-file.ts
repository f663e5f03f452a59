/** A foreign file that is refused; the message is a sentence for users. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

/** Reading it was stopped, by a limit that another attempt may meet: time or memory. */
export class StoppedReading extends UnreadableFile {
  override name = "StoppedReading";
}
