import {
  stayChangeOf,
  countOf,
  requestedStayOf,
  withRoomCount,
} from "#core/managing/requested-change.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { choiceKey } from "#core/search/room-on-plan.ts"
import { choosableParty } from "#core/stay/choose-party.ts"
import { stayIssues } from "#core/stay/stay-dates.rules.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { roomLabel } from "../../formats/plan-name.ts"
import { ChangeDates } from "../../parts/booking/ChangeDates.tsx"
import { ChangePeople } from "../../parts/booking/ChangePeople.tsx"
import styles from "../../parts/booking/booking.module.css"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { Notice } from "../../parts/Notice.tsx"
import { Stepper } from "../../parts/fields/Stepper.tsx"
import { isHalfChosen } from "../../parts/search-bar/dates-text.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"
import { ChangeAnswer } from "./ChangeAnswer.tsx"
import type { ChoosableRoom } from "./room-kinds.ts"
import { useRoomKinds } from "./use-room-kinds.ts"

type ChangeProps = {
  readonly managed: AccountActor<"manageBooking">
  readonly booking: WholeBooking
}

/**
 * Other days, people or rooms: first their price and the difference, then the change. Nothing can be
 * pressed before all rooms are known: what is pressed would move away as they come.
 */
export const ChangeDialog = ({ managed, booking }: ChangeProps) => {
  const { t } = useTranslation()
  const kinds = useRoomKinds(booking)
  return (
    <Dialog title={t("manage.change")} wide onClose={() => managed.send({ type: "guest.leftIt" })}>
      {kinds === null ? (
        <FormToCome />
      ) : (
        <ChangeForm managed={managed} booking={booking} kinds={kinds} />
      )}
    </Dialog>
  )
}

/** The days, two lines of people, two of rooms, and the button. */
const LINES = ["3.75rem", "2.75rem", "2.75rem", "2.75rem", "2.75rem", "2.75rem"] as const

const FormToCome = () => (
  <>
    <LoadingSaid />
    {LINES.map((height, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </>
)

type Kinds = { readonly kinds: ReadonlyArray<ChoosableRoom> }

const ChangeForm = ({ managed, booking, kinds }: ChangeProps & Kinds) => {
  const { t } = useTranslation()
  const { today } = useRouter().options.context.facts
  const isPricing = useSelector(managed, ({ value }) => value === "pricing")
  const [wanted, setWanted] = useState(() => requestedStayOf(booking))
  const [asked, setAsked] = useState(wanted)
  const change = stayChangeOf(wanted)
  const isHalf = isHalfChosen(wanted.dates)
  const issues = isHalf ? [] : stayIssues(wanted.dates, today)
  const ask = () => {
    if (change === null || issues.length > 0) return
    setAsked(wanted)
    managed.send({ type: "guest.requestedChange", change })
  }
  return (
    <>
      <ChangeDates
        booking={booking}
        typed={wanted.dates}
        onChange={(dates) => setWanted({ ...wanted, dates: dates as StayDates })}
      />
      {issues.length > 0 && (
        <Notice tone="warning" said>
          {issues.map(({ path, code }) => (
            <p key={path}>{issueText(code, t)}</p>
          ))}
        </Notice>
      )}
      <PeopleAndRooms kinds={kinds} wanted={wanted} onChange={setWanted} />
      {change === null && <Notice tone="warning">{issueText("RoomsMissing", t)}</Notice>}
      {asked === wanted && <ChangeAnswer managed={managed} before={booking.quote} />}
      <Button look="secondary" disabled={isPricing || change === null || isHalf} onClick={ask}>
        {t(isPricing ? "checkout.edit.asking" : "checkout.edit.ask")}
      </Button>
    </>
  )
}

type Wanted = ReturnType<typeof requestedStayOf>

/** How many people come, and how many rooms of each kind they take. */
const PeopleAndRooms = ({
  kinds,
  wanted,
  onChange,
}: Kinds & {
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
}) => {
  const translation = useTranslation()
  const { t } = translation
  return (
    <>
      <ChangePeople party={wanted.party} onChange={(party) => onChange({ ...wanted, party })} />
      <fieldset>
        <legend className={styles["group"]}>{t("search.party.rooms")}</legend>
        {kinds.map(({ kind, label }) => (
          <Stepper
            key={choiceKey(kind)}
            label={roomLabel(label, translation)}
            value={countOf(wanted, kind)}
            {...choosableParty.rooms}
            min={0}
            onChange={(count) => onChange(withRoomCount(wanted, kind, count))}
          />
        ))}
      </fieldset>
    </>
  )
}
