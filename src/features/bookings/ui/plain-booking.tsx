import { useRouter } from "@tanstack/react-router";
import { useCopy } from "../../../facts/use-site.ts";
import type { FormAnswer, FormShape } from "../../forms/form-shape.ts";
import { SiteForm } from "../../forms/ui/site-form.tsx";
import { withQuestions } from "../event-types/booking-question.ts";
import { questionWords } from "../event-types/booking-question-copy.ts";
import type { PlainTimes } from "../slot-list.ts";
import { ListLink } from "./list-link.tsx";
import { SelectedTime, TimeFields } from "./time-choice.tsx";
import { TimesList } from "./times-list.tsx";
import { timesListWords } from "./times-list-copy.ts";

type PlainBookingProps = {
  anchor: string;
  plain: PlainTimes;
  shape: FormShape;
  submitLabel: string;
  answer: FormAnswer | undefined;
};

export function PlainBooking({ anchor, plain, shape, submitLabel, answer }: PlainBookingProps) {
  const router = useRouter();
  const words = useCopy(timesListWords);
  const questionCopy = useCopy(questionWords);
  if (plain.show === "list") return <TimesList plain={plain} anchor={anchor} />;
  return (
    <>
      <SelectedTime plain={plain} />
      <p className="mt-3 mb-6 text-sm">
        <ListLink anchor={anchor} minutes={plain.minutes}>
          {words.fromList}
        </ListLink>
      </p>
      <SiteForm
        shape={withQuestions(shape, plain.questions, questionCopy)}
        answer={answer}
        submitLabel={submitLabel}
        anchor={anchor}
        onRejected={(code) => {
          // Reloads the page, which then shows the next free times inside the form.
          if (code === "taken") void router.invalidate();
          return code === "taken";
        }}
      >
        <TimeFields plain={plain} />
      </SiteForm>
    </>
  );
}
