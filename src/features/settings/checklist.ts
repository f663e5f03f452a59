import type { ChangedSettings } from "./setting-facts.ts";

/** One thing to do before the site is the owner's own. */
export type ChecklistItem = {
  key: "name" | "address" | "legal" | "email" | "article";
  title: string;
  /** What visitors see until it is done. */
  note: string;
  done: boolean;
};

/** What the checklist looks at beside the settings. */
export type ChecklistFacts = { hasMailServer: boolean; hasOwnArticle: boolean; hasOwnImpressum: boolean };

const isChanged = (values: object | undefined, ...fields: string[]) => fields.every((field) => field in (values ?? {}));

/** What makes the site the owner's own, in the order in which it matters, with what is done. */
export function checklistOf(changed: ChangedSettings, facts: ChecklistFacts): ChecklistItem[] {
  const { you } = changed;
  return [
    {
      key: "name",
      title: "Your name",
      note: "“Your Name” is still on every page, in every feed and below every email.",
      done: isChanged(you, "name", "brand"),
    },
    {
      key: "address",
      title: "Your address",
      note: "The contact page and the Impressum still show a sample street, phone and email address.",
      done: isChanged(you, "street", "email", "phone"),
    },
    {
      key: "legal",
      title: "Your legal texts",
      note: "The Impressum is still a draft, to be checked by someone qualified. Save your own.",
      done: facts.hasOwnImpressum,
    },
    {
      key: "email",
      title: "Your mail server",
      note: "Emails are written into the outbox folder until SMTP_URL names a mail server.",
      done: facts.hasMailServer,
    },
    {
      key: "article",
      title: "Your first article",
      note: "The blog shows sample articles only.",
      done: facts.hasOwnArticle,
    },
  ];
}
