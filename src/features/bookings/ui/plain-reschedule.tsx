import { useCopy } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import type { PlainTimes } from "../slot-list.ts";
import { ListLink } from "./list-link.tsx";
import { SelectedTime, TimeFields } from "./time-choice.tsx";
import { TimesList } from "./times-list.tsx";
import { timesListWords } from "./times-list-copy.ts";

/** Rescheduling without JavaScript. */
export function PlainReschedule({ plain, anchor }: { plain: PlainTimes; anchor: string }) {
  const words = useCopy(timesListWords);
  if (plain.show === "list") return <TimesList plain={plain} anchor={anchor} />;
  return (
    <>
      <SelectedTime plain={plain} />
      <form method="post" action={`#${anchor}`} className="mt-6 grid gap-5">
        <input type="hidden" name="action" value="move" />
        <TimeFields plain={plain} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit">{words.reschedule}</Button>
          <span className="text-sm">
            <ListLink anchor={anchor}>{words.fromList}</ListLink>
          </span>
        </div>
      </form>
    </>
  );
}
