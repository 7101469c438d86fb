import type { ReactNode } from "react"
import { Icon } from "./icons/Icon.tsx"
import { classes } from "./classes.ts"
import styles from "./state.module.css"

const icons = {
  plain: "info",
  good: "circle-check",
  warning: "triangle-exclamation-point",
  danger: "circle-exclamation-point",
} as const

/** Something the guest should know here; `said` speaks it when it appears. */
export const Notice = ({
  tone = "plain",
  said = false,
  children,
}: {
  readonly tone?: keyof typeof icons
  readonly said?: boolean
  readonly children: ReactNode
}) => {
  return (
    <div
      className={classes(styles["notice"], tone !== "plain" && styles[tone])}
      role={said ? (tone === "danger" ? "alert" : "status") : "note"}
    >
      <Icon name={icons[tone]} size={20} />
      <div>{children}</div>
    </div>
  )
}
