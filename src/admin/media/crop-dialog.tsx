import { useId, useRef, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { AdminButton } from "../admin-button.tsx";
import { Note, Problem } from "../states.tsx";
import { useAction } from "../use-change.ts";
import { type Crop, centred, dragged, maxZoom, squareName, squareOf } from "./square-crop.ts";
import { upload } from "./use-uploads.ts";

/** Longest side of the uploaded image in pixels; more is never shown. */
const maxSide = 1600;

async function cropPicture(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const { left, top, size } = squareOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const side = Math.round(Math.min(size, maxSide));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot crop images. Upload a square one.");
  // A JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, left, top, size, size, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", 0.92);
  });
  if (!blob) throw new Error("The image could not be cropped. Upload a smaller one.");
  return new File([blob], squareName(picture.src), { type: blob.type });
}

type SliderProps = { label: string; min?: number; max: number; value: number; onChange: (value: number) => void };

function Slider({ label, min = 0, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className="h-11 w-full accent-tide"
        {...{ min, max, value }}
        step={0.01}
        aria-valuetext={`${Math.round(value * 100)} per cent`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

type CropDialogProps = { url: string; onCropped: (url: string) => void; onClose: () => void };

/** Crops a picture of this site to a square, stored as a new picture. */
export function CropDialog({ url, onCropped, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(centred);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [failure, setFailure] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const save = useAction(async () => {
    if (!picture.current) return;
    const { url: croppedUrl } = await upload(await cropPicture(picture.current, crop), () => undefined);
    onCropped(croppedUrl);
    onClose();
  });
  const square = size && squareOf(size, crop);
  const percent = (pixels: number) => `${(square ? pixels / square.size : 0) * 100}%`;
  return (
    <Dialog open onClose={onClose} title="Crop the image">
      <div className="grid gap-4">
        <Note>Drag the image, or use the sliders. The original stays in the library.</Note>
        {/* Keyboard users have the sliders. */}
        <div
          className="relative mx-auto aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-card border bg-ground active:cursor-grabbing"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={({ currentTarget, pointerId, movementX, movementY }) => {
            if (!size || !currentTarget.hasPointerCapture(pointerId)) return;
            const { clientWidth } = currentTarget;
            setCrop((current) => dragged(size, current, { x: movementX, y: movementY }, clientWidth));
          }}
        >
          <img
            ref={picture}
            src={url}
            alt=""
            draggable={false}
            className="absolute max-w-none select-none"
            style={
              square && {
                left: percent(-square.left),
                top: percent(-square.top),
                width: percent(size.width),
                height: "auto",
              }
            }
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            onError={() => setFailure("The image could not be loaded. Choose another one.")}
          />
        </div>
        <div>
          <Slider
            label="Zoom"
            min={1}
            max={maxZoom}
            value={crop.zoom}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          <Slider label="Left to right" max={1} value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
          <Slider label="Top to bottom" max={1} value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
        </div>
        <Problem text={save.problem ?? failure} />
        <div className="dialog-actions">
          <AdminButton onClick={onClose}>Cancel</AdminButton>
          <AdminButton kind="primary" action={save} disabled={!size}>
            Use this part
          </AdminButton>
        </div>
      </div>
    </Dialog>
  );
}
