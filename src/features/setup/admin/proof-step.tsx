import { Link } from "@tanstack/react-router";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { useAction } from "../../../admin/use-change.ts";
import type { SampleItem } from "../samples.ts";
import { removeSampleContent, takeOffSamples } from "../setup.admin.functions.ts";
import { FigureRows } from "./figure-rows.tsx";
import { StepHead } from "./step-head.tsx";
import { StateRow, type StepProps } from "./you-step.tsx";

export function ProofStep({ setup, onSaved }: StepProps) {
  const { items, proof } = setup.opening;
  const takeOff = useAction(async (of: "articles" | "logos" | "testimonials" | "claims") => {
    await takeOffSamples({ data: { of } });
    onSaved();
  }, "The samples were not removed");
  const removeAll = useAction(async () => {
    await removeSampleContent({ data: { withChanged: true } });
    onSaved();
  }, "The samples were not removed");
  const count = (kind: SampleItem["kind"]) => items.filter((item) => item.kind === kind && item.isPublic).length;
  const rows = [
    { title: "Articles", left: count("article"), of: "articles", label: "Make them drafts" },
    { title: "Episodes and issues", left: count("episode") + count("issue") },
    { title: "Clients", left: proof.clients.length, of: "logos", label: "Remove the clients" },
    { title: "Testimonials", left: proof.quoted.length, of: "testimonials", label: "Remove the testimonials" },
    {
      title: "Figures and promises",
      left: proof.figures.length + proof.assurances.length,
      of: "claims",
      label: "Remove the figures",
    },
  ] as const;
  return (
    <>
      <StepHead
        title="Show only what is true"
        note="Articles, people and figures came with the site, so that it is not empty. All of them are invented."
      />
      <ul className="admin-rows mt-4 border-y">
        {rows.map(({ title, left, ...row }) => (
          <StateRow
            key={title}
            title={title}
            note={left > 0 ? `${counted(left, "sample")} shown` : "None of the sample"}
            isDone={left === 0}
            action={
              left > 0 && "of" in row ? (
                <AdminButton busy={takeOff.busy} onClick={() => takeOff.run(row.of)}>
                  {row.label}
                </AdminButton>
              ) : null
            }
          />
        ))}
      </ul>
      {proof.figures.length + proof.assurances.length > 0 ? <FigureRows setup={setup} onSaved={onSaved} /> : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {rows.some(({ left }) => left > 0) ? <AdminButton action={removeAll}>Remove all samples</AdminButton> : null}
        <Link to="/admin/samples">See them, or restore them</Link>
      </div>
    </>
  );
}
