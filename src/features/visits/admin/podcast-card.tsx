import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { Note } from "../../../admin/states.tsx";
import { useSite } from "../../../facts/use-site.ts";
import { type NamedDownloads, type PodcastNumbers, sponsorSentence } from "../what-works.ts";
import type { WorkSpan } from "../work-span.ts";

function Numbers({ title, rows }: { title: string; rows: readonly NamedDownloads[] }) {
  return (
    <div>
      <h3 className="mb-1">{title}</h3>
      <ol>
        {rows.map(({ name, downloads }) => (
          <li key={name} className="flex justify-between gap-4 border-t py-1.5 tabular-nums">
            <span className="wrap-anywhere">{name}</span>
            <span className="flex-none">{downloads.toLocaleString("en-GB")}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function PodcastCard({ numbers, span }: { numbers: PodcastNumbers; span: WorkSpan }) {
  const site = useSite();
  const { total, episodes, apps, weeks } = numbers;
  return (
    <FormCard title="Podcast downloads" note="Recordings that this site sends. Those on other hosts are counted there.">
      {total === 0 ? (
        <Note>Nothing was downloaded in the last {span} days.</Note>
      ) : (
        <>
          <div>
            <h3 className="mb-1">For sponsors</h3>
            <Note>{sponsorSentence(numbers, span)}</Note>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-x-8 gap-y-6">
            <Numbers title="By episode" rows={episodes} />
            <Numbers title="By app" rows={apps} />
            <Numbers
              title="By week"
              rows={weeks.map(({ name, downloads }) => ({
                name: `From ${dayOf(site, `${name}T12:00:00Z`)}`,
                downloads,
              }))}
            />
          </div>
        </>
      )}
    </FormCard>
  );
}
