import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted, dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { Opening, SampleItem, SampleRemoval } from "../samples.ts";
import { fetchOpening, removeSampleContent, restoreSampleContent } from "../setup.admin.functions.ts";

export const Route = createFileRoute("/admin/samples")({ component: SamplesPage });

type Part = { key: string; summary: string; titles: readonly string[] };

function partsOf({ proof }: Opening, items: readonly SampleItem[]): Part[] {
  const titles = (kind: SampleItem["kind"]) => items.flatMap((item) => (item.kind === kind ? [item.title] : []));
  const parts: [string, readonly string[]][] = [
    ["article", titles("article")],
    ["episode", titles("episode")],
    ["issue", titles("issue")],
    ["client", proof.clients],
    ["testimonial", proof.quoted],
    ["figure without a source", proof.figures],
    ["promise", proof.assurances],
  ];
  return parts
    .filter(([, samples]) => samples.length > 0)
    .map(([name, samples]) => {
      const plural = name === "figure without a source" ? "figures without a source" : undefined;
      return { key: name, summary: counted(samples.length, name, plural), titles: samples };
    });
}

const summaryOf = (parts: readonly Part[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(parts.map(({ summary }) => summary));

function RemovedParts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ key, summary, titles }) => (
    <Collapsible key={key} summary={summary}>
      <ul className="list-disc pl-6">
        {titles.map((title) => (
          <li key={title} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
    </Collapsible>
  ));
}

function SamplesCard({ opening }: { opening: Opening }) {
  const [withChanged, setWithChanged] = useState(false);
  const changed = opening.items.filter(({ isChanged }) => isChanged);
  const items = opening.items.filter(({ isChanged }) => withChanged || !isChanged);
  const parts = partsOf(opening, items);
  return (
    <FormCard
      title="Samples"
      note="Articles, people and figures that came with the site, so that it is not empty. All of them are invented."
    >
      {parts.length > 0 ? <RemovedParts parts={parts} /> : <Note>No sample is left.</Note>}
      {changed.length > 0 ? (
        <Checkbox
          label={`Also ${counted(changed.length, "sample")} that you have changed`}
          help={changed.map(({ title }) => title).join(", ")}
          checked={withChanged}
          onChange={({ target }) => setWithChanged(target.checked)}
        />
      ) : null}
      {parts.length > 0 ? (
        <ConfirmButton
          label="Remove the samples …"
          title="Remove the samples?"
          confirm="Remove the samples"
          danger
          onConfirm={async () => {
            await removeSampleContent({ data: { withChanged } });
            toast({ title: "The samples are removed", type: "success" });
          }}
        >
          <p>These go: {summaryOf(parts)}.</p>
          <p>
            The archive stops quoting the eBook and the guide that came with the site. Both stay on offer, in your name
            and without such figures, until you upload your own.
          </p>
          <p>You can restore them for 30 days.</p>
          {items.some(({ kind }) => kind !== "issue") ? <p>Their URLs then say that there is no such page.</p> : null}
        </ConfirmButton>
      ) : null}
    </FormCard>
  );
}

function RemovalCard({ removal, isOpen }: { removal: SampleRemoval; isOpen: boolean }) {
  const site = useSite();
  const undo = useAction(async () => {
    const undone = await restoreSampleContent();
    if (!undone.ok) throw new Error(undone.code === "open" ? "The site is open." : "They are no longer in the bin.");
    const { missing } = undone.value;
    toast({
      title: "The samples are restored",
      description: missing > 0 ? `${counted(missing, "item")} were no longer in the bin.` : "",
      type: "success",
    });
  }, "The samples were not restored");
  return (
    <FormCard
      title="Removed samples"
      note={`${removal.by} removed them on ${formatDateTime(site, removal.at)}: ${counted(removal.items, "item")} in the bin, and what was among clients, testimonials, figures and promises.`}
    >
      {isOpen ? (
        <Note>They can be restored until {dayOf(site, removal.until)}, once the site is no longer open.</Note>
      ) : (
        <>
          <Note>They can be restored until {dayOf(site, removal.until)}.</Note>
          <AdminButton action={undo}>Restore the samples</AdminButton>
        </>
      )}
    </FormCard>
  );
}

function SamplesPage() {
  const query = useAdminQuery(["opening"], () => fetchOpening());
  return (
    <>
      <PageBar
        title="Samples"
        note={
          <>
            What else is left before the site opens is under <Link to="/admin/setup">Make it yours</Link>.
          </>
        }
      />
      <Loaded query={query} what="the samples">
        {(data) => (
          <div className="grid min-w-0 gap-5">
            <SamplesCard opening={data} />
            {data.removal ? <RemovalCard removal={data.removal} isOpen={data.isOpen} /> : null}
          </div>
        )}
      </Loaded>
    </>
  );
}
