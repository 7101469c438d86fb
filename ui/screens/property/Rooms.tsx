import { anySearch } from "#core/search-request/change-search.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { readQuery } from "../../app/query.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { OtherDates } from "../../parts/OtherDates.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { RoomCard } from "./RoomCard.tsx"
import { Section } from "./Section.tsx"
import type { RoomChoice } from "./use-room-choice.ts"

/** Every kind of room with its terms and price for the stay, and how many to take. */
export const Rooms = ({
  page,
  choice,
}: {
  readonly page: PropertyPage
  readonly choice: RoomChoice
}) => {
  const { t } = useTranslation()
  const { nearMiss } = page
  const { party } = choice.offered
  const queryOn = (dates: StayDates) =>
    readQuery(queryFromSearch({ ...anySearch, criteria: { where: null, dates, party } }))
  return (
    <Section id="rooms" heading={t("property.rooms")}>
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
            t("property.rooms.soldOut")
          )}
        </Notice>
      )}
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
    </Section>
  )
}
