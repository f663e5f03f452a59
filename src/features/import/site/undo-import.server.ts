import { sql } from "kysely";
import { deleteUnusedMedia } from "../../media/unused-media.server.ts";
import { deleteRedirects } from "../../redirects/redirects.server.ts";
import type { ImportSite } from "./import-context.server.ts";
import { type ImportedKind, importer, nouns, storedDigest } from "./imported-content.server.ts";
import { restoreSettings } from "./show-settings.server.ts";

const batchSize = 50;

/** Moves imported items that no one has edited since to the bin, deletes their redirects and unused files, and restores settings. */
export async function undoImport(
  { db, stopping }: Pick<ImportSite, "db" | "stopping">,
  { id, actor }: { id: number; actor: string },
): Promise<void> {
  const user = await importer(db, actor);
  const brought = await db
    .selectFrom("imported_items")
    .select(["kind", "item_id", "stored_digest"])
    .where("import_id", "=", id)
    .orderBy("kind")
    .orderBy("item_id")
    .execute();
  for (const kind of ["article", "episode"] satisfies ImportedKind[]) {
    const own = brought.filter((item) => item.kind === kind);
    for (let start = 0; start < own.length; start += batchSize) {
      stopping?.throwIfAborted();
      const unedited: number[] = [];
      for (const { item_id, stored_digest } of own.slice(start, start + batchSize)) {
        const opened = await nouns[kind].open(db, user, Number(item_id));
        if (opened && storedDigest(kind, opened.stored) === stored_digest) unedited.push(Number(item_id));
      }
      if (unedited.length > 0) await nouns[kind].remove(db, user, unedited);
      await db
        .deleteFrom("imported_items")
        .where("kind", "=", kind)
        .where("item_id", "=", sql<number>`any(${unedited}::bigint[])`)
        .execute();
    }
  }
  const entry = await db.selectFrom("site_imports").select("redirects").where("id", "=", id).executeTakeFirst();
  const made = await db
    .selectFrom("redirects")
    .select("source")
    .where("origin", "=", "import")
    .where("source", "=", sql<string>`any(${entry?.redirects ?? []}::text[])`)
    .execute();
  await deleteRedirects(
    db,
    made.map(({ source }) => source),
  );
  const files = await db
    .selectFrom("imported_files")
    .select("media_id")
    .distinct()
    .where("import_id", "=", id)
    .execute();
  const ids = files.map(({ media_id }) => Number(media_id));
  await deleteUnusedMedia(db, ids, actor, new Date());
  await restoreSettings(db, { id, actor });
}
