import { useId } from "react";

type LengthChoiceProps = {
  /** Minutes, the shortest first. */
  lengths: readonly number[];
  chosen: number | undefined;
  onChoose: (minutes: number) => void;
};

/** How long the conversation takes, where the event type leaves a choice. */
export function LengthChoice({ lengths, chosen, onChoose }: LengthChoiceProps) {
  const name = useId();
  return (
    <fieldset className="booking-lengths">
      <legend className="field-label">How long?</legend>
      <div>
        {lengths.map((minutes) => (
          <label key={minutes} className="check">
            <input type="radio" name={name} checked={minutes === chosen} onChange={() => onChoose(minutes)} />
            {minutes} minutes
          </label>
        ))}
      </div>
    </fieldset>
  );
}
