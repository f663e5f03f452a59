/**
 * Runs a read and turns its failure into the sentence of the error catalogue (specification, section 8). The cause goes
 * to the log of the process; what reaches the visitor names no table, host or query.
 * @throws Error '{subject}: {message}'
 */
export async function askDatabase<Result>(subject: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new Error(`${subject}: the database did not answer`, { cause });
  }
}
