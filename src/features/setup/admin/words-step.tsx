import { useRef } from "react";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { defaultTexts } from "../../../facts/page-texts.ts";
import type { Site, TextChanges } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import { TextareaField } from "../../../ui/text-field.tsx";
import { fieldValue, sectionsOf, type TextField } from "../../texts/text-fields.ts";
import { chooseFirstStep } from "../setup.admin.functions.ts";
import { type FirstStepName, firstStepNames, firstSteps, headlines } from "../setup.ts";
import { SavedForm } from "./saved-form.tsx";
import { StepHead } from "./step-head.tsx";
import { useSavedTexts } from "./use-saved.ts";
import type { StepProps } from "./you-step.tsx";

const titlePath = "hero.title";
const leadPath = "hero.lead";

/** Fits the design: two lines on a desktop, four on a phone. */
const maxTitleLength = 90;
const maxLeadLength = 240;

function textOf(site: Site, path: string, changes: TextChanges): string {
  const field: TextField | undefined = sectionsOf(defaultTexts(site, "/"))
    .flatMap(({ fields }) => fields)
    .find((candidate) => candidate.path === path);
  const value = field ? fieldValue(field, changes) : "";
  return typeof value === "string" ? value : value.map(({ texts }) => texts.text ?? "").join("\n");
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim());

const problemOf = (text: string, max: number): string | undefined => {
  if (text.trim() === "") return "This text is shown on the page: write one.";
  if (text.length > max) return `Use at most ${max} characters (now ${text.length}).`;
  return /\[.*\]/.test(text) ? "Replace the words between brackets." : undefined;
};

type WordsStepProps = StepProps & { onTyped: (changes: TextChanges) => void };

export function WordsStep({ setup, onTyped, onSaved }: WordsStepProps) {
  const site = useSite();
  const { language } = site.facts;
  const { firstStep } = setup;
  const published = setup.words["/"];
  const isReady = (typed: TextChanges) =>
    !problemOf(textOf(site, titlePath, { ...published, ...typed }), maxTitleLength) &&
    !problemOf(textOf(site, leadPath, { ...published, ...typed }), maxLeadLength);
  const saved = useSavedTexts("/", published, isReady);
  const headline = useRef<HTMLDivElement>(null);
  const title = textOf(site, titlePath, saved.texts);
  const lead = textOf(site, leadPath, saved.texts);
  const isSample = title === textOf(site, titlePath, {});
  const choose = useAction(async (name: FirstStepName) => {
    await chooseFirstStep({ data: { name } });
    onSaved();
  }, "The first step was not changed");

  function change(path: string, text: string): void {
    const value = path === titlePath ? linesOf(text) : text;
    saved.change(path, value);
    onTyped({ [path]: value });
  }
  function startWith(idea: string): void {
    change(titlePath, idea);
    const field = headline.current?.querySelector("textarea");
    // Selects the words to replace, once the text is rendered.
    setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(idea.indexOf("["), idea.indexOf("]") + 1);
    });
  }
  return (
    <>
      <StepHead title="Say it in your words" note="Two texts carry the home page. The rest is written and can wait." />
      <SavedForm flush={saved.flush}>
        <div ref={headline} className="grid gap-2">
          <TextareaField
            label="Your headline"
            rows={2}
            value={title}
            help={`${title.length} of ${maxTitleLength} characters: two lines on a desk, four on a phone.${isSample ? " This is the sample’s sentence; keep it, or begin with one of these." : ""}`}
            error={problemOf(title, maxTitleLength)}
            onChange={(text) => change(titlePath, text)}
          />
          <div className="flex flex-wrap gap-1.5">
            {headlines[language].map((idea) => (
              <button
                key={idea}
                type="button"
                className="min-h-9 rounded-pill border bg-surface px-3 py-1 text-left text-xs font-medium text-ink-soft thumb:min-h-11 hover:text-ink"
                onClick={() => startWith(idea)}
              >
                {idea}
              </button>
            ))}
          </div>
        </div>
        <TextareaField
          label="Whom you help, and how"
          rows={3}
          value={lead}
          help={`${lead.length} of ${maxLeadLength} characters`}
          error={problemOf(lead, maxLeadLength)}
          onChange={(text) => change(leadPath, text)}
        />
      </SavedForm>
      <fieldset className="mt-5">
        <legend className="mb-1.5 font-semibold">The first step you want a visitor to take</legend>
        {firstStepNames.map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-start gap-3 border-t py-2.5">
            <input
              type="radio"
              name="first-step"
              className="mt-1 size-4.5 flex-none accent-tide"
              aria-label={firstSteps[name].label[language]}
              checked={firstStep === name}
              onChange={() => choose.run(name)}
            />
            <span>
              <b className="font-semibold">{firstSteps[name].label[language]}</b>
              <span className="field-help block">{firstSteps[name].note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Note className="mt-3 text-sm">
        Every other sentence of the page can be changed <a href="/?edit">on the page itself</a>.
      </Note>
    </>
  );
}
