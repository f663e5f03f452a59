import { Link } from "@tanstack/react-router";
import { counted } from "../../../admin/format-date-time.ts";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import type { Opening, SampleItem } from "../samples.ts";
import { removeSampleContent, takeOffSamples } from "../setup.admin.functions.ts";
import { StepHead } from "./step-head.tsx";
import { StateRow } from "./you-step.tsx";

type ProofStepProps = { opening: Opening; onSaved: () => void };

const left = (count: number, one: string, many?: string) =>
  count > 0 ? `${counted(count, one, many)} of the sample` : "None of the sample";

export function ProofStep({ opening: { items, proof }, onSaved }: ProofStepProps) {
  const takeOff = useAction(async (of: "articles" | "logos" | "testimonials" | "claims") => {
    await takeOffSamples({ data: { of } });
    onSaved();
  }, "The samples were not taken off");
  const removeAll = useAction(async () => {
    await removeSampleContent({ data: { withChanged: true, isOpening: false } });
    onSaved();
  }, "The samples were not removed");
  const count = (kind: SampleItem["kind"]) => items.filter((item) => item.kind === kind && item.isPublic).length;
  const claims = proof.figures.length + proof.assurances.length;
  const button = (of: "articles" | "logos" | "testimonials" | "claims", label: string, isLeft: boolean) =>
    isLeft ? (
      <Button kind="secondary" size="sm" busy={takeOff.busy} onClick={() => takeOff.run(of)}>
        {label}
      </Button>
    ) : null;
  const isLeft = items.some(({ isPublic }) => isPublic) || claims + proof.clients.length + proof.quoted.length > 0;
  return (
    <>
      <StepHead
        title="Show only what is true"
        note="Articles, people and figures came with the site, so that it is not empty. All of them are invented."
      />
      <ul className="admin-rows mt-4 border-y">
        <StateRow
          title="Articles"
          note={left(count("article"), "article")}
          isDone={count("article") === 0}
          action={button("articles", "Make them drafts", count("article") > 0)}
        />
        <StateRow
          title="Episodes and issues"
          note={left(count("episode") + count("issue"), "episode or issue", "episodes and issues")}
          isDone={count("episode") + count("issue") === 0}
          action={null}
        />
        <StateRow
          title="Clients"
          note={left(proof.clients.length, "client")}
          isDone={proof.clients.length === 0}
          action={button("logos", "Take off the clients", proof.clients.length > 0)}
        />
        <StateRow
          title="Testimonials"
          note={left(proof.quoted.length, "testimonial")}
          isDone={proof.quoted.length === 0}
          action={button("testimonials", "Take off the testimonials", proof.quoted.length > 0)}
        />
        <StateRow
          title="Figures and promises"
          note={left(claims, "figure or promise", "figures and promises")}
          isDone={claims === 0}
          action={
            <>
              {button("claims", "Take off the figures", claims > 0)}
              <Link to="/admin/settings" hash="claims">
                I can prove these
              </Link>
            </>
          }
        />
      </ul>
      {isLeft ? (
        <Button className="mt-4" kind="secondary" size="sm" busy={removeAll.busy} onClick={removeAll.run}>
          Remove all samples
        </Button>
      ) : null}
    </>
  );
}
