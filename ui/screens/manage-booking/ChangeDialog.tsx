import { changeOf, countOf, wishOfBooking, withRooms } from "#core/booking/change-wish.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { limits } from "#core/stay/limits.ts"
import { stayIssues } from "#core/stay/stay-dates.rules.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { issueText } from "../../parts/issue-text.ts"
import { Notice } from "../../parts/Notice.tsx"
import { Stepper } from "../../parts/Stepper.tsx"
import { TypedDates } from "../../parts/TypedDates.tsx"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ChangeAnswer } from "./ChangeAnswer.tsx"
import { useRoomKinds } from "./use-room-kinds.ts"

/** Other days, people or rooms: first their price and the difference, then the change. */
export const ChangeDialog = ({
  managed,
  booking,
}: {
  readonly managed: AccountActor<"manageBooking">
  readonly booking: WholeBooking
}) => {
  const { t, local } = useTranslation()
  const { today } = useRouter().options.context.facts
  const isPricing = useSelector(managed, ({ value }) => value === "pricing")
  const kinds = useRoomKinds(booking)
  const [wish, setWish] = useState(() => wishOfBooking(booking))
  const [asked, setAsked] = useState(wish)
  const change = changeOf(wish)
  const issues = stayIssues(wish.dates, today)
  const party = (part: Partial<typeof wish.party>) =>
    setWish({ ...wish, party: { ...wish.party, ...part } })
  const ask = () => {
    if (change === null || issues.length > 0) return
    setAsked(wish)
    managed.send({ type: "guest.wished", change })
  }
  return (
    <Dialog title={t("manage.change")} wide onClose={() => managed.send({ type: "guest.leftIt" })}>
      <TypedDates
        typed={wish.dates}
        onChange={(dates) => setWish({ ...wish, dates: dates as StayDates })}
      />
      {issues.length > 0 && (
        <Notice tone="warning" said>
          {issues.map(({ path, code }) => (
            <p key={path}>{issueText(code, t)}</p>
          ))}
        </Notice>
      )}
      <div>
        <Stepper
          label={t("search.party.adults")}
          value={wish.party.adults}
          min={Math.max(1, wish.party.rooms)}
          max={limits.maxAdults}
          onChange={(adults) => party({ adults })}
        />
        <Stepper
          label={t("search.party.children")}
          value={wish.party.children}
          min={0}
          max={limits.maxChildren}
          onChange={(children) => party({ children })}
        />
        {kinds.map(({ roomType, name }) => (
          <Stepper
            key={roomType}
            label={local(name)}
            value={countOf(wish, roomType)}
            min={0}
            max={limits.maxRooms}
            onChange={(count) => setWish(withRooms(wish, roomType, count))}
          />
        ))}
      </div>
      {change === null && <Notice tone="warning">{issueText("RoomsMissing", t)}</Notice>}
      {asked === wish && <ChangeAnswer managed={managed} before={booking.quote} />}
      <Button look="secondary" disabled={isPricing || change === null} onClick={ask}>
        {t(isPricing ? "checkout.edit.asking" : "checkout.edit.ask")}
      </Button>
    </Dialog>
  )
}
