import { useRouter } from "@tanstack/react-router";
import { Play } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDuration, formatSpokenDuration } from "../../../lib/time/clock-time.ts";
import { playTrack } from "../../player/player-store.ts";
import type { AskResult, Source } from "../ask.ts";
import { sourceWords } from "./source-link-copy.ts";

const quotedClass = "is-quoted";
const headLength = 60;
/** Animation frames to wait for a page. */
const maxFrames = 1_200;

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const listBlocks = () => [...document.querySelectorAll<HTMLElement>("main :is(p, li, pre, dd, caption)")];

/** Scrolls to a passage, highlights and focuses it. Called before the URL changes; this page has the same text. */
function goToPassage(path: string, text: string): void {
  const head = plain(text.split("\n")[0] ?? "").slice(0, headLength);
  const previousBlocks = new WeakSet(window.location.pathname === path ? [] : listBlocks());
  const isPassage = (block: HTMLElement) => !previousBlocks.has(block) && plain(block.textContent).includes(head);
  let frames = 0;
  function tryToFocus(): void {
    const paragraph = window.location.pathname === path ? listBlocks().findLast(isPassage) : undefined;
    if (!paragraph) {
      frames += 1;
      if (frames < maxFrames) requestAnimationFrame(tryToFocus);
      return;
    }
    for (const other of document.querySelectorAll(`.${quotedClass}`)) other.classList.remove(quotedClass);
    paragraph.closest("details")?.setAttribute("open", "");
    paragraph.classList.add(quotedClass);
    paragraph.tabIndex = -1;
    paragraph.focus({ preventScroll: true });
    paragraph.scrollIntoView({ block: "center" });
  }
  requestAnimationFrame(tryToFocus);
}

const opensNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Without JavaScript, the text fragment finds the passage. */
export function SourceLink({ source, children }: { source: Source; children: ReactNode }) {
  const { history } = useRouter();
  function follow(event: MouseEvent) {
    if (opensNewTab(event) || source.kind === "ebook") return;
    event.preventDefault();
    const { pathname, hash } = new URL(source.href, window.location.origin);
    goToPassage(pathname, source.text);
    history.push(pathname + hash.replace(/:~:.*$/, "").replace(/^#$/, ""));
  }
  return (
    <a href={source.href} onClick={follow}>
      {children}
    </a>
  );
}

export function PlayFrom({ source, tracks }: { source: Source; tracks: AskResult["tracks"] }) {
  const { language } = useSite().facts;
  const words = useCopy(sourceWords);
  if (source.start === null) return null;
  const { start } = source;
  const track = source.track === null ? undefined : tracks[source.track];
  function play(event: MouseEvent) {
    if (!track || opensNewTab(event)) return;
    event.preventDefault();
    playTrack(track, start);
  }
  return (
    <a href={source.href} onClick={play} className="play-from">
      <Play aria-hidden="true" />
      <span className="sr-only">
        {fillText(words.playFrom, { recording: source.title, time: formatSpokenDuration(start, language) })}
      </span>
      <span aria-hidden="true">{formatDuration(start)}</span>
    </a>
  );
}
