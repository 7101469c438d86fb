import { Children, useRef, type ReactNode } from "react"
import { Icon } from "./icons/Icon.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import { Button } from "./Button.tsx"
import styles from "./shelf.module.css"

/** So many cards show at once on a wide screen; only more of them need turning. */
const SHOWN_AT_ONCE = 4

/** Cards in one row that scrolls sideways by finger, by keyboard and by two buttons. */
export const Shelf = ({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) => {
  const { t } = useTranslation()
  const row = useRef<HTMLUListElement>(null)
  const turn = (direction: 1 | -1) => {
    const shelf = row.current
    shelf?.scrollBy({ left: direction * shelf.clientWidth * 0.9, behavior: "smooth" })
  }
  const cards = Children.toArray(children)
  return (
    <div className={styles["shelf"]}>
      <ul ref={row} role="list" className={styles["row"]} aria-label={label}>
        {cards.map((card, place) => (
          <li key={place}>{card}</li>
        ))}
      </ul>
      {cards.length > SHOWN_AT_ONCE && (
        <div className={styles["turn"]}>
          <Button
            look="secondary"
            size="icon"
            aria-label={t("shelf.back", { what: label })}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" size={20} />
          </Button>
          <Button
            look="secondary"
            size="icon"
            aria-label={t("shelf.on", { what: label })}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" size={20} />
          </Button>
        </div>
      )}
    </div>
  )
}
