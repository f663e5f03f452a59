import { useId, useState } from "react";
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

/** When something that is not public yet appears: as soon as it is published, or at a set time. */
export function PublishTime({ date, fieldId, error, onChange }: PublishTimeProps) {
  const name = useId();
  // A time that is cleared while it is written stays a set one.
  const [isWriting, setIsWriting] = useState(false);
  const [lastDate, setLastDate] = useState("");
  const isSet = date !== "" || isWriting;
  const hasPassed = isPast(date);
  return (
    <fieldset className="publish-time">
      <legend>Publish</legend>
      <label>
        <input
          type="radio"
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
      <label>
        <input
          type="radio"
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
      {hasPassed ? <p className="admin-note">This time has passed: it appears at once, with this date.</p> : null}
    </fieldset>
  );
}
