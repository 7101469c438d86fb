import type { ComponentProps } from "react"
import { classes } from "./classes.ts"
import styles from "./button.module.css"

/** How loud a button is: one primary action a view, others secondary or quiet. */
export type ButtonLook = {
  readonly look?: "primary" | "secondary" | "quiet" | "danger" | undefined
  readonly size?: "normal" | "large" | "icon" | undefined
  readonly wide?: boolean | undefined
}

/** The classes by which a button or a link looks like one. */
export const buttonClasses = ({ look = "primary", size = "normal", wide = false }: ButtonLook) =>
  classes(
    styles["button"],
    styles[look],
    size === "large" && styles["large"],
    size === "icon" && styles["icon"],
    wide && styles["wide"],
  )

/** A button of type `button` by default. An icon alone needs an `aria-label`. */
export const Button = ({
  look,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & ComponentProps<"button">) => (
  <button
    type="button"
    {...rest}
    className={classes(buttonClasses({ look, size, wide }), className)}
  />
)
