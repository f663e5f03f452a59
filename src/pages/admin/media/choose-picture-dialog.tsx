import { LibraryDialog } from "./library-dialog.tsx";

type ChoosePictureDialogProps = {
  /** URL of the picture before. */
  value: string;
  onChoose: (url: string) => void;
  onClose: () => void;
};

/** Chooses a picture of the media library by its URL alone. */
export const ChoosePictureDialog = ({ value, onChoose, onClose }: ChoosePictureDialogProps) => (
  <LibraryDialog
    before={{ address: value, alt: "" }}
    confirm="Choose it"
    onChoose={({ address }) => onChoose(address)}
    onClose={onClose}
  />
);
