import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"
import styles from "./results.module.css"

const CARDS = [0, 1, 2, 3, 4, 5]

/** The shape of the results before they have come. */
export const ResultsSkeleton = () => (
  <div className={styles["screen"]} data-wide>
    <LoadingSaid />
    <div className={styles["searchSkeleton"]}>
      <Skeleton height="4.75rem" radius="var(--radius-3)" />
    </div>
    <div className={styles["columns"]}>
      <div className={styles["panelSkeleton"]}>
        <Skeleton height="40rem" radius="var(--radius-2)" />
      </div>
      <div className={styles["list"]}>
        <Skeleton width="14rem" height="2rem" />
        <div className={styles["cards"]}>
          {CARDS.map((card) => (
            <Skeleton key={card} height="var(--card-height)" radius="var(--radius-2)" />
          ))}
        </div>
      </div>
    </div>
  </div>
)
