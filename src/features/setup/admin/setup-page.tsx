import { createFileRoute, Link, type SearchSchemaInput } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { PagePreview } from "../../../admin/page-preview.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import type { Site, TextChanges } from "../../../facts/site.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { fillAllTokens } from "../../texts/all-tokens.ts";
import { loadTextsOf } from "../../texts/page-texts.queries.ts";
import { sampleSentencesOf } from "../../texts/sample-texts.ts";
import { fetchSetup } from "../setup.admin.functions.ts";
import type { SetupState } from "../setup.ts";
import { type SetupStep, stepNames } from "../setup-step.ts";
import { OfferStep } from "./offer-step.tsx";
import { OpenCard } from "./open-card.tsx";
import { ProofStep } from "./proof-step.tsx";
import { ReachStep } from "./reach-step.tsx";
import { WordsStep } from "./words-step.tsx";
import { YouStep } from "./you-step.tsx";

export const Route = createFileRoute("/admin/setup")({
  validateSearch: (search: { step?: SetupStep } & SearchSchemaInput): { step?: SetupStep } => {
    const step = stepNames.find((name) => name === search.step);
    return step ? { step } : {};
  },
  // The pages' modules register the texts of the sample.
  loader: async ({ context }) => {
    await context.loadPages(["/_site/", "/_site/contact"]);
    await loadTextsOf(context, ["/", "/contact"]);
  },
  component: SetupPage,
});

const stepClass =
  "relative grid h-full min-h-11 content-start gap-1 pt-5.5 pr-2.5 text-xs leading-[1.35] text-ink-soft no-underline " +
  "before:absolute before:top-0 before:left-0 before:size-3.5 before:rounded-full before:border-2 before:border-signal " +
  "after:absolute after:top-1.5 after:right-1.5 after:left-5 after:border-t-2 after:border-signal/55 group-last:after:hidden";

function StepNav({ steps, current }: { steps: SetupState["steps"]; current: SetupStep }) {
  return (
    <nav aria-label="Steps">
      <ol className="grid grid-cols-5">
        {steps.map(({ step, title, note, isDone }) => (
          <li key={step} className="group">
            <Link
              to="/admin/setup"
              search={{ step }}
              aria-current={step === current ? "step" : undefined}
              className={classNames(stepClass, isDone ? "before:bg-signal" : "before:bg-paper after:border-dashed")}
            >
              <b className={classNames("text-sm font-semibold", step === current ? "text-signal" : "text-ink")}>
                {title}
              </b>
              <span className="max-tablet:sr-only">{note}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Highlights sentences of the sample; the preview runs no scripts that could conflict with that. */
function markSamples(preview: Document, sentences: ReadonlySet<string>): void {
  const walker = preview.createTreeWalker(preview.querySelector("main") ?? preview.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (sentences.has((node.nodeValue ?? "").trim())) nodes.push(node as Text);
  }
  for (const text of nodes) {
    const mark = preview.createElement("mark");
    mark.style.background = "var(--sun-soft)";
    mark.style.color = "inherit";
    text.replaceWith(mark);
    mark.append(text);
  }
}

const previews: Readonly<Record<SetupStep, { page: "/" | "/contact"; path: string; title: string }>> = {
  you: { page: "/contact", path: "/contact", title: "Contact" },
  words: { page: "/", path: "/", title: "Home" },
  offer: { page: "/", path: "/", title: "Home" },
  proof: { page: "/", path: "/", title: "Home" },
  reach: { page: "/contact", path: "/impressum", title: "Impressum" },
};

const sentencesOf = (site: Site, page: TextPage) =>
  new Set(sampleSentencesOf(site, page).map((text) => fillAllTokens(site, text).trim()));

type PreviewProps = { step: SetupStep; texts: TextChanges; revision: number };

function StepPreview({ step, texts, revision }: PreviewProps) {
  const site = useSite();
  const [device, setDevice] = useState<"desk" | "phone">("desk");
  const { page, path, title } = previews[step];
  return (
    <aside aria-label="Preview" className="min-w-0 wide:sticky wide:top-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          <b className="font-semibold text-ink">{title}</b> as visitors see it
        </p>
        <ChoiceButtons
          name="Screen"
          choices={[
            { value: "desk", label: "Desk" },
            { value: "phone", label: "Phone" },
          ]}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div
        className={classNames("h-[min(40rem,calc(100dvh-12rem))] min-h-96", device === "phone" && "mx-auto max-w-97.5")}
      >
        <PagePreview
          key={step}
          {...{ page, path, title, texts, revision }}
          className={device === "desk" ? "[zoom:0.55]" : undefined}
          note="Saved as you type. Yellow is still the sample’s wording."
          onShown={(preview) => markSamples(preview, sentencesOf(site, page))}
        />
      </div>
    </aside>
  );
}

function Steps({ setup, step }: { setup: SetupState; step: SetupStep }) {
  const [revision, setRevision] = useState(0);
  const [typed, setTyped] = useState<TextChanges>({});
  const onSaved = () => setRevision((previous) => previous + 1);
  const props = { setup, onSaved };
  const screens: Readonly<Record<SetupStep, () => ReactNode>> = {
    you: () => <YouStep {...props} />,
    words: () => <WordsStep {...props} onTyped={(changes) => setTyped((previous) => ({ ...previous, ...changes }))} />,
    offer: () => <OfferStep {...props} />,
    proof: () => <ProofStep {...props} />,
    reach: () => <ReachStep {...props} />,
  };
  const index = stepNames.indexOf(step);
  const next = setup.steps[index + 1];
  const { page } = previews[step];
  return (
    <div className="grid items-start gap-7 wide:grid-cols-[minmax(0,430px)_minmax(0,1fr)] wide:gap-10">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          Step {index + 1} of {stepNames.length}
        </p>
        {screens[step]()}
        <Link
          to="/admin/setup"
          {...(next ? { search: { step: next.step } } : { search: { step }, hash: "open" })}
          className={buttonClass({ size: "sm", className: "mt-6" })}
        >
          Next: {next ? next.title.toLowerCase() : "open the site"}
        </Link>
      </div>
      <StepPreview step={step} texts={{ ...setup.words[page], ...typed }} revision={revision} />
    </div>
  );
}

function SetupPage() {
  const { step } = Route.useSearch();
  const query = useAdminQuery(["setup"], () => fetchSetup());
  return (
    <>
      <PageBar
        title="Make it yours"
        note="Five steps, about 15 minutes, in any order. Everything is saved as you type."
        actions={
          <a href="/" className={buttonClass({ kind: "secondary", size: "sm" })}>
            See the site as it is
          </a>
        }
      />
      <Loaded query={query} what="the steps">
        {(setup) => <SetupSteps setup={setup} {...(step && { step })} />}
      </Loaded>
    </>
  );
}

/** Starts with the first step that isn't done, and stays there when it is. */
function SetupSteps({ setup, step }: { setup: SetupState; step?: SetupStep }) {
  const [first] = useState(() => setup.steps.find(({ isDone }) => !isDone)?.step ?? "you");
  const current = step ?? first;
  return (
    <div className="grid min-w-0 gap-8">
      <StepNav steps={setup.steps} current={current} />
      <Steps key={current} setup={setup} step={current} />
      <OpenCard setup={setup} />
    </div>
  );
}
