import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { ChartPicture } from "../../ui/chart-picture.tsx";
import { episodeCopy } from "./podcast-copy.ts";

/** For an id that no episode has, and when the episode could not be read (specification, sections 2 and 8). */
export function EpisodeMissing() {
  return (
    <div className="wrap flex min-h-[70vh] flex-col items-start justify-center pt-bar">
      <ChartPicture name="empty" width={220} height={120} className="mb-6" />
      <h1 className="text-h1-s">{episodeCopy.missingTitle}</h1>
      <p className="lead mt-4">{episodeCopy.missingText}</p>
      <Link to="/episodes" className={buttonClass({ className: "mt-8" })}>
        {episodeCopy.backToEpisodes}
      </Link>
    </div>
  );
}
