import { cutOf, dragged, middle, type Framing } from "#core/account/crop.ts"
import { useEffect, useRef, useState, type PointerEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { Slider } from "./Slider.tsx"
import ownStyles from "./profile.module.css"

const SIDE = 512
const QUALITY = 0.9

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, framing: Framing): void => {
  const { left, top, side } = cutOf(picture, framing)
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
}

const bytesOf = (canvas: HTMLCanvasElement): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob.arrayBuffer().then((buffer) => new Uint8Array(buffer)))
          : reject(new Error("The picture could not be written")),
      "image/jpeg",
      QUALITY,
    )
  })

type Read = ImageBitmap | "unreadable" | null

/** The picture in a file, as soon as it is read. */
const usePicture = (file: File): Read => {
  const [picture, setPicture] = useState<Read>(null)
  useEffect(() => {
    let isGone = false
    createImageBitmap(file).then(
      (read) => (isGone ? read.close() : setPicture(read)),
      () => isGone || setPicture("unreadable"),
    )
    return () => {
      isGone = true
    }
  }, [file])
  return picture
}

type CropProps = { readonly onClose: () => void; readonly onCut: (cut: Uint8Array) => void }

/** Frames a picture as a square by dragging or by three sliders; what is seen is what is sent. */
const CropDialog = ({ file, ...asked }: CropProps & { readonly file: File }) => {
  const { t } = useTranslation()
  const picture = usePicture(file)
  const [isLost, setIsLost] = useState(false)
  return (
    <Dialog title={t("profile.crop")} onClose={asked.onClose}>
      {picture === "unreadable" || isLost ? (
        <Notice tone="warning" said>
          {t("picture.NotAPicture")}
        </Notice>
      ) : (
        <Framed picture={picture} onLost={() => setIsLost(true)} {...asked} />
      )}
    </Dialog>
  )
}

const Framed = ({
  picture,
  onClose,
  onCut,
  onLost,
}: CropProps & {
  readonly picture: ImageBitmap | null
  /** The browser could not write what was framed. */
  readonly onLost: () => void
}) => {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [framing, setFraming] = useState(middle)
  useEffect(() => {
    if (picture && canvas.current) draw(canvas.current, picture, framing)
  }, [picture, framing])
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!picture || buttons === 0) return
    const side = currentTarget.clientWidth
    setFraming((before) => dragged(picture, before, movementX / side, movementY / side))
  }
  return (
    <>
      <p className={styles["soft"]}>{t("profile.crop.lead")}</p>
      <canvas
        ref={canvas}
        className={ownStyles["crop"]}
        role="img"
        aria-label={t("profile.crop.preview")}
        width={SIDE}
        height={SIDE}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      {(["zoom", "across", "down"] as const).map((part) => (
        <Slider
          key={part}
          label={t(`profile.crop.${part}`)}
          value={framing[part]}
          onChange={(value) => setFraming({ ...framing, [part]: value })}
        />
      ))}
      <div className={styles["actions"]}>
        <Button
          disabled={!picture}
          onClick={() => {
            if (canvas.current) void bytesOf(canvas.current).then(onCut, onLost)
          }}
        >
          {t("profile.crop.use")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("profile.crop.leave")}
        </Button>
      </div>
    </>
  )
}

export default CropDialog
