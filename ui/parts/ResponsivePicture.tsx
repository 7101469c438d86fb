import type { Picture } from "#core/property/picture.ts"
import type { CSSProperties } from "react"
import { pictureSources } from "../formats/picture-sources.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { classes } from "./classes.ts"
import styles from "./picture.module.css"

export type PictureProps = {
  readonly picture: Pick<Picture, "name" | "colour" | "mirrored"> & Partial<Pick<Picture, "alt">>
  /** How wide it is drawn, as the `sizes` attribute. */
  readonly sizes: string
  /** The aspect ratio, `3 / 2` by default; `fill` fills the parent box. */
  readonly ratio?: `${number} / ${number}` | "fill"
  /** The first picture of a page comes at once and before others. */
  readonly first?: boolean
  /** Hidden from screen readers, where the text beside it says the same. */
  readonly decorative?: boolean
  readonly className?: string | undefined
  /** Names the picture for page changes, so that it grows from card into gallery. */
  readonly transitionName?: string
}

/** A picture of a stay in a box of fixed shape, in its own colour until it has come. */
export const ResponsivePicture = (props: PictureProps) => {
  const { picture, sizes, ratio = "3 / 2", first = false, decorative = false } = props
  const { local } = useTranslation()
  const box: CSSProperties & { "--colour": string } = {
    "--colour": picture.colour,
    ...(ratio === "fill" ? { position: "absolute", inset: 0 } : { aspectRatio: ratio }),
    ...(props.transitionName === undefined ? {} : { viewTransitionName: props.transitionName }),
  }
  const sources = pictureSources(picture.name)
  return (
    <picture
      className={classes(styles["box"], picture.mirrored && styles["mirrored"], props.className)}
      style={box}
    >
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={sources.src}
        srcSet={sources.webp}
        sizes={sizes}
        alt={decorative || !picture.alt ? "" : local(picture.alt)}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? "sync" : "async"}
        width={1200}
        height={800}
      />
    </picture>
  )
}
