import type { Filters } from "#core/search-request/filters.ts"
import { factGroupNames, factGroups } from "#core/property/fact-groups.ts"
import type { Facets } from "#core/search/search-answer.ts"
import { filterGroups, type FilterGroup } from "#core/search-request/filter-groups.ts"
import type { ReactNode } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { FilterChoice } from "./FilterChoice.tsx"
import { PriceFilter } from "./PriceFilter.tsx"
import styles from "./results.module.css"

type GroupProps = { readonly filters: Filters; readonly facets: Facets }
type FilterGroupsProps = GroupProps & { readonly hasDates: boolean; readonly rooms: number }

/** Groups of several choices, each as tick boxes. */
const BOXES = ["kinds", "condoTypes", "propertyAmenities", "roomAmenities"] as const

const countsOf = (facets: Facets, group: FilterGroup): Readonly<Record<string, number>> => {
  const counts = facets[group]
  return typeof counts === "number" ? { true: counts } : counts
}

const isOn = (filters: Filters, group: FilterGroup, choice: unknown): boolean =>
  [filters[group]].flat().some((one) => one === choice)

/** All filters in the order guests narrow by. */
export const FilterGroups = ({ filters, facets, hasDates, rooms }: FilterGroupsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <Group heading={t("filters.terms")}>
        <Choices group="freeCancellation" {...{ filters, facets }} />
        <Choices group="payAtProperty" {...{ filters, facets }} />
      </Group>
      <Group heading={t(rooms > 1 ? "filters.pricePerRoom" : "filters.price")}>
        <PriceFilter filters={filters} prices={facets.prices} hasDates={hasDates} />
      </Group>
      <Group heading={t("filters.guestScore")}>
        <OneOf group="guestScore" {...{ filters, facets }} />
      </Group>
      <Group heading={t("filters.starBands")}>
        <Choices group="starBands" {...{ filters, facets }} />
      </Group>
      {BOXES.map((group) => (
        <Group key={group} heading={t(`filters.${group}`)}>
          <Choices group={group} {...{ filters, facets }} />
        </Group>
      ))}
      {factGroupNames.map((group) => (
        <Group key={group} heading={t(`facts.${group}`)}>
          <Choices group="facts" only={factGroups[group]} {...{ filters, facets }} />
        </Group>
      ))}
      <Group heading={t("filters.bedrooms")}>
        <OneOf group="bedrooms" {...{ filters, facets }} />
      </Group>
    </>
  )
}

const Group = ({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ReactNode
}) => (
  <fieldset className={styles["group"]}>
    <legend>{heading}</legend>
    {children}
  </fieldset>
)

type ChoicesProps = GroupProps & {
  readonly group: FilterGroup
  /** The choices to show; without them all. */
  readonly only?: ReadonlyArray<unknown>
}

const Choices = ({ group, only, filters, facets }: ChoicesProps) => {
  const counts = countsOf(facets, group)
  const choices: ReadonlyArray<unknown> = only ?? filterGroups[group].choices
  return choices.map((choice) => (
    <FilterChoice
      key={String(choice)}
      group={group}
      choice={String(choice)}
      isOn={isOn(filters, group, choice)}
      count={counts[String(choice)] ?? 0}
    />
  ))
}

/** Any of them, or one. */
const OneOf = (props: GroupProps & { readonly group: "guestScore" | "bedrooms" }) => (
  <>
    <FilterChoice
      group={props.group}
      choice=""
      isOn={props.filters[props.group] === null}
      count={null}
    />
    <Choices {...props} />
  </>
)
