import { Link } from "@tanstack/react-router";
import type { EpisodeGuest } from "../../../features/guests/guest-record.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { Loading } from "../kit/states.tsx";

type GuestsCardProps = {
  guests: readonly EpisodeGuest[] | undefined;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
};

/** "Ada", "Ada and Bo". */
export const named = (guests: readonly EpisodeGuest[]): string =>
  new Intl.ListFormat("en-GB").format(guests.map(({ name }) => name));

/** Who of the accepted guests speaks in the episode, and whose permission is missing. */
export function GuestsCard({ guests, chosen, onChange }: GuestsCardProps) {
  const missing = (guests ?? []).filter(({ id, isPermitted }) => chosen.includes(id) && !isPermitted);
  return (
    <FormCard title="Guests" note="Links the episode to the release forms of the people who speak in it.">
      {guests === undefined ? (
        <Loading />
      ) : guests.length === 0 ? (
        <p>
          No guest has been accepted yet. <Link to="/admin/guests">See the registrations</Link>
        </p>
      ) : (
        <fieldset className="admin-choices">
          <legend className="sr-only">Guests of this episode</legend>
          {guests.map(({ id, name, isPermitted }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
              label={
                <>
                  {name}
                  <small>{isPermitted ? "Release signed" : "No release yet"}</small>
                </>
              }
            />
          ))}
        </fieldset>
      )}
      {missing.length > 0 ? (
        <Notice tone="warning" title="A release is missing" role="status">
          <p>{named(missing)} has not given permission to publish the audio. Wait until the form is signed.</p>
        </Notice>
      ) : null}
    </FormCard>
  );
}
