import { useEffect } from "react";
import { useSite } from "../../../facts/use-site.ts";
import { type FontPair, fontPairs, pairFaces, pairPreview } from "../look/font-pairs.ts";

/** The browser loads each font when a preview uses it. */
function usePairFaces() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontPairs.map(pairFaces).join(""));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}

function Preview({ pair }: { pair: FontPair }) {
  const { tagline, role } = useSite().facts;
  const { heading, text } = pairPreview(pair);
  return (
    <span aria-hidden="true" className="mt-3 grid gap-1.5">
      <span className="text-[1.625rem] leading-[1.15] tracking-[-0.02em] text-balance" style={heading}>
        {tagline}
      </span>
      <span className="leading-normal text-ink-mid" style={text}>
        {role}. Three questions, one honest answer: what it costs, what it brings, and when.
      </span>
    </span>
  );
}

type FontFieldsProps = { selected: string; onSelect: (name: string) => void };

export function FontFields({ selected, onSelect }: FontFieldsProps) {
  usePairFaces();
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="text-[1.25rem] font-semibold">Fonts</legend>
      <div className="mt-3 grid gap-3 tablet:grid-cols-2">
        {fontPairs.map((pair) => (
          <label
            key={pair.name}
            className="grid cursor-pointer content-start rounded-card border p-4 outline-focus outline-offset-2 hover:border-line-strong has-checked:border-tide has-checked:bg-tide-soft has-checked:shadow-[inset_0_0_0_1px_var(--tide)] has-focus-visible:outline-2"
          >
            <span className="flex items-center gap-2.5 font-semibold">
              <input
                type="radio"
                name="fonts"
                className="size-4.5 accent-tide"
                checked={pair.name === selected}
                onChange={() => onSelect(pair.name)}
              />
              {pair.name}
            </span>
            <Preview pair={pair} />
            <small className="mt-3 text-ink-soft">{pair.note}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
