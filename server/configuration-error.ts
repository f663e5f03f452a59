/** A setting that stops the start; the message is one sentence for the person at the terminal. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}
