import { Icon } from "../../parts/icons/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import type { MapShown } from "./MapPane.tsx"
import styles from "./results.module.css"

/** Shows or hides the map; on phones it takes the place of the list. */
export const MapToggle = ({
  shown,
  onShow,
}: {
  readonly shown: MapShown
  readonly onShow: (shown: MapShown) => void
}) => {
  const { t } = useTranslation()
  const button = (to: MapShown, face: "map" | "list", where: string | undefined) => {
    const icon = face === "map" ? "map" : "list"
    return (
      <Button look="secondary" className={where} onClick={() => onShow(to)}>
        <Icon name={icon} size={18} />
        {t(`results.show.${face}`)}
      </Button>
    )
  }
  return (
    <>
      {shown === "wide" && button("never", "list", styles["onWide"])}
      {shown !== "always" &&
        button("always", "map", shown === "wide" ? styles["onNarrow"] : undefined)}
      {shown === "always" && button("never", "list", undefined)}
    </>
  )
}
