type ChoiceButtonsProps<Value> = {
  /** Accessible name of the group. */
  name: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function ChoiceButtons<Value extends string | number>(props: ChoiceButtonsProps<Value>) {
  const { name, choices, value: selected, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons isn't a fieldset
    <div role="group" aria-label={name} className="flex w-fit flex-wrap gap-0.5 rounded-panel border bg-ground p-0.75">
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          className="min-h-8.5 rounded-[5px] px-3 font-medium text-ink-soft thumb:min-h-11 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line-strong)]"
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
