import type { Suggestion } from "#core/search/home-page.ts"
import { Icon } from "../icons/Icon.tsx"
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
  region: "map",
  destination: "map-pinned",
  landmark: "landmark",
  property: "building-complex",
  recent: "rotate-ccw-clock",
} as const

type ListProps = {
  readonly id: string
  readonly choices: ReadonlyArray<DestinationOption>
  readonly active: number
  /** Recent searches and popular places stand under headings of their own. */
  readonly isGrouped: boolean
  readonly said: string
  readonly onChoose: (choice: DestinationOption) => void
}

/** The suggestions under the destination field; their number is announced to screen readers. */
export const DestinationList = (props: ListProps) => {
  const { id, choices, isGrouped, said } = props
  const { t } = useTranslation()
  const isEmpty = choices.length === 0
  const recent = choices.filter(({ kind }) => kind === "recent")
  const popular = choices.filter(({ kind }) => kind !== "recent")
  return (
    <div className={classes(styles["panel"], styles["list"])} hidden={isEmpty && said === ""}>
      <ul id={`${id}-list`} role="listbox" aria-label={t("search.where.suggestions")}>
        {isGrouped ? (
          <>
            <Group {...props} heading={t("search.where.recent")} group={recent} />
            <Group {...props} heading={t("search.where.popular")} group={popular} />
          </>
        ) : (
          choices.map((choice) => <Option key={choice.slug} {...props} choice={choice} />)
        )}
      </ul>
      <p role="status" className={isEmpty ? styles["group"] : "visually-hidden"}>
        {said}
      </p>
    </div>
  )
}

const Group = (
  props: ListProps & {
    readonly heading: string
    readonly group: ReadonlyArray<DestinationOption>
  },
) =>
  props.group.length > 0 && (
    <li role="group" aria-label={props.heading}>
      <p className={styles["group"]} aria-hidden>
        {props.heading}
      </p>
      <ul role="none">
        {props.group.map((choice) => (
          <Option key={choice.slug} {...props} choice={choice} />
        ))}
      </ul>
    </li>
  )

const Option = ({
  id,
  choices,
  active,
  choice,
  onChoose,
}: ListProps & { readonly choice: DestinationOption }) => {
  const { t } = useTranslation()
  const place = choices.indexOf(choice)
  return (
    <li
      id={`${id}-${place}`}
      role="option"
      className={styles["option"]}
      aria-selected={place === active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <Icon name={icons[choice.kind]} size={18} />
      <span>{choice.name}</span>
      {choice.kind !== "recent" && (
        <small>
          {[t(`search.place.${choice.kind}`), choice.within].filter(Boolean).join(" · ")}
        </small>
      )}
    </li>
  )
}
