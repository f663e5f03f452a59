import { AdminButton } from "../../../admin/admin-button.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Notice } from "../../../ui/notice.tsx";
import { type FieldValue, type FieldValues, fieldValues, type TextSection } from "../text-fields.ts";
import type { TextState } from "../text-state.ts";
import { spotsOf, withText } from "../ui/text-spots.ts";

type DraftedWordsProps = {
  sections: readonly TextSection[];
  state: TextState;
  values: FieldValues;
  onChange: (path: string, value: FieldValue) => void;
};

const entriesIn = (value: FieldValue | undefined) => (typeof value === "string" ? 1 : value?.length);

/** Differences from the public page, by section, without lists of another length. */
function changedWords({ sections, state, values }: Omit<DraftedWordsProps, "onChange">) {
  return sections.flatMap(({ title, fields }) => {
    const published = fieldValues(fields, state.published);
    const comparable = fields.filter(({ path }) => entriesIn(values[path]) === entriesIn(published[path]));
    const publicSpots = spotsOf(comparable, published);
    return spotsOf(comparable, values).flatMap((spot) => {
      const same = publicSpots.find(
        ({ field, leaf, row }) => field === spot.field && leaf.path === spot.leaf.path && row === spot.row,
      );
      return same && same.text !== spot.text ? [{ title, spot, publicText: same.text }] : [];
    });
  });
}

/** An assistant's texts beside the public ones, until the owner saves them. */
export function DraftedWords({ onChange, ...draft }: DraftedWordsProps) {
  const site = useSite();
  const { state, values } = draft;
  if (state.draftedBy === null) return null;
  const words = changedWords(draft);
  return (
    <Notice title={`Drafted by ${state.draftedBy}, ${formatDateTime(site, state.at ?? "")}`}>
      <p>Visitors see the public words until you publish. Read these first.</p>
      {words.length > 0 ? (
        <ul aria-label="Drafted words" className="admin-rows mt-3">
          {words.map(({ title, spot, publicText }) => {
            const { field, leaf, row, text } = spot;
            const name = `${title}: ${leaf.label}${row === undefined ? "" : ` ${row + 1}`}`;
            return (
              <li key={`${field.path} ${row} ${leaf.path}`}>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name}
                  <small>
                    <del className="block">{publicText}</del>
                    <ins className="block font-medium text-ink no-underline">{text}</ins>
                  </small>
                </span>
                <AdminButton
                  aria-label={`Discard the drafted words of ${name}`}
                  onClick={() => onChange(field.path, withText(values, spot, publicText)[field.path] ?? field.fallback)}
                >
                  Discard
                </AdminButton>
              </li>
            );
          })}
        </ul>
      ) : null}
    </Notice>
  );
}
