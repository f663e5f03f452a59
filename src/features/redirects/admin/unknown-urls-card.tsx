import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted, dayOf } from "../../../admin/format-date-time.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import type { UnknownUrl } from "../redirect.ts";
import { dismissUnknownUrl, fetchUnknownUrls } from "../redirects.admin.functions.ts";

export function UnknownUrlsCard({ onRedirect }: { onRedirect: (unknown: UnknownUrl) => void }) {
  const site = useSite();
  const { data: unknown = [] } = useAdminQuery(["redirects", "unknown"], () => fetchUnknownUrls());
  const dismiss = useChange({
    run: (path: string) => dismissUnknownUrl({ data: { path } }),
    expect: {
      of: ["redirects", "unknown"],
      data: (known: UnknownUrl[], path) => known.filter((url) => url.path !== path),
    },
    failure: "The URL was not removed",
  });
  if (unknown.length === 0) return null;
  return (
    <FormCard
      title="Not found"
      note="What visitors asked for in the last 90 days and nothing answers, the most frequent first. We don’t store who asked."
      className="mt-5"
    >
      <ul className="admin-rows">
        {unknown.map((url) => (
          <li key={url.path}>
            <span className="wrap-anywhere">
              {url.path}
              <small>
                {counted(url.times, "time")}, last on {dayOf(site, url.lastSeen)}
                {url.suggestion ? `. Probably ${url.suggestion}` : ""}
              </small>
            </span>
            <span className="admin-actions">
              <Button kind="secondary" size="sm" aria-label={`Redirect ${url.path} …`} onClick={() => onRedirect(url)}>
                Redirect …
              </Button>
              <Button
                kind="quiet"
                size="sm"
                aria-label={`Remove ${url.path} from this list`}
                onClick={() => dismiss.mutate(url.path)}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </FormCard>
  );
}
