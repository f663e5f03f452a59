import { FormCard } from "../../../admin/fields/form-layout.tsx";
import type { IssueNumbers } from "../issues/newsletter-numbers.ts";

/** Results of an issue, counted only from readers' own actions, without tracking. */
export function IssueNumbersCard({ numbers }: { numbers: IssueNumbers }) {
  const { deliveries, unsubscribed, joined } = numbers;
  const totalJoined = joined.reduce((sum, { readers }) => sum + readers, 0);
  const rows = [
    { label: "Sent", value: deliveries.sent },
    { label: "Bounced", value: deliveries.rejected },
    { label: "Bounced later", value: deliveries.bounced },
    { label: "Unknown", value: deliveries.unknown },
    { label: "Skipped", value: deliveries.skipped },
    { label: "Unsubscribed after it", value: unsubscribed },
    { label: "New subscribers after it", value: totalJoined },
  ];
  return (
    <FormCard title="Report" note="Up to the next issue. Opens and clicks are not tracked.">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(120px,1fr))] gap-4">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="text-[1.375rem] tabular-nums">{value.toLocaleString("en-GB")}</dd>
          </div>
        ))}
      </dl>
      {joined.length > 0 ? <PageList title="New subscribers by sign-up page" pages={joined} /> : null}
    </FormCard>
  );
}

type PageListProps = {
  title: string;
  pages: readonly { page: string; readers: number }[];
  level?: "h2" | "h3";
};

export function PageList({ title, pages, level: Heading = "h3" }: PageListProps) {
  return (
    <div>
      <Heading className="field-label">{title}</Heading>
      <ul>
        {pages.map(({ page, readers }) => (
          <li key={page} className="flex justify-between gap-4 border-t py-1.5 tabular-nums">
            <span className="wrap-anywhere">{page}</span>
            <b>{readers.toLocaleString("en-GB")}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
