import { searchForStay, type StayAsked } from "#core/search-request/stay-asked.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { stayQuery } from "../../app/query-of-search.ts"
import type { Issue } from "#core/kernel/issue.ts"
import type { PropertyPage, RoomOffer } from "#core/search/property-page.ts"
import { OtherDates } from "../../parts/OtherDates.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { RoomCard } from "./RoomCard.tsx"
import { PageSection } from "./PageSection.tsx"
import { TermsShown } from "./TermsShown.tsx"
import type { RoomSelection } from "./use-room-choice.ts"

/** What keeps a stay out of the rooms of a type, under every plan; empty where they are taken. */
const askedBy = ({ restricted, plans = [] }: RoomOffer): ReadonlyArray<Issue> =>
  restricted ??
  (plans.every((plan) => plan.restricted) ? plans.flatMap((plan) => plan.restricted ?? []) : [])

/** Why no room can be had: what all of them ask, or that they are taken. */
const NoRoom = ({ page: { offers } }: { readonly page: PropertyPage }) => {
  const { t } = useTranslation()
  const asked = offers.map(askedBy)
  if (asked.some(({ length }) => length === 0)) return t("property.rooms.soldOut")
  const texts = new Set(asked.flat().map(({ code, count }) => issueText(code, t, count)))
  return [...texts].map((text) => <p key={text}>{text}</p>)
}

/** Every kind of room with its terms and price for the stay, and how many to take. */
export const Rooms = ({
  page,
  asked,
  choice,
}: {
  readonly page: PropertyPage
  readonly asked: StayAsked
  readonly choice: RoomSelection
}) => {
  const { t } = useTranslation()
  const { nearMiss } = page
  const queryOn = (dates: StayDates) => stayQuery(searchForStay({ ...asked, dates }))
  return (
    <PageSection id="rooms" heading={t("property.rooms")}>
      {choice.state === "withoutDates" && (
        <Notice>
          <a href="#stay">{t("property.rooms.withoutDates")}</a>
        </Notice>
      )}
      {choice.state === "soldOut" && (
        <Notice tone="warning" said>
          {nearMiss ? (
            <OtherDates slug={page.property.slug} missed={nearMiss} queryOn={queryOn} />
          ) : (
            <NoRoom page={page} />
          )}
        </Notice>
      )}
      <TermsShown page={page} asked={asked} />
      <ul role="list" className={styles["rooms"]}>
        {page.property.rooms.map((room) => {
          const offer = choice.offered.offers.find(({ roomType }) => roomType === room.id)
          return (
            offer && (
              <li key={room.id}>
                <RoomCard room={room} offer={offer} choice={choice} />
              </li>
            )
          )
        })}
      </ul>
    </PageSection>
  )
}
