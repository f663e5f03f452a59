import { openDatabase } from "../server/database/open-database.ts";

/** `node scripts/inspect-writes.ts DIRECTORY` prints stored writes as one line of JSON, for the kill bench. */
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
