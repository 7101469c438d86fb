import type { Picture } from "#core/property/picture.ts"
import { lazy, Suspense, useState, type MouseEvent } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { pictureSources } from "../../formats/picture-sources.ts"
import { buttonClasses } from "../../parts/Button.tsx"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import { OPENED_PICTURE } from "../../parts/StayCard.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"

const fetchLightbox = () => import("../../parts/lightbox/Lightbox.tsx")
const Lightbox = lazy(async () => ({ default: (await fetchLightbox()).Lightbox }))

/** The number of pictures on the page; the others are in the lightbox. */
const SHOWN = 5

/** The pictures of a place: a grid, on phones a row to swipe, each opening the lightbox. */
export const Gallery = ({
  pictures,
  name,
}: {
  readonly pictures: ReadonlyArray<Picture>
  readonly name: string
}) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<number | null>(null)
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setOpened(index)
  }
  return (
    <div className={styles["gallery"]} onPointerEnter={() => void fetchLightbox()}>
      <ul
        role="list"
        data-shown={Math.min(pictures.length, SHOWN)}
        aria-label={t("stay.pictures", { name })}
      >
        {pictures.slice(0, SHOWN).map((picture, index) => (
          <li key={picture.name}>
            <ShownPicture
              picture={picture}
              first={index === 0}
              onOpen={(event) => open(event, index)}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${buttonClasses({ look: "secondary" })} ${styles["allPictures"]}`}
        onClick={(event) => open(event, 0)}
      >
        <Icon name="images" size={18} />
        {t("property.picture.all", { count: pictures.length })}
      </button>
      {opened !== null && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            start={opened}
            name={name}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A picture of the grid; the first is the largest, and the one that a card of the results becomes. */
const ShownPicture = ({
  picture,
  first,
  onOpen,
}: {
  readonly picture: Picture
  readonly first: boolean
  readonly onOpen: (event: MouseEvent) => void
}) => {
  const { t, local } = useTranslation()
  return (
    <a
      href={pictureSources(picture.name).src}
      onClick={onOpen}
      aria-label={t("property.picture.open", { picture: local(picture.alt) })}
    >
      <ResponsivePicture
        picture={picture}
        ratio="fill"
        sizes={first ? "(max-width: 48rem) 100vw, 40rem" : "(max-width: 48rem) 100vw, 20rem"}
        first={first}
        {...(first && { transitionName: OPENED_PICTURE })}
      />
    </a>
  )
}
