import type { EmbeddedEpisodes } from "../embedded-episode.ts";
import { listItems } from "../episode.ts";
import { NotesText } from "./notes-text.tsx";

type TextListProps = {
  title: string;
  text: string;
  episodes?: EmbeddedEpisodes | undefined;
  ordered?: boolean;
};

/** A numbered or bulleted text field as a real list under its heading; nothing for an empty field. */
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
