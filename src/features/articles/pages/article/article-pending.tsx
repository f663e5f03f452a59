import { Spinner } from "../../../../ui/spinner.tsx";

/** Shown while an article is on its way (spec 2: 'Loading spinner'). */
export function ArticlePending() {
  return (
    <div className="wrap grid min-h-[70vh] place-items-center pt-bar">
      <Spinner label="Loading the article" />
    </div>
  );
}
