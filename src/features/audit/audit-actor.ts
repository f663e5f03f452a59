/** Who acts without a session of their own, in the owner's words. */
const actors: Record<string, string> = {
  visitor: "A visitor",
  system: "The site",
  environment: "The site’s configuration",
  "command line": "The command line",
};

/** Who did something, as a person reads it: a name for what is no one's account, otherwise the email address. */
export const auditActor = (actor: string): string =>
  (Object.hasOwn(actors, actor) ? actors[actor] : undefined) ?? actor;
