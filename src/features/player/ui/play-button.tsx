import { Pause, Play } from "lucide-react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { playWords } from "./play-copy.ts";

type PlayButtonProps = {
  playing: boolean;
  waiting: boolean;
  title: string;
  onPress: () => void;
  small?: boolean;
};

export function PlayButton({ playing, waiting, title, onPress, small = false }: PlayButtonProps) {
  const words = useCopy(playWords);
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={fillText(playing ? words.pause : words.play, { recording: title })}
      className={classNames("play-round noscript:hidden", small ? "size-12" : "size-15")}
    >
      {playing && waiting ? (
        <Spinner />
      ) : (
        <Icon className={classNames("fill-current stroke-none", small ? "size-5" : "size-6.5")} aria-hidden="true" />
      )}
    </button>
  );
}
