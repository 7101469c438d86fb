import type { Issue } from "#core/kernel/issue.ts"
import { takesNoBookings } from "#core/property/withdrawn.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { Notice } from "../../parts/Notice.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { RememberedNotice } from "../../parts/RememberedNotice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { AddressIssues } from "../../parts/search-bar/AddressIssues.tsx"
import { Amenities } from "./Amenities.tsx"
import { BookingPanel } from "./BookingPanel.tsx"
import { Facts } from "./Facts.tsx"
import { Gallery } from "./Gallery.tsx"
import { HouseRulesSection } from "./HouseRulesSection.tsx"
import { Location } from "./Location.tsx"
import { PropertyHead } from "./PropertyHead.tsx"
import styles from "./property.module.css"
import { ReserveBar } from "./ReserveBar.tsx"
import { GuestReviews } from "./GuestReviews.tsx"
import { Rooms } from "./Rooms.tsx"
import { PageSection } from "./PageSection.tsx"
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

/** A place to stay: what it is, its rooms, and what the stay costs; or that it takes no new bookings. */
export const PropertyView = ({ page, asked, issues }: PropertyViewProps) => {
  const { local } = useTranslation()
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
      {takesNoBookings(property) ? (
        <div className={styles["main"]}>
          <AddressIssues issues={issues} />
          <NoNewBookings page={page} />
          <Overview property={property} />
          <About page={page} />
        </div>
      ) : (
        <OnSale page={page} asked={asked} issues={issues} />
      )}
      <SimilarStays stays={page.similar} asked={asked} />
    </div>
  )
}

/** What can be booked: its rooms beside what the stay costs. */
const OnSale = ({ page, asked, issues }: PropertyViewProps) => {
  const choice = useRoomChoice(page, asked)
  return (
    <>
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <AddressIssues issues={issues} />
          <Overview property={page.property} />
          <Rooms page={page} asked={asked} choice={choice} />
          <About page={page} />
        </div>
        <BookingPanel page={page} asked={asked} choice={choice} />
      </div>
      <ReserveBar page={page} choice={choice} />
    </>
  )
}

/** Notice on a withdrawn property; existing bookings are not affected. */
const NoNewBookings = ({ page: { similar } }: Pick<PropertyViewProps, "page">) => {
  const { t } = useTranslation()
  return (
    <Notice tone="warning" said>
      <p>{t("property.withdrawn")}</p>
      {similar.length > 0 && <a href="#similar">{t("property.similar")}</a>}
    </Notice>
  )
}

const Overview = ({ property }: Pick<PropertyPage, "property">) => {
  const { t, local } = useTranslation()
  return (
    <PageSection id="overview" heading={t("property.overview")}>
      <p className={styles["lead"]}>{local(property.overview)}</p>
    </PageSection>
  )
}

/** All that does not depend on the stay. */
const About = ({ page }: Pick<PropertyViewProps, "page">) => {
  const { t, local } = useTranslation()
  const { property } = page
  return (
    <>
      {page.reviews && <GuestReviews property={property} first={page.reviews} />}
      <Amenities property={property} />
      <Facts property={property} />
      <PageSection id="about" heading={t("property.about")}>
        <p className={styles["about"]}>{local(property.about)}</p>
      </PageSection>
      <TextList
        id="facilities"
        heading={t("property.facilities")}
        texts={property.facilities}
        look="shortTexts"
      />
      <HouseRulesSection property={property} />
      <TextList id="notes" heading={t("property.notes")} texts={property.notes} />
      <Location page={page} />
    </>
  )
}

const TextList = ({
  id,
  heading,
  texts,
  look = "texts",
}: {
  readonly id: string
  readonly heading: string
  readonly texts: PropertyPage["property"]["notes"]
  /** Short texts lie side by side where there is room. */
  readonly look?: "texts" | "shortTexts"
}) => {
  const { local } = useTranslation()
  if (texts.length === 0) return null
  return (
    <PageSection id={id} heading={heading}>
      <ul role="list" className={styles[look]}>
        {texts.map((text) => (
          <li key={text.en}>{local(text)}</li>
        ))}
      </ul>
    </PageSection>
  )
}
