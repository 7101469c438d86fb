import type { LightboxEvent } from "#core/property/lightbox.machine.ts"
import type { Picture } from "#core/property/picture.ts"
import { useEffect, useRef } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ResponsivePicture } from "../ResponsivePicture.tsx"
import styles from "./lightbox.module.css"

/** All pictures in small; the one shown stays in view. */
export const Thumbnails = ({
  pictures,
  index,
  send,
}: {
  readonly pictures: ReadonlyArray<Picture>
  readonly index: number
  readonly send: (event: LightboxEvent) => void
}) => {
  const { t, local } = useTranslation()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "center" })
  }, [index])
  return (
    <ul ref={row} role="list" className={styles["thumbnails"]}>
      {pictures.map((picture, place) => (
        <li key={picture.name}>
          <button
            type="button"
            aria-label={t("lightbox.choose", { number: place + 1, picture: local(picture.alt) })}
            aria-current={place === index ? "true" : undefined}
            onClick={() => send({ type: "guest.chose", index: place })}
          >
            <ResponsivePicture picture={picture} sizes="5rem" decorative />
          </button>
        </li>
      ))}
    </ul>
  )
}
