import { Link } from "@tanstack/react-router";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDate } from "../../../lib/dates.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { AskResult, AskSearch, Facet, FoundChunk, SourceGroup } from "../ask.ts";
import { askCopy, capital, counted, kindNames } from "./ask-copy.ts";
import { MarkedText } from "./marked-text.tsx";
import { PlayFrom, SourceLink } from "./source-link.tsx";
import "./passages.css";

type FilterProps<Name extends string> = {
  id: string;
  title: string;
  facets: readonly Facet<Name>[];
  all: number;
  chosen: Name | undefined;
  nameOf: (name: Name) => string;
  searchFor: (name: Name | undefined) => AskSearch;
};

function Filter<Name extends string>({ id, title, facets, all, chosen, nameOf, searchFor }: FilterProps<Name>) {
  const ask = useCopy(askCopy);
  const choices: { name: Name | undefined; label: string; count: number }[] = [
    { name: undefined, label: ask.all, count: all },
    ...facets.map(({ name, count }) => ({ name, label: nameOf(name), count })),
  ];
  return (
    <>
      <p id={id} className="mt-5 text-sm font-semibold">
        {title}
      </p>
      <nav aria-labelledby={id} className="ask-filter">
        {choices.map(({ name, label, count }) => (
          <Link
            key={label}
            to="/ask"
            search={searchFor(name)}
            rel="nofollow"
            resetScroll={false}
            activeProps={{}}
            aria-current={name === chosen ? "true" : undefined}
          >
            {label} <span className="count">{count}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}

function Passage({ passage, tracks }: { passage: FoundChunk; tracks: AskResult["tracks"] }) {
  const ask = useCopy(askCopy);
  const { parts, heading, speaker, source } = passage;
  return (
    <li>
      <div className="source-at">
        {source.start === null ? (
          <SourceLink source={source}>{heading || ask.introduction}</SourceLink>
        ) : (
          <PlayFrom source={source} tracks={tracks} />
        )}
      </div>
      <p>
        {speaker ? <b className="mr-1.5 font-semibold">{speaker}</b> : null}
        <MarkedText parts={parts} />
      </p>
    </li>
  );
}

function Group({ group, tracks }: { group: SourceGroup; tracks: AskResult["tracks"] }) {
  const site = useSite();
  const { kind, title, label, href, publishedAt, passages } = group;
  return (
    <section className="source-group">
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{label || kindNames(site)[kind].one}</span>
        {publishedAt ? <time dateTime={publishedAt}>{formatDate(publishedAt, site.facts.timeZone)}</time> : null}
      </p>
      <h3 className="text-h4">
        <a href={href}>{title}</a>
      </h3>
      <ul>
        {passages.map((passage) => (
          <Passage key={passage.source.passage} passage={passage} tracks={tracks} />
        ))}
      </ul>
    </section>
  );
}

export function PassagesSection({ result, search }: { result: AskResult; search: AskSearch }) {
  const site = useSite();
  const ask = useCopy(askCopy);
  const { groups, total, kinds, topics, tracks } = result;
  const { q, kind, topic } = search;
  const shown = groups.reduce((sum, { passages }) => sum + passages.length, 0);
  return (
    <div className="ask-split">
      <aside className="ask-side" aria-label="Filters">
        <h2 className="text-h3">{ask.passages}</h2>
        <p role="status" className="mt-1.5 text-sm text-ink-soft">
          {capital(
            fillText(ask.found, { passages: counted(shown, "passage"), sources: counted(groups.length, "source") }),
          )}
        </p>
        {kinds.length > 1 || kind ? (
          <Filter
            id="filter-kind"
            title={ask.kind}
            facets={kinds}
            all={total}
            chosen={kind}
            nameOf={(name) => kindNames(site)[name].many}
            searchFor={(name) => ({ q, kind: name, topic })}
          />
        ) : null}
        {topics.length > 1 || topic ? (
          <Filter
            id="filter-topic"
            title={ask.topic}
            facets={topics}
            all={total}
            chosen={topic}
            nameOf={(name) => name}
            searchFor={(name) => ({ q, kind, topic: name })}
          />
        ) : null}
      </aside>
      <div>
        {groups.map((group) => (
          <Group key={group.item} group={group} tracks={tracks} />
        ))}
        {groups.length === 0 ? (
          <div className="grid justify-items-start gap-4">
            <p>{ask.noneOfThese}</p>
            <Link to="/ask" search={{ q }} resetScroll={false} className={buttonClass({ kind: "secondary" })}>
              {ask.showAll}
            </Link>
          </div>
        ) : null}
      </div>
    </div>
  );
}
