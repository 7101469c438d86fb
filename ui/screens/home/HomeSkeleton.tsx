import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"
import styles from "./home.module.css"

const CARDS = [0, 1, 2, 3]

/** The sections of the home page before they have come. */
export const HomeSectionsSkeleton = () => (
  <div className={styles["section"]}>
    <LoadingSaid />
    <div className={styles["heading"]}>
      <Skeleton width="12rem" height="1.75rem" />
    </div>
    <div className={styles["tiles"]}>
      {CARDS.map((card) => (
        <Skeleton key={card} height="26rem" radius="var(--radius-2)" />
      ))}
    </div>
  </div>
)

/** Placeholder while the home page's code loads. */
export const HomeSkeleton = () => (
  <>
    <div className={styles["hero"]}>
      <Skeleton height="clamp(19rem, 52vw, 30rem)" radius="var(--radius-3)" />
    </div>
    <HomeSectionsSkeleton />
  </>
)
