import type { Db } from "../../../request/db.ts";
import type { SiteContext } from "../../../request/request-context.ts";
import { checkIssue } from "../issues/check-issue.server.ts";
import { getIssue } from "../issues/issues.server.ts";

type Act = { actor: string; now: Date };

const past = "This time has passed. Choose a later one, or send it now.";

async function whyNot(db: Db, id: number): Promise<string | null> {
  const issue = await getIssue(db, id);
  if (!issue) return "This issue is not there any more.";
  const errors = (await checkIssue(db, issue)).filter(({ severity }) => severity === "error");
  return errors.length > 0 ? `It cannot be sent yet. ${errors.map(({ message }) => message).join(" ")}` : null;
}

/** Sends an issue at a time. @returns why not, in a sentence, or null */
export async function scheduleIssue(db: Db, id: number, at: Date, { now }: Act): Promise<string | null> {
  if (at <= now) return past;
  const problem = await whyNot(db, id);
  if (problem) return problem;
  const changes = { status: "scheduled", scheduled_at: at } as const;
  await db
    .updateTable("newsletter_issues")
    .set(changes)
    .where("id", "=", id)
    .where("status", "in", ["draft", "scheduled"])
    .execute();
  return null;
}

/** Begins the dispatch of an issue. @returns why not, in a sentence, or null */
export async function sendIssueNow({ db }: Pick<SiteContext, "db">, id: number, _act: Act): Promise<string | null> {
  return (await whyNot(db, id)) ?? "Sending is not part of this version yet.";
}

/** Makes a scheduled issue a draft again. @returns why not, in a sentence, or null */
export async function unscheduleIssue(db: Db, id: number, _act: Act): Promise<string | null> {
  await db
    .updateTable("newsletter_issues")
    .set({ status: "draft" })
    .where("id", "=", id)
    .where("status", "=", "scheduled")
    .execute();
  return null;
}
