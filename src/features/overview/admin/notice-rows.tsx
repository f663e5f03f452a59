import { formatDateTime } from "../../../admin/format-date-time.ts";
import { useChange } from "../../../admin/use-change.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { dismissNotice } from "../notices/notices.admin.functions.ts";
import type { OwnerNotice } from "../notices/owner-notice.ts";
import type { AdminHome } from "../overview.ts";

/** What has gone wrong and lasts, each with its page and a button that takes it off the list. */
export function NoticeRows({ notices }: { notices: readonly OwnerNotice[] }) {
  const dismiss = useChange<string, AdminHome>({
    run: (key) => dismissNotice({ data: { key } }),
    changes: ["home"],
    expect: (home, dismissed) => ({ ...home, notices: home.notices.filter(({ key }) => key !== dismissed) }),
    failure: "The notice was not dismissed",
  });
  return notices.map(({ key, title, reason, action, times, since }) => (
    <li key={key}>
      <span>
        <b>{title}</b>
        <small>{reason}</small>
        <small>
          Since {formatDateTime(since)}
          {times > 1 ? `, ${times} times` : ""}
        </small>
      </span>
      <span className="admin-actions">
        {action ? (
          <a href={action.path} className={buttonClass({ kind: "secondary", size: "sm" })}>
            {action.label}
          </a>
        ) : null}
        <Button kind="secondary" size="sm" aria-label={`Dismiss: ${title}`} onClick={() => dismiss.mutate(key)}>
          Dismiss
        </Button>
      </span>
    </li>
  ));
}
