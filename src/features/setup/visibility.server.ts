import type { Site } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";

export async function isSiteOpen(db: Db): Promise<boolean> {
  return (await db.selectFrom("site_opening").select("opened_at").executeTakeFirst()) !== undefined;
}

export type Visibility = {
  /** Opened by the owner. */
  isOpened: boolean;
  /** Also true if the site was in use before it could be opened. */
  isOpen: boolean;
  openingSoon: boolean;
};

export async function getVisibility(db: Db): Promise<Visibility> {
  const [isOpened, row] = await Promise.all([
    isSiteOpen(db),
    db.selectFrom("site_visibility").select(["was_in_use", "opening_soon"]).executeTakeFirst(),
  ]);
  return { isOpened, isOpen: isOpened || row?.was_in_use === true, openingSoon: row?.opening_soon === true };
}

export const openingOf = ({ isOpen, openingSoon }: Visibility): Site["opening"] =>
  isOpen ? undefined : openingSoon ? "soon" : "closed";

export async function setOpeningSoon(db: Db, openingSoon: boolean, actor: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("site_visibility")
      .values({ was_in_use: false, opening_soon: openingSoon })
      .onConflict((row) => row.column("single").doUpdateSet({ opening_soon: openingSoon }))
      .execute();
    const detail = { openingSoon };
    await recordAudit(transaction, { actor, action: "site.opening-soon", subjectKind: "settings", detail });
  });
}
