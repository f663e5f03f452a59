import { useState } from "react";
import { truncate } from "../../../../lib/truncate.ts";
import { Button } from "../../../../ui/button.tsx";
import { summaryLength } from "../../episode.ts";

/** The summary, cut at 300 characters until the visitor wants more (spec 4). */
export function ExpandableSummary({ text }: { text: string }) {
  const [expanded, setExpanded] = useState(false);
  const isLong = text.length > summaryLength;
  return (
    <div>
      <p id="summary" className="text-md">
        {expanded ? text : truncate(text, summaryLength)}
      </p>
      {isLong ? (
        <Button
          kind="secondary"
          size="sm"
          className="mt-4 min-h-11"
          aria-expanded={expanded}
          aria-controls="summary"
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? "Show Less" : "Read More"}
        </Button>
      ) : null}
    </div>
  );
}
