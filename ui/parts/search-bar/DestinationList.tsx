import type { Suggestion } from "#core/search/home-page.ts"
import Building2 from "lucide-react/icons/building-complex"
import History from "lucide-react/icons/rotate-ccw-clock"
import Landmark from "lucide-react/icons/landmark"
import Map from "lucide-react/icons/map"
import MapPinned from "lucide-react/icons/map-pinned"
import { useTranslation } from "../../translations/use-translation.tsx"
import { classes } from "../classes.ts"
import styles from "./search-bar.module.css"

/** A place or stay that the list offers. */
export type DestinationOption = {
  readonly slug: string
  readonly name: string
  readonly kind: Suggestion["kind"] | "recent"
  readonly within: string | null
}

const icons = {
  region: Map,
  destination: MapPinned,
  landmark: Landmark,
  property: Building2,
  recent: History,
}

/** The suggestions under the destination field; their number is announced to screen readers. */
export const DestinationList = ({
  id,
  choices,
  active,
  heading,
  said,
  onChoose,
}: {
  readonly id: string
  readonly choices: ReadonlyArray<DestinationOption>
  readonly active: number
  readonly heading: string | null
  readonly said: string
  readonly onChoose: (choice: DestinationOption) => void
}) => {
  const { t } = useTranslation()
  const isEmpty = choices.length === 0
  return (
    <>
      <div className={classes(styles["panel"], styles["list"])} hidden={isEmpty && said === ""}>
        {heading && !isEmpty && <p className={styles["group"]}>{heading}</p>}
        <ul id={`${id}-list`} role="listbox" aria-label={t("search.where.suggestions")}>
          {choices.map((choice, place) => {
            const Icon = icons[choice.kind]
            return (
              <li
                key={choice.slug}
                id={`${id}-${place}`}
                role="option"
                className={styles["option"]}
                aria-selected={place === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
              >
                <Icon size={18} aria-hidden />
                <span>{choice.name}</span>
                {choice.kind !== "recent" && (
                  <small>
                    {[t(`search.place.${choice.kind}`), choice.within].filter(Boolean).join(" · ")}
                  </small>
                )}
              </li>
            )
          })}
        </ul>
        <p role="status" className={isEmpty ? styles["group"] : "visually-hidden"}>
          {said}
        </p>
      </div>
    </>
  )
}
