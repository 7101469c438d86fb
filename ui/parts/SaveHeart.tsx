import type { Slug } from "#core/property/property.ts"
import { Icon } from "./icons/Icon.tsx"
import { useSavedStays } from "../app/use-saved-stays.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { classes } from "./classes.ts"
import styles from "./save-heart.module.css"

type Saved = {
  readonly slug: Slug
  readonly name: string
  /** On a picture it needs a ground of its own. */
  readonly onPicture?: boolean
}

/** Saves a stay to the shortlist, or removes it again; no account is needed. */
export const SaveHeart = ({ slug, name, onPicture = false }: Saved) => {
  const { t } = useTranslation()
  const { saved, mark } = useSavedStays()
  const isSaved = saved.includes(slug)
  return (
    <button
      type="button"
      className={classes(styles["heart"], onPicture && styles["onPicture"])}
      aria-pressed={isSaved}
      aria-label={t("saved.save", { name })}
      title={t(isSaved ? "saved.isSaved" : "saved.toSave")}
      onClick={() => mark(slug, !isSaved)}
    >
      <Icon name="heart" size={20} />
    </button>
  )
}
