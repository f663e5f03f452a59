import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/schedule-interview")({ component: ScheduleInterviewPage });

function ScheduleInterviewPage() {
  return <h1>schedule-interview-page</h1>;
}
