import { siteFacts } from "../../../facts/site-facts.ts";

type Shown = { title: string; path: string; description: string; image: string };

/** Characters that search engines show of a description. */
const shownLength = 155;

/** How the page will look as a search result and as a shared card. */
export function SearchPreviews({ title, path, description, image }: Shown) {
  const name = title.trim() || "Title";
  const text = description.trim() || "The description appears here; write one of your own or leave it to the summary.";
  const short = text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
  return (
    <div className="admin-fields admin-previews">
      <div>
        <p className="field-label">As a search result</p>
        <div className="admin-found">
          <cite>
            {window.location.host}
            {path}
          </cite>
          <b>
            {name} - {siteFacts.name}
          </b>
          <p>{short}</p>
        </div>
      </div>
      <div>
        <p className="field-label">As a shared card</p>
        <div className="admin-shared">
          {image ? <img src={image} alt="" /> : <div className="admin-shared-blank">{name}</div>}
          <div>
            {window.location.host}
            <b>{name}</b>
            {short}
          </div>
        </div>
      </div>
    </div>
  );
}
