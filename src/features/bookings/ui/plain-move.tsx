import { Button } from "../../../ui/button.tsx";
import type { PlainTimes } from "../slot-list.ts";
import { ListLink } from "./list-link.tsx";
import { ChosenTime, TimeFields } from "./time-choice.tsx";
import { TimesList } from "./times-list.tsx";

/** Rescheduling without JavaScript. */
export function PlainMove({ plain, place }: { plain: PlainTimes; place: string }) {
  if (plain.show === "list") return <TimesList plain={plain} place={place} />;
  return (
    <>
      <ChosenTime plain={plain} />
      <form method="post" action={`#${place}`} className="mt-6 grid gap-5">
        <input type="hidden" name="action" value="move" />
        <TimeFields plain={plain} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit">Reschedule to this time</Button>
          <span className="text-sm">
            <ListLink place={place}>Choose another time from the list</ListLink>
          </span>
        </div>
      </form>
    </>
  );
}
