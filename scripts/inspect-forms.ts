import { openDatabase } from "../server/database/open-database.ts";

/** `node scripts/inspect-forms.ts DIRECTORY` prints stored forms and emails as one line of JSON, for the kill test. */
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
