import { listItems } from "../list-items.ts";

export function TextList({ title, text }: { title: string; text: string }) {
  const items = listItems(text);
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
