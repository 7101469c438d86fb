import type { HomePage } from "#core/search/home-page.ts"
import { getRouteApi } from "@tanstack/react-router"
import { Arriving } from "../../parts/Arriving.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { RememberedNotice } from "../../parts/RememberedNotice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { FindAndReserve } from "./FindAndReserve.tsx"
import { Hero } from "./Hero.tsx"
import styles from "./home.module.css"
import { HomeSectionsSkeleton } from "./HomeSkeleton.tsx"
import { Landmarks } from "./Landmarks.tsx"
import { RecentlyViewed } from "./RecentlyViewed.tsx"
import { StayShelf } from "./StayShelf.tsx"

const route = getRouteApi("/")

/** `/` */
export const HomeScreen = () => {
  const { t } = useTranslation()
  const { home } = route.useLoaderData()
  return (
    <>
      <PageTitle title={t("home.title")} description={t("home.description")} whole />
      <Hero />
      <Arriving of={home} skeleton={<HomeSectionsSkeleton />}>
        {(sections) => <HomeSections home={sections} />}
      </Arriving>
    </>
  )
}

/** The sections below the search; one without entries says so. */
export const HomeSections = ({ home }: { readonly home: HomePage }) => {
  const { t } = useTranslation()
  return (
    <>
      {home.remembered && (
        <div className={styles["notice"]}>
          <RememberedNotice of={home} />
        </div>
      )}
      <StayShelf
        heading={t("home.offers")}
        lead={t("home.offers.lead")}
        empty={t("home.offers.empty")}
        stays={home.specialOffers}
      />
      <FindAndReserve home={home} />
      <StayShelf
        heading={t("home.trending")}
        lead={t("home.trending.lead")}
        empty={t("home.trending.empty")}
        stays={home.trending}
      />
      <StayShelf
        heading={t("home.featured")}
        lead={t("home.featured.lead")}
        empty={t("home.featured.empty")}
        stays={home.featured}
      />
      <Landmarks landmarks={home.landmarks} />
      <RecentlyViewed />
    </>
  )
}
