import { useEffect, useRef, type ReactNode } from "react"
import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import styles from "./map.module.css"

/** What is shown of the stay whose pin was pressed; Escape and the button close it. */
export const MapPreview = ({
  label,
  onClose,
  children,
}: {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const { t } = useTranslation()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    // On a small screen the lower edge of the map may be out of sight: no farther than needed.
    card.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <div
      ref={card}
      className={styles["preview"]}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
      <Button
        look="secondary"
        size="icon"
        className={styles["close"]}
        aria-label={t("map.preview.close")}
        onClick={onClose}
      >
        <Icon name="x" size={18} />
      </Button>
    </div>
  )
}
