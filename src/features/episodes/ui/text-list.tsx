import { Link } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { type EmbeddedEpisode, type EmbeddedEpisodes, embeddedBy } from "../embedded-episode.ts";
import { listItems } from "../list-items.ts";

/** A link until the player is loaded on demand. */
function NamedEpisode({ episode }: { episode: EmbeddedEpisode }) {
  const [Player, setPlayer] = useState<ComponentType<{ episode: EmbeddedEpisode }>>();
  useEffect(() => {
    import("./embedded-player.tsx").then((module) => setPlayer(() => module.EmbeddedPlayer)).catch(() => undefined);
  }, []);
  return Player ? (
    <Player episode={episode} />
  ) : (
    <Link to="/episode/$id" params={{ id: String(episode.id) }}>
      {episode.title}
    </Link>
  );
}

export function NotesText({ text, episodes }: { text: string; episodes: EmbeddedEpisodes | undefined }) {
  const episode = embeddedBy(text, episodes);
  return episode ? <NamedEpisode episode={episode} /> : text;
}

type TextListProps = {
  title: string;
  text: string;
  episodes?: EmbeddedEpisodes | undefined;
  ordered?: boolean;
};

export function TextList({ title, text, episodes, ordered = false }: TextListProps) {
  const items = listItems(text);
  if (items.length === 0) return null;
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <h2>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item}>
            <NotesText text={item} episodes={episodes} />
          </li>
        ))}
      </List>
    </>
  );
}
