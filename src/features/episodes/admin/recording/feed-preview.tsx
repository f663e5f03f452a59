import { parseDocument } from "htmlparser2";
import { createElement, type ReactNode, useMemo, useState } from "react";
import { summaryClass } from "../../../../admin/collapsible.tsx";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../../admin/format-date-time.ts";
import { FactList } from "../../../../admin/record/fact-list.tsx";
import { Note } from "../../../../admin/states.tsx";
import { useSite } from "../../../../facts/use-site.ts";
import { formatDuration } from "../../../../lib/time/clock-time.ts";
import { podcastFeedPath } from "../../../../seo/feed-paths.ts";
import { type PodcastItem, podcastItem } from "../../../../seo/podcast-item.ts";
import { contentEpisode, type EpisodeContent } from "../../editing/episode-editing.ts";
import { readChapters } from "../../files/chapters-file.ts";
import type { EpisodeFiles } from "../../files/episode-files.ts";
import type { Chapter } from "../../recording.ts";
import { megabytes } from "../recording-card.tsx";

const maxTranscriptLines = 3;

const allowedElements = new Set(["p", "ul", "ol", "li", "strong", "em", "blockquote", "figure", "figcaption"]);

/** Rebuilt as elements, since the form's text is not sanitised yet; apps support little more than these. */
function renderNotes(html: string): ReactNode {
  const renderNodes = (nodes: ReturnType<typeof parseDocument>["children"]): ReactNode[] =>
    nodes.map((node, index) => {
      if ("data" in node && !("name" in node)) return node.data;
      if (!("attribs" in node)) return null;
      const isLink = node.name === "a" && /^(?:https?|mailto|tel):/.test(node.attribs.href ?? "");
      const name = isLink ? "a" : allowedElements.has(node.name) ? node.name : /^h\d$/.test(node.name) ? "b" : "span";
      return createElement(
        name,
        { key: index, ...(isLink && { href: node.attribs.href }) },
        ...renderNodes(node.children),
      );
    });
  return renderNodes(parseDocument(html).children);
}

function AppEpisode({ item, episodeFiles }: { item: PodcastItem; episodeFiles: EpisodeFiles }) {
  const site = useSite();
  const chapters = listedChapters(episodeFiles.chapters);
  const lines = episodeFiles.transcript?.lines ?? [];
  const facts = [
    dayOf(site, new Date(item.pubDate).toISOString()),
    item.seconds === undefined ? "" : formatDuration(item.seconds),
    item.guest ? `with ${item.guest.name}` : "",
  ];
  return (
    <article className="grid max-w-120 gap-2.5 rounded-card border bg-paper p-4 wrap-anywhere">
      <header className="[&>p]:text-ink-soft [&>p]:text-xs">
        <p>
          {site.facts.podcastName}
          {item.number === null ? "" : `, episode ${item.number}`}
        </p>
        <h3>{item.title || "Untitled"}</h3>
        <p>{facts.filter(Boolean).join(" · ")}</p>
      </header>
      <p>{item.description}</p>
      <details className="group">
        <summary className={summaryClass("font-semibold")}>Show notes</summary>
        <div className="grid gap-2 [&_ol]:list-decimal [&_ul]:list-disc [&_:is(ol,ul)]:pl-5">
          {renderNotes(item.notes)}
        </div>
      </details>
      {chapters.length > 0 ? (
        <details className="group">
          <summary className={summaryClass("font-semibold")}>Chapters ({chapters.length})</summary>
          <ol className="my-1">
            {chapters.map(({ start, title }) => (
              <li key={start}>
                <span className="inline-block min-w-14 text-ink-soft tabular-nums">{formatDuration(start)}</span>{" "}
                {title}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      {item.transcript ? (
        <details className="group">
          <summary className={summaryClass("font-semibold")}>
            Transcript{item.transcript.isTimed ? "" : " (without times)"}
          </summary>
          {lines.slice(0, maxTranscriptLines).map(({ speaker, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and keep their order
            <p key={index}>
              {speaker ? <b>{speaker}: </b> : null}
              {text}
            </p>
          ))}
          {lines.length > maxTranscriptLines ? <p>…</p> : null}
        </details>
      ) : null}
    </article>
  );
}

type FeedPreviewProps = { id: number; content: EpisodeContent; episodeFiles: EpisodeFiles };

/** Made of the current form by the function that writes the feed. */
export function FeedPreview({ id, content, episodeFiles }: FeedPreviewProps) {
  const { recording } = episodeFiles;
  const site = useSite();
  const [now] = useState(() => new Date());
  const item = useMemo(
    () =>
      recording && podcastItem(site, window.location.origin, { episode: contentEpisode(id, content, now), recording }),
    [site, id, content, recording, now],
  );
  if (!item) {
    return (
      <FormCard title="In podcast apps">
        <Note>
          Without an audio file of its own, or one on a host that anyone can load, the episode is not in the feed.
        </Note>
      </FormCard>
    );
  }
  const { enclosure } = item;
  return (
    <FormCard title="In podcast apps" note="What the feed will say about the episode as it is in this form.">
      <AppEpisode item={item} episodeFiles={episodeFiles} />
      <FactList
        facts={[
          { label: "File", value: enclosure.url },
          {
            label: "Type and size",
            value: `${enclosure.type}, ${enclosure.length > 0 ? megabytes(enclosure.length) : "size not known yet"}`,
          },
          { label: "Length", value: item.seconds === undefined ? "Not known yet" : formatDuration(item.seconds) },
          { label: "Chapters", value: item.chapters ?? "None" },
          { label: "Transcript", value: item.transcript ? `${item.transcript.url} (${item.transcript.type})` : "None" },
          { label: "Feed", value: <a href={podcastFeedPath}>{window.location.origin + podcastFeedPath}</a> },
        ]}
      />
    </FormCard>
  );
}

export function listedChapters(stored: EpisodeFiles["chapters"]): Chapter[] {
  try {
    return stored ? readChapters(stored.text) : [];
  } catch {
    return [];
  }
}
