import { fillText } from "../../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { dayOf, longDay, timeOf, zoneName } from "../../../../lib/time/zoned-time.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import type { FormAnswer } from "../../../forms/form-shape.ts";
import { VisibleForm } from "../../../forms/ui/visible-form.ts";
import { grantNames, wordingField } from "../../guest-release.ts";
import { releaseForm } from "./guest-forms.ts";
import type { OpenGuestView } from "./guest-progress.tsx";
import { guestSpaceCopy } from "./guest-space-copy.ts";
import { guestSpaceWords } from "./guest-space-words-copy.ts";

export function ReleaseSection({ view, answer }: { view: OpenGuestView; answer: FormAnswer | undefined }) {
  const site = useSite();
  const { release: copy } = useCopy(guestSpaceCopy);
  const { release, wording, ownerZone } = view;
  const { language } = site.facts;
  const words = useCopy(guestSpaceWords);
  return (
    <Section id="release" ground="ground" mark={copy.mark} title={copy.title} lead={copy.lead}>
      <Indent>
        {release ? (
          <Notice tone="success" title={copy.signedTitle}>
            <p>
              {fillText(words.signed, {
                signature: release.signature,
                day: longDay(dayOf(release.signedAt, ownerZone), language),
                time: timeOf(release.signedAt, ownerZone, language),
                place: zoneName(ownerZone),
                version: release.version,
              })}
            </p>
            <ul className="mt-2">
              {grantNames.map((grant) => (
                <li key={grant}>
                  <b>{release.grants[grant] ? words.permitted : words.notPermitted}</b>, {release.labels[grant]}
                </li>
              ))}
            </ul>
            <p className="mt-2 text-xs wrap-anywhere text-ink-soft">SHA-256 {release.sha256}</p>
          </Notice>
        ) : (
          <div className="on-paper rounded-card border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)]">
            <p className="text-sm text-ink-soft">{fillText(words.version, { version: wording.version })}</p>
            <ol className="mt-3 grid max-w-[42em] list-decimal gap-3 pl-5 text-md">
              {wording.text.map((paragraph) => (
                <li key={paragraph}>{paragraph}</li>
              ))}
            </ol>
            <h3 className="mt-8 text-h4">{words.permits}</h3>
            <VisibleForm
              shape={releaseForm(site)}
              answer={answer}
              submitLabel={copy.submitLabel}
              anchor="release"
              className="mt-4"
            >
              <input type="hidden" name={wordingField} value={wording.digest} />
            </VisibleForm>
          </div>
        )}
      </Indent>
    </Section>
  );
}
