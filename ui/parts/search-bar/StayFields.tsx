import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { useRouter } from "@tanstack/react-router"
import { useState, type ComponentProps } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { isHalfChosen } from "./dates-text.ts"
import { DatesField } from "./DatesField.tsx"
import { GuestsPopover } from "./GuestsPopover.tsx"
import { datesIssueOf, typedFrom, type SearchTyped } from "./search-request.ts"

type Props = {
  readonly asked: StayAsked
  /** Called with every choice that is whole: dates half chosen or wrong wait. */
  readonly onChosen: (typed: SearchTyped) => void
  /** Called when a pointer or the focus comes near the dates: what their calendar shows may be fetched. */
  readonly onNear?: () => void
} & Pick<ComponentProps<typeof DatesField>, "nights">

/** The dates and guests of a stay in a form of its own; without scripts a button sends it. */
export const StayFields = ({ asked, onChosen, onNear, nights }: Props) => {
  const { t } = useTranslation()
  const { today } = useRouter().options.context.facts
  const [typed, setTyped] = useState(() => typedFrom(asked, ""))
  const [shown, setShown] = useState(asked)
  if (shown !== asked) {
    setShown(asked)
    setTyped(typedFrom(asked, ""))
  }
  const issueOf = (stay: SearchTyped) => (isHalfChosen(stay) ? null : datesIssueOf(stay, today, t))
  const change = (part: Partial<SearchTyped>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    if (!isHalfChosen(next) && issueOf(next) === null) onChosen(next)
  }
  return (
    <>
      <div onPointerEnter={onNear} onFocus={onNear}>
        <DatesField
          typed={typed}
          today={today}
          issue={issueOf(typed)}
          onChange={change}
          {...(nights && { nights })}
        />
      </div>
      <GuestsPopover party={typed.party} onChange={(party) => change({ party })} />
      <noscript>
        <Button type="submit" look="secondary" wide>
          {t("stay.update")}
        </Button>
      </noscript>
    </>
  )
}
