import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

/** A call that has just begun with someone who wrote before, and one that the other person missed. */
const rowsSql = `
  insert into bookings (event_type, starts_at, ends_at, blocked, owner_day, zone, status, name, email, no_show,
      consent_text, consented_at)
    select 'strategy-call', at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes'), at::date,
      'Europe/Berlin', 'confirmed', name, email, no_show, 'Agreed', now()
    from (values (now() - interval '1 minute', 'Ilse Brandt', 'ilse@example.com', false),
      (now() - interval '2 days', 'Jonas Wirth', 'jonas@example.com', true)) as call (at, name, email, no_show);
  insert into leads (kind, email, name, answers, page, notice_text, fingerprint, expires_at, status)
    values ('contact', 'ilse@example.com', 'Ilse Brandt',
      '[{"name":"message","label":"Message","value":"Our procedures fill a shelf."}]',
      '/contact', 'Shown', 'f', now() + interval '1 year', 'conversation');`;

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(
    { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    async (dataDir) => {
      const database = new PGlite(path.join(dataDir, "database"), { extensions: { pg_trgm, btree_gist, unaccent } });
      await database.exec(rowsSql);
      await database.close();
    },
  );
});
test.afterAll(() => site.close());

test("shows today's call with its context, writes to a no-show, and turns on Monday's email", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, `${site.origin}/admin`);
  const call = page.getByRole("listitem").filter({ hasText: "with Ilse Brandt" });
  await expect(call).toContainText("Today, ");
  await expect(call).toContainText("Our procedures fill a shelf.");
  await checkAllAppearances(page, checkAccessibility);

  await page.getByRole("link", { name: "Open the message to Jonas Wirth" }).click();
  const message = page.getByRole("textbox", { name: "Your message" });
  await expect(message).toHaveValue(/^Hello Jonas,\n\nWe had a call planned/);
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message to Jonas Wirth sent")).toBeVisible();
  await expect(page.getByText(/^You wrote on /)).toBeVisible();
  await page.goto(`${site.origin}/admin`);
  await expect(call).toBeVisible();
  await expect(page.getByText("Jonas Wirth did not come")).toHaveCount(0);

  await page.goto(`${site.origin}/admin/settings#notices`);
  const weekly = page.getByLabel("Email on Monday at 7:00");
  await expect(weekly).toHaveValue("No");
  await weekly.selectOption("Yes");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.reload();
  await expect(weekly).toHaveValue("Yes");
});
