import type { ComponentProps } from "react"
import type { FieldProps } from "./Field.tsx"

/** What an element of HTML is given besides what its field decides: its id, its look, its changes. */
export type ControlProps<Element extends "input" | "select" | "textarea"> = Omit<
  ComponentProps<Element>,
  "id" | "onChange" | "value" | "className"
> & { readonly value: string }

/** The props of a field, those of its frame apart from those of its control. */
export const framed = <Control extends object>({
  label,
  hint,
  issue,
  optional = false,
  id,
  className,
  ...control
}: FieldProps & Control) => ({
  frame: { label, hint, issue, optional, id, className },
  control,
})
