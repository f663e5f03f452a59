import { openDatabase } from "../server/database/open-database.ts";

/**
 * Says in one line of JSON what the embedded database of a directory holds of forms and emails, for the test that kills
 * the site while it takes them: node scripts/inspect-forms.ts DIRECTORY
 */
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error("Name the directory.");
const database = await openDatabase({ dataDir });
const leads = await database.db.selectFrom("leads").select(["id", "email"]).execute();
const mails = await database.db
  .selectFrom("mails")
  .select(["message_id as id", "status", "subject_key as about"])
  .execute();
await database.close();
console.log(JSON.stringify({ leads, mails }));
