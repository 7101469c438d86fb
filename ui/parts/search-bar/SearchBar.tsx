import { writtenArea } from "#core/search-request/criteria-query.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { Party } from "#core/stay/party.ts"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react"
import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { DatesField } from "./DatesField.tsx"
import { DestinationBox } from "./DestinationBox.tsx"
import { GuestsPopover } from "./GuestsPopover.tsx"
import { optionalPart } from "../optional-part.ts"
import styles from "./search-bar.module.css"
import {
  datesIssueOf,
  queryOf,
  searchTypedInto,
  typedFrom,
  type SearchTyped,
} from "./search-request.ts"

/** Without it the dates stay exact. */
const Exactly = () => null

/** Loaded with the calendar; on the server at once, for forms without scripts. */
const DatesMoved = import.meta.env.SSR
  ? (await import("./DatesMoved.tsx")).DatesMoved
  : optionalPart(async () => (await import("./DatesMoved.tsx")).DatesMoved, Exactly)

export type SearchBarProps = {
  /** The search to start from; its filters and order are kept. */
  readonly search?: StaySearch
  /** What `where` of that search is called, in the guest's language. */
  readonly placeName?: string
}

/**
 * The search: destination, dates, guests and rooms. Without scripts it is a plain form that sends
 * the same address.
 */
export const SearchBar = ({ search = anySearch, placeName = "" }: SearchBarProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { facts, recent } = useRouter().options.context
  const dates = useRef<HTMLDetailsElement>(null)
  const guests = useRef<HTMLDetailsElement>(null)
  const [form, wanted, change] = useTyped(() => typedFrom(search.criteria, placeName))
  const [isRefused, setIsRefused] = useState(false)
  const issue = isRefused ? datesIssueOf(wanted, facts.today, t) : null

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsRefused(true)
    if (datesIssueOf(wanted, facts.today, t)) {
      dates.current?.setAttribute("open", "")
      dates.current?.querySelector("input")?.focus()
      return
    }
    dates.current?.removeAttribute("open")
    if (wanted.slug) recent.keep({ slug: wanted.slug, name: wanted.where })
    void navigate({ to: "/properties", search: queryOf(wanted, search) })
  }

  return (
    <form
      ref={form}
      className={styles["form"]}
      role="search"
      aria-label={t("search.form")}
      action="/properties"
      onSubmit={submit}
      noValidate
    >
      <DestinationBox
        text={wanted.where}
        area={writtenArea(search.criteria)}
        onType={(where) => change({ where, slug: null })}
        onChoose={({ slug, name }) => change({ where: name, slug })}
        onPressed={() => wanted.checkIn === "" && wanted.weekend === "" && openNext(dates)}
      />
      <DatesField
        menu={dates}
        typed={wanted}
        today={facts.today}
        issue={issue}
        place={wanted.slug === null ? null : { slug: wanted.slug, name: wanted.where }}
        moves={<DatesMoved typed={wanted} today={facts.today} onChange={change} />}
        onChange={({ checkIn, checkOut }) => change({ checkIn, checkOut, weekend: "" })}
        onDone={() => isUnchosen(wanted.party) && openNext(guests)}
      />
      <GuestsPopover menu={guests} party={wanted.party} onChange={(party) => change({ party })} />
      <Button type="submit" size="large" className={styles["submit"]}>
        <Icon name="search" size={20} />
        {t("search.action")}
      </Button>
    </form>
  )
}

/** The search as it is typed; what was typed before the scripts came is not lost. */
const useTyped = (begin: () => SearchTyped) => {
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState(begin)
  useEffect(() => {
    if (form.current) setWanted(searchTypedInto(form.current))
  }, [])
  const change = (part: Partial<SearchTyped>) => setWanted((before) => ({ ...before, ...part }))
  return [form, wanted, change] as const
}

/** Opens what is to be chosen next; after the press that led to it, which closes what it was not in. */
const openNext = (menu: RefObject<HTMLDetailsElement | null>): void => {
  setTimeout(() => {
    menu.current?.setAttribute("open", "")
    menu.current?.querySelector("summary")?.focus()
  })
}

/** As a search starts: it may well be that nobody said how many are coming. */
const isUnchosen = ({ adults, children, rooms }: Party): boolean =>
  adults === anyParty.adults && children === anyParty.children && rooms === anyParty.rooms

const anyParty = anySearch.criteria.party
