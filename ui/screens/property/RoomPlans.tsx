import type { RatePlan } from "#core/property/rate-plan.ts"
import { paysNow, paysOnArrival } from "#core/payment/paid-when.ts"
import { methodsFor, plansOf } from "#core/property/plans-of.ts"
import { mostBeside, mostOf, priceOfOneRoom, type RoomsOffered } from "#core/search/room-choice.ts"
import { choiceKey, onPlan, planOffered } from "#core/search/room-on-plan.ts"
import { areMealsIncluded } from "#core/pricing/board.ts"
import { dearerBy } from "#core/pricing/cost.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { useRouter } from "@tanstack/react-router"
import { takesCards } from "../../app/page-facts.ts"
import { planName } from "../../formats/plan-name.ts"
import { Badge } from "../../parts/Badge.tsx"
import { Stepper } from "../../parts/fields/Stepper.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { RoomCancellation } from "./RoomCancellation.tsx"
import styles from "./property.module.css"
import type { RoomCardProps } from "./room-card-props.ts"
import { RoomPrice } from "./RoomPrice.tsx"

/** The plans of a room type side by side: terms, meals, how to pay, price, and how many to take. */
export const RoomPlans = (props: RoomCardProps) => (
  <ul role="list" className={styles["plans"]}>
    {plansOf(props.room).map((plan) => (
      <li
        key={plan.id}
        className={styles["plan"]}
        data-taken={Boolean(props.choice.counts[choiceKey(onPlan(props.room, plan))])}
      >
        <Plan plan={plan} {...props} />
      </li>
    ))}
  </ul>
)

const Plan = ({ plan, room, offer, choice }: RoomCardProps & { readonly plan: RatePlan }) => {
  const translation = useTranslation()
  const { t } = translation
  const { offered, counts } = choice
  const kind = onPlan(room, plan)
  const { freeCancellationUntil, locked, lowestNight, restricted } = planOffered(offer, plan)
  const name = planName(plan, translation)
  const isSaidByName = plan.terms === "NON_REFUNDABLE" && name === t("property.nonRefundable")
  return (
    <>
      <div className={styles["roomFacts"]}>
        <h4>{name}</h4>
        {!isSaidByName && (
          <RoomCancellation
            room={{ cancellation: plan.terms }}
            offer={{ freeCancellationUntil }}
            hasDates={offered.dates !== null}
          />
        )}
        <Meals plan={plan} />
        <Paying plan={plan} offered={offered} />
        {locked && <Badge tone="member">{t("property.room.membersOnly")}</Badge>}
      </div>
      <div className={styles["roomPrice"]}>
        <RoomPrice room={room} plan={plan} lowestNight={lowestNight} offered={offered} />
        <Difference plan={plan} room={room} offered={offered} />
        {restricted?.map(({ code, count }) => (
          <b key={code}>{issueText(code, t, count)}</b>
        ))}
        {mostOf(offer) > 0 && !locked && restricted === undefined && (
          <Stepper
            label={t("plan.rooms", { plan: name })}
            shown={t("search.party.rooms")}
            value={counts[choiceKey(kind)] ?? 0}
            min={0}
            max={mostBeside(offered, counts, kind)}
            onChange={(count) => choice.take(kind, count)}
          />
        )}
      </div>
    </>
  )
}

const Meals = ({ plan: { board, boardPrice } }: { readonly plan: RatePlan }) => {
  const { t } = useTranslation()
  const { adult, child } = boardPrice
  return (
    <p>
      {t(`plan.board.${board}`)}
      {!areMealsIncluded(boardPrice) && (
        <small className={styles["under"]}>
          {t("plan.meals", { adult: ringgit(adult), child: ringgit(child) })}
        </small>
      )}
    </p>
  )
}

const Paying = ({ plan, offered }: { readonly plan: RatePlan; readonly offered: RoomsOffered }) => {
  const { t } = useTranslation()
  const { facts } = useRouter().options.context
  const methods = methodsFor([plan.pay], offered.property.terms.payAtProperty).filter(
    (method) => takesCards(facts) || !paysNow(method),
  )
  if (methods.every(paysNow)) return <p>{t("plan.pay.NOW")}</p>
  return <p>{t(methods.every(paysOnArrival) ? "plan.pay.AT_PROPERTY" : "plan.pay.EITHER")}</p>
}

/** By how much a night of this plan differs from one of the first, on average and before taxes and fees. */
const Difference = ({
  plan,
  room,
  offered,
}: {
  readonly plan: RatePlan
  readonly room: RoomType
  readonly offered: RoomsOffered
}) => {
  const { t } = useTranslation()
  const [first] = plansOf(room)
  const own = priceOfOneRoom(offered, onPlan(room, plan))
  const usual = first && priceOfOneRoom(offered, onPlan(room, first))
  if (!own || !usual) return null
  const by = dearerBy(own.averagePerNight, usual.averagePerNight)
  if (by === 0) return null
  const amount = ringgit(Math.abs(by))
  return <p className={styles["soft"]}>{t(by > 0 ? "plan.dearer" : "plan.cheaper", { amount })}</p>
}
