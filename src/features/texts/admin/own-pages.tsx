import { StateChip } from "../../../admin/editor/autosave-status.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { Pending } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useSite } from "../../../facts/use-site.ts";
import { fetchOwnPages } from "../../own-pages/editing/page-editing.functions.ts";

/** Pages that the owner has added, above the built-in ones. */
export function OwnPages() {
  const site = useSite();
  const query = useAdminQuery(["pages", "list"], () => fetchOwnPages());
  const { data: pages } = query;
  if (!pages) return <Pending query={query} what="the pages of your own" quiet />;
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
        Pages of your own <small className="font-normal">made of sections</small>
      </h2>
      <ul className="admin-rows rounded-card border bg-surface px-5 max-tablet:px-4 [&>li:first-child]:pt-3">
        {pages.map(({ id, title, slug, state, isChanged, updatedAt }) => (
          <li key={id}>
            <RecordLink
              kind="page"
              id={id}
              note={[slug && `/${slug}`, dayOf(site, updatedAt)].filter(Boolean).join(" · ")}
            >
              {title}
            </RecordLink>
            <StateChip state={state} isChanged={isChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
