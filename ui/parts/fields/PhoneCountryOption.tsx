import { useEffect, useRef } from "react"
import { Icon } from "../icons/Icon.tsx"
import { Flag } from "./Flag.tsx"
import styles from "./phone-field.module.css"
import type { ListedCountry } from "./found-countries.ts"

/** A country in the list; the option that the arrow keys have reached is scrolled into view. */
export const PhoneCountryOption = ({
  id,
  country,
  isActive,
  isChosen,
  onChoose,
}: {
  readonly id: string
  readonly country: ListedCountry
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}) => {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: "nearest" })
  }, [isActive])
  return (
    <li
      ref={item}
      id={id}
      role="option"
      className={styles["option"]}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={({ key }) => {
        if (key === "Enter") onChoose()
      }}
    >
      <Flag country={country.code} />
      <span>{country.name}</span>
      {isChosen && <Icon name="check" size={16} />}
      <small>+{country.callingCode}</small>
    </li>
  )
}
