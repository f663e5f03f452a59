import { AdminButton } from "../../../admin/admin-button.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Notice } from "../../../ui/notice.tsx";
import { type FieldValue, type FieldValues, fieldValue, type TextSection } from "../text-fields.ts";
import type { TextState } from "../text-state.ts";
import { spotsOf, withText } from "../ui/text-places.ts";

type DraftedWordsProps = {
  sections: readonly TextSection[];
  state: TextState;
  values: FieldValues;
  onChange: (path: string, value: FieldValue) => void;
};

const entriesIn = (value: FieldValue | undefined) => (typeof value === "string" ? 1 : value?.length);

/** Differences from the public page, by section; lists of another length aside. */
function changedWords({ sections, state, values }: Omit<DraftedWordsProps, "onChange">) {
  return sections.flatMap(({ title, fields }) => {
    const known = Object.fromEntries(fields.map((field) => [field.path, fieldValue(field, state.published)]));
    const unchanged = fields.filter(({ path }) => entriesIn(values[path]) === entriesIn(known[path]));
    const before = spotsOf(unchanged, known);
    return spotsOf(unchanged, values).flatMap((spot) => {
      const same = before.find(
        ({ field, leaf, row }) => field === spot.field && leaf.path === spot.leaf.path && row === spot.row,
      );
      return same && same.text !== spot.text ? [{ title, spot, before: same.text }] : [];
    });
  });
}

/** An assistant's words beside the public ones, until the owner saves them. */
export function DraftedWords({ onChange, ...shown }: DraftedWordsProps) {
  const site = useSite();
  const { state, values } = shown;
  if (state.draftedBy === null) return null;
  const words = changedWords(shown);
  return (
    <Notice title={`Drafted by ${state.draftedBy}, ${formatDateTime(site, state.at ?? "")}`}>
      <p>Visitors see the public words until you publish. Read these first.</p>
      {words.length > 0 ? (
        <ul aria-label="Drafted words" className="admin-rows mt-3">
          {words.map(({ title, spot, before }) => {
            const { field, leaf, row, text } = spot;
            const name = `${title}: ${leaf.label}${row === undefined ? "" : ` ${row + 1}`}`;
            return (
              <li key={`${field.path} ${row} ${leaf.path}`}>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name}
                  <small>
                    <del className="block">{before}</del>
                    <ins className="block font-medium text-ink no-underline">{text}</ins>
                  </small>
                </span>
                <AdminButton
                  aria-label={`Discard the drafted words of ${name}`}
                  onClick={() => onChange(field.path, withText(values, spot, before)[field.path] ?? field.fallback)}
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
