import { getRouteApi } from "@tanstack/react-router"
import { useSyncExternalStore } from "react"
import { useSavedStays } from "../../app/use-saved-stays.ts"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { AddressIssues } from "../../parts/search-bar/AddressIssues.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { KeptWhere } from "./KeptWhere.tsx"
import { ListedStays } from "./ListedStays.tsx"
import styles from "./shortlist.module.css"
import { StayDatesForm } from "./StayDatesForm.tsx"

const route = getRouteApi("/shortlist")

const neverChanges = () => () => {}
const onDevice = () => true
const onServer = () => false

/** `/shortlist` */
export const ShortlistScreen = () => {
  const { t } = useTranslation()
  const { asked, issues, shared, chosen } = route.useLoaderData()
  const { saved } = useSavedStays()
  // The server does not know what a device keeps: nothing is said to be missing before it is read.
  const isRead = useSyncExternalStore(neverChanges, onDevice, onServer)
  const slugs = shared ?? (isRead ? saved : null)
  const title = t(shared ? "shortlist.shared.title" : "shortlist.title")
  return (
    <div className={styles["screen"]}>
      <PageTitle title={title} />
      <div className={styles["head"]}>
        <h1>{title}</h1>
        <p>{t(shared ? "shortlist.shared.lead" : "shortlist.lead")}</p>
        {!shared && isRead && <KeptWhere />}
      </div>
      <AddressIssues issues={issues} />
      <StayDatesForm asked={asked} />
      <ListedStays {...{ slugs, asked, chosen }} isShared={shared !== null} />
    </div>
  )
}
