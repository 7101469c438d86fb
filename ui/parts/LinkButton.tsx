import { createLink } from "@tanstack/react-router"
import type { ComponentProps } from "react"
import { buttonClasses, type ButtonLook } from "./Button.tsx"
import { classes } from "./classes.ts"

const Anchor = ({ look, size, wide, className, ...rest }: ButtonLook & ComponentProps<"a">) => (
  <a {...rest} className={classes(buttonClasses({ look, size, wide }), className)} />
)

/** A link to another page of the product that looks like a button. */
export const LinkButton = createLink(Anchor)
