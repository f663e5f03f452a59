import { sql } from "kysely";
import { csv } from "../../lib/csv/write-csv.ts";
import type { Db } from "../../server-context/db.ts";
import { ownerTimes } from "../../server-context/list-request.server.ts";
import { maxExportRows } from "../../server-context/list-request.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import { type LeadAnswer, leadDid, leadTitle } from "./lead.ts";
import { leadStateLabels } from "./lead-record.ts";
import { chosenLeads, type LeadListRequest, leadOrder } from "./leads.admin.server.ts";

/** Answers with a column of their own. */
const ownColumns = new Set(["name", "email", "organisation", "phone", "message"]);

const answer = (answers: readonly LeadAnswer[], name: string) => answers.find((each) => each.name === name)?.value;

const others = (answers: readonly LeadAnswer[]) =>
  answers
    .filter(({ name }) => !ownColumns.has(name))
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");

/** Campaign parameters except the source. */
const campaignLabels = (campaign: Record<string, string>) =>
  Object.entries(campaign)
    .filter(([name]) => name !== "utm_source")
    .map(([, value]) => value)
    .join(", ");

export async function exportLeadList(db: Db, request: LeadListRequest): Promise<{ file: string; count: number }> {
  const times = await ownerTimes(db);
  const rows = await chosenLeads(db, request)
    .select([
      "kind",
      "name",
      "email",
      "organisation",
      "answers",
      "status",
      "page",
      "notes",
      "created_at",
      "came_from",
      "campaign",
      "visit",
      "mandate_euro",
      "lost_reason",
    ])
    .select(sql<string | null>`to_char(mandate_on, 'YYYY-MM-DD')`.as("mandate_on"))
    .orderBy(leadOrder(request.sort))
    .limit(maxExportRows)
    .execute();
  const words = await readVisitWords(
    db,
    rows.map(({ visit }) => visit),
  );
  const header = [
    "Form",
    "Name",
    "Email",
    "Organisation",
    "Phone",
    "Message",
    "Other answers",
    "Status",
    "Page",
    "Source",
    "Campaign",
    "How they came",
    "Mandate in euro",
    "Mandate on",
    "Lost because",
    "Notes",
  ];
  const file = csv(
    [times.head("Received"), ...header],
    rows.map((lead) => [
      times.at(lead.created_at.toISOString()),
      leadTitle(lead.kind),
      lead.name,
      lead.email,
      lead.organisation,
      answer(lead.answers, "phone"),
      answer(lead.answers, "message"),
      others(lead.answers),
      leadStateLabels[lead.status],
      lead.page,
      lead.came_from,
      campaignLabels(lead.campaign),
      words(lead.visit, leadDid(lead.kind)),
      lead.mandate_euro,
      lead.mandate_on,
      lead.lost_reason,
      lead.notes,
    ]),
  );
  return { file, count: rows.length };
}
