import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { issueOf, type Visit, visitSentence } from "./visit.ts";

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** Null if no script reported the visit. `did` is such as "wrote". */
export type VisitWords = (visit: Visit | null, did: string) => string | null;

/** Loads the dates of the issues that led to the visits. */
export async function readVisitWords(db: Db, visits: readonly (Visit | null)[]): Promise<VisitWords> {
  const ids = [...new Set(visits.flatMap((visit) => (visit && issueOf(visit)) ?? []))];
  const issues =
    ids.length === 0
      ? []
      : await db.selectFrom("newsletter_issues").select(["id", "frozen_at"]).where("id", "=", anyId(ids)).execute();
  const days = new Map(issues.map(({ id, frozen_at }) => [id, frozen_at && dayAndMonth.format(frozen_at)]));
  return (visit, did) => visitSentence(visit, did, days.get((visit && issueOf(visit)) ?? 0) ?? undefined);
}
