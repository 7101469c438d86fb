import type { ComponentProps } from "react"
import { classes } from "../classes.ts"
import { Icon } from "../icons/Icon.tsx"
import styles from "./select.module.css"

/**
 * One of many: opened as the guest's own machine does it, closed it looks the same in all browsers. A
 * class of a field takes the place of its round look.
 */
export const Select = ({ className, ...select }: ComponentProps<"select">) => (
  <span className={styles["select"]}>
    <select {...select} className={classes(styles["chooser"], className ?? styles["pill"])} />
    <Icon name="chevron-down" size={18} />
  </span>
)
