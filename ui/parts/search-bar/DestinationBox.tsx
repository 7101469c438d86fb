import { useRouter } from "@tanstack/react-router"
import { useId, useState, type KeyboardEvent } from "react"
import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { DestinationList, type DestinationOption } from "./DestinationList.tsx"
import styles from "./search-bar.module.css"
import { useSuggestions, type Suggestions } from "./use-suggestions.ts"

export type DestinationBoxProps = {
  readonly text: string
  /** The part of the map that is searched while no place is named, as an address has it. */
  readonly area: string
  readonly onType: (text: string) => void
  readonly onChoose: (choice: DestinationOption) => void
  /** A place was pressed: the guest is ready for what comes after it. */
  readonly onPressed: () => void
}

const NOTHING = -1

/**
 * The destination combobox: typing finds places and stays, recent searches and popular places come first, and arrow
 * keys, Enter and Escape work as in any combobox.
 */
export const DestinationBox = (props: DestinationBoxProps) => {
  const { text, area, onType, onChoose, onPressed } = props
  const { t } = useTranslation()
  const id = useId()
  const { choices, active, suggestions, isOpen, shut, type, open, choose, onKeyDown } =
    useDestinations({ text, onType, onChoose })
  return (
    <div className={styles["field"]} onBlur={shut}>
      {area && <input type="hidden" name="area" value={area} />}
      <label className={styles["face"]}>
        <Icon name="map-pin" size={20} />
        <span className={styles["label"]}>{t("search.where")}</span>
        <input
          className={styles["input"]}
          name="where"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t(area ? "search.where.area" : "search.where.hint")}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={choices[active] ? `${id}-${active}` : undefined}
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={open}
          onKeyDown={onKeyDown}
        />
      </label>
      <DestinationList
        id={id}
        choices={choices}
        active={active}
        isGrouped={text === ""}
        said={isOpen && text !== "" ? saidOf(suggestions, t) : ""}
        onChoose={(choice) => {
          choose(choice)
          onPressed()
        }}
      />
    </div>
  )
}

/** What can be chosen for what is typed, and what the keys of a combobox do with it. */
const useDestinations = ({
  text,
  onType,
  onChoose,
}: Omit<DestinationBoxProps, "area" | "onPressed">) => {
  const { local } = useTranslation()
  const { recent } = useRouter().options.context
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(NOTHING)
  const suggestions = useSuggestions(text, isOpen)
  const choices = isOpen ? choicesOf(suggestions, text === "" ? recent.read() : [], local) : []

  const choose = (choice: DestinationOption) => {
    onChoose(choice)
    setIsOpen(false)
    setActive(NOTHING)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = choices[active]
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      setIsOpen(true)
      setActive(next(active, event.key === "ArrowDown" ? 1 : -1, choices.length))
    } else if (event.key === "Enter" && isOpen && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
      setActive(NOTHING)
    }
  }
  return {
    choices,
    active,
    suggestions,
    isOpen,
    open: () => setIsOpen(true),
    shut: () => setIsOpen(false),
    type: (typed: string) => {
      onType(typed)
      setIsOpen(true)
      setActive(NOTHING)
    },
    choose,
    onKeyDown,
  }
}

const next = (active: number, step: 1 | -1, count: number): number => {
  if (count === 0) return NOTHING
  if (active === NOTHING) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}

type Local = ReturnType<typeof useTranslation>["local"]

/** What answers the text; for none, the searches of this browser and then other popular places. */
const choicesOf = (
  suggestions: Suggestions | null,
  recent: ReadonlyArray<{ readonly slug: string; readonly name: string }>,
  local: Local,
): ReadonlyArray<DestinationOption> => {
  const places = suggestions?.kind === "found" ? suggestions.places : []
  return [
    ...recent.map((place) => ({ ...place, kind: "recent" as const, within: null })),
    ...places
      .filter(({ slug }) => recent.every((known) => known.slug !== slug))
      .map(({ slug, name, kind, within }) => ({
        slug,
        name: local(name),
        kind,
        within: within && local(within),
      })),
  ]
}

const saidOf = (
  suggestions: Suggestions | null,
  t: ReturnType<typeof useTranslation>["t"],
): string => {
  if (!suggestions) return ""
  if (suggestions.kind === "unreachable") return t("search.where.unreachable")
  const count = suggestions.places.length
  return count === 0 ? t("search.where.none") : t("search.where.count", { count })
}
