import { useId, useState } from "react";
import { Note } from "../../note.tsx";
import { DateField } from "../date-field.tsx";

type PublishTimeProps = {
  /** ISO timestamp, or empty for none. */
  date: string;
  fieldId: string;
  error: string | undefined;
  onChange: (iso: string) => void;
};

/** The hour at which most things are scheduled, on the next day. */
const usualHour = 8;

function usualTime(): string {
  const time = new Date();
  time.setDate(time.getDate() + 1);
  time.setHours(usualHour, 0, 0, 0);
  return time.toISOString();
}

const isPast = (iso: string): boolean => Date.parse(iso) <= Date.now();

const choice = "flex min-h-11 cursor-pointer items-center gap-2.5";

/** When something that is not public yet appears: as soon as it is published, or at a set time. */
export function PublishTime({ date, fieldId, error, onChange }: PublishTimeProps) {
  const name = useId();
  // A time that is cleared while it is written stays a set one.
  const [isWriting, setIsWriting] = useState(false);
  const [lastDate, setLastDate] = useState("");
  const isSet = date !== "" || isWriting;
  const hasPassed = isPast(date);
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-semibold">Publish</legend>
      <label className={choice}>
        <input
          type="radio"
          className="size-4.5 flex-none accent-tide"
          name={name}
          checked={!isSet}
          onChange={() => {
            setLastDate(date);
            setIsWriting(false);
            onChange("");
          }}
        />
        Now
      </label>
      <label className={choice}>
        <input
          type="radio"
          className="size-4.5 flex-none accent-tide"
          name={name}
          checked={isSet}
          onChange={() => {
            setIsWriting(true);
            onChange(lastDate || usualTime());
          }}
        />
        At a set time
      </label>
      {isSet ? (
        <DateField
          label="Date"
          id={fieldId}
          error={error}
          value={date}
          onChange={(iso) => {
            setIsWriting(true);
            onChange(iso);
          }}
        />
      ) : null}
      {hasPassed ? <Note className="mt-2">This time has passed: it appears at once, with this date.</Note> : null}
    </fieldset>
  );
}
