import { listItems } from "../../../features/episodes/episode.ts";

/** A numbered or bulleted text field as a real list under its heading; nothing for an empty field. */
export function TextList({ title, text, ordered = false }: { title: string; text: string; ordered?: boolean }) {
  const items = listItems(text);
  if (items.length === 0) return null;
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <h2>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </>
  );
}
