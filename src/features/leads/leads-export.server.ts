import { type Selectable, sql } from "kysely";
import { csv } from "../../lib/csv/write-csv.ts";
import type { Db } from "../../server-context/db.ts";
import { ownerTimes } from "../../server-context/list-request.server.ts";
import { maxExportRows } from "../../server-context/list-request.ts";
import type { DB } from "../../server-context/tables.gen.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import { type LeadAnswer, leadAction, leadTitle } from "./lead.ts";
import { leadStateLabels } from "./lead-record.ts";
import { filteredLeads, type LeadListRequest, leadOrder } from "./leads.admin.server.ts";

const ownColumns = new Set(["name", "email", "organisation", "phone", "message"]);

const answerTo = (answers: readonly LeadAnswer[], name: string) =>
  answers.find((answer) => answer.name === name)?.value;

const otherAnswers = (answers: readonly LeadAnswer[]) =>
  answers
    .filter(({ name }) => !ownColumns.has(name))
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");

const campaignText = (campaign: Record<string, string>) =>
  Object.entries(campaign)
    .filter(([name]) => name !== "utm_source")
    .map(([, value]) => value)
    .join(", ");

type ExportedLead = Omit<Selectable<DB["leads"]>, "mandate_on"> & {
  mandate_on: string | null;
  /** How they came, as a sentence. */
  came: string | null;
};

type Column = readonly [title: string, value: (lead: ExportedLead) => string | number | null | undefined];

const columns: readonly Column[] = [
  ["Form", ({ kind }) => leadTitle(kind)],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Organisation", ({ organisation }) => organisation],
  ["Phone", ({ answers }) => answerTo(answers, "phone")],
  ["Message", ({ answers }) => answerTo(answers, "message")],
  ["Other answers", ({ answers }) => otherAnswers(answers)],
  ["Status", ({ status }) => leadStateLabels[status]],
  ["Page", ({ page }) => page],
  ["Source", ({ came_from }) => came_from],
  ["Campaign", ({ campaign }) => campaignText(campaign)],
  ["How they came", ({ came }) => came],
  ["Mandate in euro", ({ mandate_euro }) => mandate_euro],
  ["Mandate on", ({ mandate_on }) => mandate_on],
  ["Lost because", ({ lost_reason }) => lost_reason],
  ["Notes", ({ notes }) => notes],
];

export async function exportLeadList(db: Db, request: LeadListRequest): Promise<{ file: string; count: number }> {
  const times = await ownerTimes(db);
  const rows = await filteredLeads(db, request)
    .selectAll()
    .select(sql<string | null>`to_char(mandate_on, 'YYYY-MM-DD')`.as("mandate_on"))
    .orderBy(leadOrder(request.sort))
    .limit(maxExportRows)
    .execute();
  const words = await readVisitWords(
    db,
    rows.map(({ visit }) => visit),
  );
  const file = csv(
    [times.head("Received"), ...columns.map(([title]) => title)],
    rows.map((row) => {
      const lead = { ...row, came: words(row.visit, leadAction(row.kind)) };
      return [times.at(lead.created_at.toISOString()), ...columns.map(([, value]) => value(lead))];
    }),
  );
  return { file, count: rows.length };
}
