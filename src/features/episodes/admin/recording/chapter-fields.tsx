import { ChevronDown, Clock, Play, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { PictureField } from "../../../../admin/media/picture-field.tsx";
import { IconButton } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { useFieldNotes } from "../../../../ui/field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import type { ChapterField, ChapterRow } from "../../files/chapter-rows.ts";

type ChapterFieldsProps = {
  row: ChapterRow;
  number: number;
  problems: Partial<Record<ChapterField, string>>;
  isCurrent: boolean;
  onChange: (part: Partial<ChapterRow>) => void;
  onSort: () => void;
  onRemove: () => void;
  /** Undefined while nothing can be played. */
  player: { startHere: () => void; playFrom: () => void } | undefined;
};

const details = "col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-x-4 gap-y-3 pt-2 pb-3";

export function ChapterFields(props: ChapterFieldsProps) {
  const { row, number, problems, isCurrent, onChange, player } = props;
  const name = `Chapter ${number}`;
  const detailsId = useId();
  const [isExpanded, setExpanded] = useState(row.url !== "" || row.img !== "" || row.end !== "" || !row.isListed);
  const isOpen = isExpanded || Boolean(problems.url || problems.img || problems.end);
  // A time is validated once typing ends.
  const [isTyping, setTyping] = useState(false);
  const start = useFieldNotes({ id: `chapter-${row.key}-start`, error: isTyping ? undefined : problems.start });
  const title = useFieldNotes({ id: `chapter-${row.key}-title`, error: problems.title });
  return (
    <li
      className="grid grid-cols-[148px_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-t px-3 py-2 last:border-b aria-[current=true]:shadow-[inset_3px_0_0_var(--tide)] max-tablet:grid-cols-[minmax(0,1fr)_auto]"
      aria-current={isCurrent ? "true" : undefined}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center max-tablet:max-w-37">
        <TextInput
          {...start.control}
          className="tabular-nums"
          aria-label={`${name}: start`}
          value={row.start}
          inputMode="text"
          autoComplete="off"
          maxLength={15}
          onChange={({ target }) => {
            setTyping(true);
            onChange({ start: target.value });
          }}
          onBlur={() => setTyping(false)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            setTyping(false);
            props.onSort();
          }}
        />
        {player ? (
          <IconButton label={`${name}: start at the player's position`} bare onClick={player.startHere}>
            <Clock />
          </IconButton>
        ) : null}
      </div>
      <TextInput
        {...title.control}
        className="max-tablet:col-span-full max-tablet:row-2"
        aria-label={`${name}: title`}
        value={row.title}
        maxLength={500}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="flex">
        {player ? (
          <IconButton label={`Play from ${name.toLowerCase()}`} bare onClick={player.playFrom}>
            <Play />
          </IconButton>
        ) : null}
        <IconButton
          label={`${name}: link, image and end`}
          bare
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setExpanded(!isOpen)}
        >
          <ChevronDown className={isOpen ? "rotate-180" : undefined} />
        </IconButton>
        <IconButton label={`Remove ${name.toLowerCase()}`} bare onClick={props.onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <div className="col-span-full empty:hidden">
        {start.notes}
        {title.notes}
      </div>
      <div id={detailsId} hidden={!isOpen} className={details}>
        {isOpen ? (
          <>
            <TextField
              label="Link"
              optional
              type="url"
              error={problems.url}
              value={row.url}
              onChange={(url) => onChange({ url })}
            />
            <PictureField
              label="Image"
              id={`chapter-${row.key}-img`}
              error={problems.img}
              value={row.img}
              onChange={(img) => onChange({ img })}
            />
            <TextField
              label="End"
              optional
              help="Only where it ends before the next one begins."
              error={problems.end}
              value={row.end}
              onChange={(end) => onChange({ end })}
            />
            <Checkbox
              label="In the list of chapters"
              help="Without it, apps only change the image."
              checked={row.isListed}
              onChange={({ target }) => onChange({ isListed: target.checked })}
            />
          </>
        ) : null}
      </div>
    </li>
  );
}
