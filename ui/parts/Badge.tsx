import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import styles from "./facts.module.css"

/** A short fact on a pill: `good` for the guest, a `deal`, a `member` deal, or `plain`. */
export const Badge = ({
  tone = "plain",
  children,
}: {
  readonly tone?: "good" | "deal" | "member" | "plain"
  readonly children: ReactNode
}) => <span className={classes(styles["badge"], styles[tone])}>{children}</span>
