import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

type Place = { file: File; alt: string };
type Change = { add: Place & { at: number } } | { remove: File };

const key = new PluginKey<DecorationSet>("picturePlaces");

const changesOf = (transaction: Transaction) => (transaction.getMeta(key) as readonly Change[] | undefined) ?? [];

function drawPlace(file: File): HTMLElement {
  const place = document.createElement("span");
  place.className = "editor-place";
  place.textContent = file.name;
  return place;
}

/** Marks where pictures still uploading belong, without changing the document. */
export const PicturePlaces = Extension.create({
  name: "picturePlaces",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const changes = changesOf(transaction);
          let places = before.map(transaction.mapping, transaction.doc);
          for (const change of changes) {
            if ("remove" in change) {
              places = places.remove(places.find(undefined, undefined, ({ file }) => file === change.remove));
            } else {
              const { at, ...place } = change.add;
              // Text typed here goes after the picture.
              const spec = { ...place, side: -1 };
              places = places.add(transaction.doc, [Decoration.widget(at, () => drawPlace(place.file), spec)]);
            }
          }
          return places;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function note(transaction: Transaction, change: Change): Transaction {
  return transaction.setMeta(key, [...changesOf(transaction), change]);
}

export const addPlace = (transaction: Transaction, place: Place & { at: number }): Transaction =>
  note(transaction, { add: place });

export const removePlace = (transaction: Transaction, file: File): Transaction => note(transaction, { remove: file });

export function listPlaces(state: EditorState): (Place & { at: number })[] {
  return (key.getState(state)?.find() ?? []).flatMap(({ from, spec }) => {
    const { file, alt } = spec as Place;
    return [{ file, alt, at: from }];
  });
}
