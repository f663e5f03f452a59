import { openDatabase } from "../server/database/open-database.ts";

/**
 * Says in one line of JSON what the embedded database of a directory holds of what visitors and the owner write, for the
 * bench that kills the site while they do: node scripts/inspect-writes.ts DIRECTORY
 */
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error("Name the directory.");
const { db, close } = await openDatabase({ dataDir });
const bookings = await db
  .selectFrom("bookings")
  .select(["starts_at as startsAt", "status", "email"])
  .where("status", "=", "confirmed")
  .execute();
const media = await db.selectFrom("media").select(["name", "file", "variants"]).execute();
const emails = await db.selectFrom("mails").select(["kind", "recipient"]).execute();
await close();
console.log(JSON.stringify({ bookings, media, emails }));
