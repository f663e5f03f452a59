import { AdminButton } from "../../../admin/admin-button.tsx";
import { dark, light } from "../../../lib/brand-colours.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import {
  type AccentColours,
  accentProblem,
  accentsOf,
  backgrounds,
  contrast,
  isColour,
  lowestContrast,
  minContrast,
  nearestReadable,
  type Theme,
} from "../look/accent.ts";
import { type SettingField, type SettingValues, textOf } from "../setting.ts";

type ColourFieldsProps = {
  fields: readonly SettingField[];
  values: SettingValues;
  onChange: (field: string, value: string) => void;
};

const themes: Readonly<Record<string, Theme>> = { accent: "light", accentDark: "dark" };

export const settingFieldsClass =
  "mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-x-6 gap-y-5";

export function ColourFields({ fields, values, onChange }: ColourFieldsProps) {
  const [light, dark] = [textOf(values.accent).trim(), textOf(values.accentDark).trim()];
  const isValid = isColour(light) && (dark === "" || isColour(dark));
  const accents = isValid ? accentsOf(light, dark) : undefined;
  // Unreadable colours are previewed as the nearest readable ones.
  const readable = accents && accentsOf(nearestReadable(light, "light"), dark && nearestReadable(dark, "dark"));
  return (
    <>
      <div className={settingFieldsClass}>
        {fields.map(({ name, label, help }) => {
          const theme = themes[name] ?? "light";
          return (
            <ColourField
              key={name}
              id={`colours-${name}`}
              label={label}
              help={help}
              theme={theme}
              value={textOf(values[name])}
              swatch={(theme === "light" ? light : dark) || accents?.[theme].accent || ""}
              onChange={(value) => onChange(name, value)}
            />
          );
        })}
      </div>
      {accents && readable ? (
        <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-4">
          <Sample title="Light theme" theme="light" chosen={accents.light} colours={readable.light} />
          <Sample title="Dark theme" theme="dark" chosen={accents.dark} colours={readable.dark} />
        </div>
      ) : null}
    </>
  );
}

type ColourFieldProps = {
  id: string;
  label: string;
  help: string | undefined;
  theme: Theme;
  value: string;
  swatch: string;
  onChange: (value: string) => void;
};

function ColourField({ id, label, help, theme, value, swatch, onChange }: ColourFieldProps) {
  const isEmpty = value.trim() === "" && theme === "dark";
  const problem = isEmpty ? undefined : accentProblem(value.trim(), theme);
  const nearest = problem && isColour(value.trim()) ? nearestReadable(value.trim(), theme) : undefined;
  return (
    <div className="grid content-start gap-2">
      <Field id={id} label={label} optional={theme === "dark"} error={problem} help={help}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              className="h-12 w-14 flex-none rounded-control border border-line-strong bg-surface p-1"
              aria-label={`${label}, from a palette`}
              value={isColour(swatch) ? swatch.toLowerCase() : "#000000"}
              onChange={({ target }) => onChange(target.value)}
            />
            <TextInput
              {...control}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
        )}
      </Field>
      {nearest ? (
        <AdminButton className="justify-self-start" onClick={() => onChange(nearest)}>
          Use {nearest}
        </AdminButton>
      ) : null}
    </div>
  );
}

const inks = { light: light.ink, dark: dark.ink } as const;
const formatContrast = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

type SampleProps = { title: string; theme: Theme; chosen: AccentColours; colours: AccentColours };

function Sample({ title, theme, chosen, colours }: SampleProps) {
  const { accent, soft, on } = colours;
  const isDifferent = chosen.accent !== accent;
  return (
    <figure>
      <figcaption className="font-semibold text-sm">
        {title}
        {isDifferent ? `, with ${accent}` : null}
      </figcaption>
      <div
        aria-hidden="true"
        className="my-2 flex flex-wrap items-center gap-3 rounded-card border p-5"
        style={{ background: backgrounds[theme][0], color: inks[theme] }}
      >
        <p className="basis-full">
          Text with <u style={{ color: accent }}>a link</u> in it
        </p>
        <b className="rounded-control px-4.5 py-2.5 text-sm" style={{ background: accent, color: on }}>
          Button
        </b>
        <span className="rounded-control px-3.5 py-2.5 text-sm" style={{ background: soft, color: accent }}>
          A note
        </span>
      </div>
      <dl>
        <Contrast what="Links and marks" value={lowestContrast(chosen.accent, theme)} />
        <Contrast what="Words on a button" value={contrast(chosen.on, chosen.accent)} />
        <Contrast what="On its own tint" value={contrast(chosen.accent, chosen.soft)} />
      </dl>
    </figure>
  );
}

const Contrast = ({ what, value }: { what: string; value: number }) => (
  <div className="flex justify-between gap-4 border-t py-1.5 text-sm">
    <dt>{what}</dt>
    <dd className="tabular-nums">
      {formatContrast(value)} {value >= 7 ? "AAA" : value >= minContrast ? "AA" : "too little"}
    </dd>
  </div>
);
