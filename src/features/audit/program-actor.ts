/** Actor of a change that a program made for an administrator. */
export const programActor = (program: string, email: string): string => `${program} (assistant of ${email})`;

/** The program's name; null for a person. */
export const programOf = (actor: string): string | null => /^(.+) \(assistant of \S+\)$/.exec(actor)?.[1] ?? null;
