import { Link } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useEffectEvent } from "react";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { Pending } from "../../../admin/states.tsx";
import { useSite } from "../../../facts/use-site.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { EpisodeGuest } from "../../guests/guest-record.ts";
import type { EpisodeContent } from "../editing/episode-editing.ts";
import { GuestOffer } from "./guest-offer.tsx";

type GuestsCardProps = {
  query: ComponentProps<typeof Pending>["query"] & { data: { guests: readonly EpisodeGuest[] } | undefined };
  selectedIds: readonly number[];
  selected: readonly EpisodeGuest[];
  unsigned: readonly EpisodeGuest[];
  onChange: (selectedIds: readonly number[]) => void;
  form: Pick<EditorView<EpisodeContent>, "id" | "content" | "onChange">;
  /** Called with the id of the episode once it has one. */
  assignId: (id: number) => void;
};

/** "Ada", "Ada and Bo". */
export const guestNames = (guests: readonly EpisodeGuest[]): string =>
  new Intl.ListFormat("en-GB").format(guests.map(({ name }) => name));

export function GuestsCard({ query, selectedIds, selected, unsigned, onChange, form, assignId }: GuestsCardProps) {
  const site = useSite();
  const guests = query.data?.guests;
  const onAssignId = useEffectEvent(assignId);
  useEffect(() => {
    if (form.id !== 0) onAssignId(form.id);
  }, [form.id]);
  return (
    <FormCard title="Guests" note="Links the episode to the release forms of the people who speak in it.">
      {guests === undefined ? (
        <Pending query={query} what="the guests" />
      ) : guests.length === 0 ? (
        <p>
          No guest has been accepted yet. <Link to="/admin/guests">See the registrations</Link>
        </p>
      ) : (
        <fieldset className="grid max-h-80 gap-1 overflow-y-auto">
          <legend className="sr-only">Guests of this episode</legend>
          {guests.map(({ id, name, isPermitted, signedAt }) => (
            <Checkbox
              key={id}
              checked={selectedIds.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...selectedIds, id] : selectedIds.filter((other) => other !== id))
              }
              label={
                <>
                  {name}
                  <small>{isPermitted ? `Release signed ${dayOf(site, signedAt ?? "")}` : "No release yet"}</small>
                </>
              }
            />
          ))}
        </fieldset>
      )}
      {selected.map((guest) => (
        <GuestOffer key={guest.id} guest={guest} names={guestNames(selected)} {...form} />
      ))}
      {unsigned.length > 0 ? (
        <Notice tone="warning" title="A release is missing" role="status">
          <p>{guestNames(unsigned)} has not given permission to publish the audio. Wait until the form is signed.</p>
        </Notice>
      ) : null}
    </FormCard>
  );
}
