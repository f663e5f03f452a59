import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { useAction } from "../../../admin/use-change.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { folderOf, urlSettingOf } from "../../settings/page-urls.ts";
import { textOf } from "../../settings/setting.ts";
import { settingGroups } from "../../settings/setting-groups.ts";
import { hidePage } from "../../texts/page-texts.admin.functions.ts";
import { hideSamplePages } from "../setup.admin.functions.ts";
import { offers } from "../setup.ts";
import { SavedForm } from "./saved-form.tsx";
import { StepHead } from "./step-head.tsx";
import { useSavedSettings } from "./use-saved.ts";
import type { StepProps } from "./you-step.tsx";

const nameSettings: Readonly<Partial<Record<TextPage, string>>> = {
  "/services/healthcare": "healthcareName",
  "/services/logistics": "logisticsName",
  "/services/financial": "financialName",
  "/services/manufacturing": "manufacturingName",
  "/solutions/asksopia": "productName",
  "/podcast": "podcastName",
  "/sunday-review": "newsletterName",
  "/ebook": "ebookTitle",
};

const { fields } = settingGroups.names;

export function OfferStep({ setup, onSaved }: StepProps) {
  const site = useSite();
  const { values, problems, change, flush } = useSavedSettings("names", setup.settings, onSaved);
  const urls = useSavedSettings("urls", setup.settings, onSaved);
  const toggle = useAction(async (page: TextPage, isHidden: boolean) => {
    const result = await hidePage({ data: { page, isHidden, to: null } });
    if (!result.ok) throw new Error(result.reason);
    onSaved();
  }, "The page was not changed");
  const sentences = setup.samples.reduce((sum, page) => sum + page.sentences, 0);
  return (
    <>
      <StepHead
        title="Tick what you offer"
        note="What isn’t ticked disappears from menus, footer and search engines. Its text stays saved."
      />
      {sentences > 0 ? (
        <Notice
          className="mt-4"
          title={`${counted(sentences, "sentence")} of the sample on ${counted(setup.samples.length, "page")}`}
        >
          <p>Write your own, or hide pages and sections that still speak for the sample’s owner.</p>
          <ConfirmButton
            kind="secondary"
            danger={false}
            label="Hide what is still the sample’s …"
            title="Hide what is still the sample’s?"
            confirm="Hide it"
            onConfirm={async () => {
              await hideSamplePages();
              onSaved();
            }}
          >
            <p>
              Pages and sections with sentences of the sample are hidden until you show them again. Texts that can’t be
              hidden stay, and so does what suits any trade: blog, podcast, archive and calls.
            </p>
          </ConfirmButton>
        </Notice>
      ) : null}
      <SavedForm
        flush={() => {
          flush();
          urls.flush();
        }}
      >
        <ul className="grid">
          {offers.map(({ page, note }) => {
            const name = nameSettings[page];
            const isShown = !setup.hidden.includes(page);
            const sampleCount = setup.samples.find((sample) => sample.page === page)?.sentences ?? 0;
            const url = urlSettingOf(page);
            return (
              <li key={page} className="grid gap-2 border-t py-3">
                <Checkbox
                  label={titleOfTextPage(site, page)}
                  help={
                    isShown && sampleCount > 0
                      ? `${note} ${counted(sampleCount, "sentence")} still the sample’s.`
                      : note
                  }
                  checked={isShown}
                  onChange={({ target }) => toggle.run(page, !target.checked)}
                />
                {isShown && name !== undefined ? (
                  <TextField
                    label={`What you call it (${page})`}
                    className="ml-7"
                    maxLength={fields.find((field) => field.name === name)?.maxLength ?? 80}
                    value={textOf(values[name])}
                    error={problems[name]}
                    onChange={(text) => change(name, text)}
                  />
                ) : null}
                {isShown && url ? (
                  <TextField
                    label={`What follows ${folderOf(url)} in its URL (${page})`}
                    className="ml-7"
                    maxLength={60}
                    value={textOf(urls.values[url])}
                    error={urls.problems[url]}
                    onChange={(text) => urls.change(url, text)}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      </SavedForm>
    </>
  );
}
