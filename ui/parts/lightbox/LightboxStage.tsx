import type { LightboxContext, LightboxEvent } from "#core/property/lightbox.machine.ts"
import type { Picture } from "#core/property/picture.ts"
import { pictureSources } from "../../formats/picture-sources.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./lightbox.module.css"
import { useFingers } from "./use-fingers.ts"

/** The picture itself, where fingers, mouse and wheel act on it. */
export const LightboxStage = ({
  picture,
  context: { zoom, right, down },
  send,
}: {
  readonly picture: Picture
  readonly context: LightboxContext
  readonly send: (event: LightboxEvent) => void
}) => {
  const { local } = useTranslation()
  const fingers = useFingers(zoom > 1, send)
  const sources = pictureSources(picture.name)
  const mirror = picture.mirrored ? " scaleX(-1)" : ""
  return (
    <div
      className={styles["stage"]}
      data-near={zoom > 1}
      {...fingers}
      onWheel={({ deltaY }) => send({ type: "guest.zoomed", steps: deltaY < 0 ? 1 : -1 })}
      onDoubleClick={() => send({ type: "guest.reset" })}
    >
      <picture key={picture.name}>
        <source type="image/avif" srcSet={sources.avif} sizes="100vw" />
        <img
          src={sources.src}
          srcSet={sources.webp}
          sizes="100vw"
          alt={local(picture.alt)}
          draggable={false}
          style={{ transform: `translate(${right}px, ${down}px) scale(${zoom})${mirror}` }}
        />
      </picture>
    </div>
  )
}
