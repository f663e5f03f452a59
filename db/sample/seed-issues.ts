import type { Database } from "../../server/database/open-database.ts";
import { emptyIssue, formOfParts, partsOf } from "../../src/features/newsletter/issues/issue-content.ts";
import { issueOf } from "../../src/features/newsletter/issues/issue-row.server.ts";
import { renderIssue } from "../../src/features/newsletter/issues/render-issue.server.tsx";
import type { SampleIssue } from "./sample-content.ts";

const siteUrl = "https://www.example.com";

export async function seedIssues({ db }: Pick<Database, "db">, samples: readonly SampleIssue[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { sent_at, parts, ...sample } of samples) {
      const placed = partsOf({ ...emptyIssue, ...formOfParts(parts) });
      const row = await trx
        .insertInto("newsletter_issues")
        .values({ ...sample, parts: JSON.stringify(placed), created_by: "sample" })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (!sent_at) continue;
      const { html, plain } = renderIssue(issueOf(row), { siteUrl, now: new Date(sent_at) });
      await trx
        .updateTable("newsletter_issues")
        .set({ status: "sent", html, plain, frozen_at: sent_at, finished_at: sent_at, updated_at: sent_at })
        .where("id", "=", row.id)
        .execute();
    }
  });
}
