import type { Issue } from "#core/kernel/issue.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { RememberedNotice } from "../../parts/RememberedNotice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { AddressIssues } from "../results/AddressIssues.tsx"
import { Amenities } from "./Amenities.tsx"
import { BookingPanel } from "./BookingPanel.tsx"
import { Facts } from "./Facts.tsx"
import { Gallery } from "./Gallery.tsx"
import { HouseRules } from "./HouseRules.tsx"
import { Location } from "./Location.tsx"
import { PropertyHead } from "./PropertyHead.tsx"
import styles from "./property.module.css"
import { ReserveBar } from "./ReserveBar.tsx"
import { Rooms } from "./Rooms.tsx"
import { Section } from "./Section.tsx"
import { SimilarStays } from "./SimilarStays.tsx"
import { SharedCard } from "../../parts/SharedCard.tsx"
import { StructuredFacts } from "./StructuredFacts.tsx"
import { WayHere } from "./WayHere.tsx"
import { useRoomChoice } from "./use-room-choice.ts"
import { useViewed } from "./use-viewed.ts"

export type PropertyViewProps = {
  readonly page: PropertyPage
  readonly asked: StayAsked
  readonly issues: ReadonlyArray<Issue>
}

/** A place to stay: what it is, its rooms, and what the stay costs. */
export const PropertyView = ({ page, asked, issues }: PropertyViewProps) => {
  const { t, local } = useTranslation()
  const choice = useRoomChoice(page, asked)
  const { property } = page
  useViewed(page)
  return (
    <div className={styles["screen"]}>
      <PageTitle title={local(property.name)} description={local(property.overview)} />
      <SharedCard
        title={local(property.name)}
        description={local(property.overview)}
        path={`/properties/${property.slug}`}
        picture={property.pictures[0]?.name ?? ""}
      />
      <StructuredFacts page={page} criteria={asked} />
      <WayHere page={page} />
      <RememberedNotice of={page} />
      <PropertyHead page={page} />
      <Gallery pictures={property.pictures} name={local(property.name)} />
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <AddressIssues issues={issues} />
          <Section id="overview" heading={t("property.overview")}>
            <p className={styles["lead"]}>{local(property.overview)}</p>
          </Section>
          <Rooms page={page} asked={asked} choice={choice} />
          <Amenities property={property} />
          <Facts property={property} />
          <Section id="about" heading={t("property.about")}>
            <p className={styles["about"]}>{local(property.about)}</p>
          </Section>
          <TextList
            id="facilities"
            heading={t("property.facilities")}
            texts={property.facilities}
          />
          <HouseRules property={property} />
          <TextList id="notes" heading={t("property.notes")} texts={property.notes} />
          <Location page={page} />
        </div>
        <BookingPanel page={page} asked={asked} choice={choice} />
      </div>
      <SimilarStays stays={page.similar} asked={asked} />
      <ReserveBar page={page} choice={choice} />
    </div>
  )
}

const TextList = ({
  id,
  heading,
  texts,
}: {
  readonly id: string
  readonly heading: string
  readonly texts: PropertyPage["property"]["notes"]
}) => {
  const { local } = useTranslation()
  if (texts.length === 0) return null
  return (
    <Section id={id} heading={heading}>
      <ul className={styles["texts"]}>
        {texts.map((text) => (
          <li key={text.en}>{local(text)}</li>
        ))}
      </ul>
    </Section>
  )
}
