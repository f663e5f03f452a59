/**
 * Messages of PGlite and its WebAssembly about database files that cannot be read. Obsolete when they pass on PostgreSQL's own
 * message. Guarded by `tests/integration/start-faults.test.ts`; otherwise the owner would see these messages.
 */
export const isDamage = ({ message }: Error): boolean =>
  /Aborted|failed to initialize|unreachable|RuntimeError/.test(message);
