import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import styles from "./map.module.css"

/** Zooms the map in and out, and shows every stay again. */
export const MapButtons = ({
  isMoved,
  onNearer,
  onFarther,
  onAll,
}: {
  readonly isMoved: boolean
  readonly onNearer: () => void
  readonly onFarther: () => void
  readonly onAll: () => void
}) => {
  const { t } = useTranslation()
  const look = { look: "secondary", size: "icon" } as const
  return (
    <div className={styles["buttons"]}>
      <Button {...look} aria-label={t("map.nearer")} onClick={onNearer}>
        <Icon name="plus" size={20} />
      </Button>
      <Button {...look} aria-label={t("map.farther")} onClick={onFarther}>
        <Icon name="minus" size={20} />
      </Button>
      <Button {...look} aria-label={t("map.all")} disabled={!isMoved} onClick={onAll}>
        <Icon name="maximize" size={20} />
      </Button>
    </div>
  )
}
