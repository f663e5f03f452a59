import { BookmarkDialog } from "./bookmark-dialog.tsx";
import { ButtonDialog } from "./button-dialog.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { GalleryDialog } from "./gallery-dialog.tsx";

/** Each inserts a card or changes the selected one. */
export const cardDialogs = {
  gallery: GalleryDialog,
  bookmark: BookmarkDialog,
  buttonCard: ButtonDialog,
  fileCard: FileDialog,
};
