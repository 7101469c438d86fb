import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import CircleCheck from "lucide-react/icons/circle-check"
import Info from "lucide-react/icons/info"
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import styles from "./state.module.css"

const icons = { plain: Info, good: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

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
  const Icon = icons[tone]
  return (
    <div
      className={classes(styles["notice"], tone !== "plain" && styles[tone])}
      role={said ? (tone === "danger" ? "alert" : "status") : "note"}
    >
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
