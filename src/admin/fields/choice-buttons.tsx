type ChoiceButtonsProps<Value> = {
  /** What is chosen, for screen readers. */
  name: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Buttons of which one is pressed: which part of a page is shown. */
export function ChoiceButtons<Value extends string | number>(props: ChoiceButtonsProps<Value>) {
  const { name, choices, chosen, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fieldset of a form
    <div role="group" aria-label={name} className="admin-choice">
      {choices.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}
