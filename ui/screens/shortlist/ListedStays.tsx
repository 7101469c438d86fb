import type { Slug } from "#core/property/property.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { comparedOf } from "#core/shortlist/shortlist.rules.ts"
import { Icon } from "../../parts/icons/Icon.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Comparison } from "./Comparison.tsx"
import { ListedCards } from "./ListedCards.tsx"
import { ShareShortlist } from "./ShareShortlist.tsx"
import styles from "./shortlist.module.css"
import { useListed } from "./use-listed.ts"

const SKELETONS = ["first", "second", "third"]

type Listed = {
  /** Null until the device has been read. */
  readonly slugs: ReadonlyArray<Slug> | null
  readonly asked: StayAsked
  readonly chosen: ReadonlyArray<Slug>
  readonly isShared: boolean
}

const inOrder = (
  slugs: ReadonlyArray<Slug>,
  stays: ReadonlyArray<StayResult>,
): ReadonlyArray<StayResult> => slugs.flatMap((slug) => stays.filter((stay) => stay.slug === slug))

/** The stays of a list with their prices, and side by side. */
export const ListedStays = ({ slugs, asked, chosen, isShared }: Listed) => {
  const { t } = useTranslation()
  const { answer, retry } = useListed(slugs, asked)
  if (slugs?.length === 0) return <NothingListed isShared={isShared} />
  if (slugs === null || answer === null) return <ListSkeleton />
  if ("failed" in answer) return <ErrorState reason={t("error.unreachable")} onRetry={retry} />
  const stays = inOrder(slugs, answer.ok)
  if (stays.length === 0) return <NothingListed isShared={isShared} />
  const shown = stays.map(({ slug }) => slug)
  const compared = comparedOf(shown, chosen)
  return (
    <>
      <ListedCards {...{ stays, asked, compared }} />
      {stays.length > 1 && (
        <Comparison asked={asked} stays={stays.filter(({ slug }) => compared.includes(slug))} />
      )}
      <ShareShortlist slugs={shown} />
    </>
  )
}

const NothingListed = ({ isShared }: Pick<Listed, "isShared">) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Icon name="heart" size={28} />}
      heading={t(isShared ? "shortlist.shared.empty" : "shortlist.empty")}
      action={<LinkButton to="/properties">{t("shortlist.find")}</LinkButton>}
    >
      {t(isShared ? "shortlist.shared.gone" : "shortlist.how")}
    </EmptyState>
  )
}

const ListSkeleton = () => (
  <div className={styles["cards"]}>
    <LoadingSaid />
    {SKELETONS.map((place) => (
      <Skeleton key={place} height="22rem" radius="var(--radius-2)" />
    ))}
  </div>
)
