import { useState } from "react";
import { ConfirmDialog } from "../../../../admin/confirm-dialog.tsx";
import { copyText } from "../../../../admin/copy-text.ts";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../../admin/sign-in-again.ts";
import { useAction } from "../../../../admin/use-action.ts";
import { useAdminQuery, useInvalidate } from "../../../../admin/use-admin-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { deleteCalendarFeed, fetchCalendarFeed, renewCalendarFeed } from "../../calendars/calendars.admin.functions.ts";

/** The URL with which the owner's own calendar shows the bookings. */
export function FeedCard() {
  const { data } = useAdminQuery(["bookings", "feed"], () => fetchCalendarFeed());
  const [asking, setAsking] = useState<"renew" | "delete">();
  const invalidate = useInvalidate();
  const url = data?.url;

  async function change(what: "renew" | "delete") {
    await withSession<unknown>(() => (what === "renew" ? renewCalendarFeed() : deleteCalendarFeed()));
    await invalidate("bookings", "feed");
    toast({ title: what === "renew" ? "Calendar URL made" : "Calendar URL removed", type: "success" });
  }
  const make = useAction(() => change("renew"), "The calendar URL was not made");
  return (
    <FormCard
      title="Bookings in your calendar"
      note="Subscribe to this URL in Google Calendar, Outlook or Apple Calendar, and every booking to come is there. Anyone who has the URL can read them."
    >
      {url ? (
        <>
          <TextField
            label="Calendar URL"
            readOnly
            value={url}
            onChange={() => undefined}
            onFocus={({ target }) => target.select()}
          />
          <div className="admin-actions">
            <Button size="sm" kind="secondary" onClick={() => void copyText(url, "Calendar URL copied")}>
              Copy URL
            </Button>
            <Button size="sm" kind="secondary" onClick={() => setAsking("renew")}>
              Make a new one …
            </Button>
            <Button size="sm" kind="danger" onClick={() => setAsking("delete")}>
              Remove …
            </Button>
          </div>
        </>
      ) : (
        <div className="admin-actions">
          <Button size="sm" kind="secondary" busy={make.busy} disabled={!data} onClick={make.run}>
            Make a calendar URL
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking === "delete" ? "Remove the calendar URL?" : "Make a new calendar URL?"}
        confirm={asking === "delete" ? "Remove URL" : "Make a new URL"}
        danger={asking === "delete"}
        onConfirm={() => (asking ? change(asking) : undefined)}
      >
        The present URL stops working at once. Calendars that use it no longer show bookings.
      </ConfirmDialog>
    </FormCard>
  );
}
