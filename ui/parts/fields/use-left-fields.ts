import { useState, type FocusEvent } from "react"
import type { FormFields } from "./form-fields.ts"

/**
 * The fields that the guest left for another field, by their paths. Whoever goes on to a button has
 * left no field: a message that appears while a button is being pressed would move it away.
 */
export const useLeftFields = ({ pathOf }: FormFields) => {
  const [left, setLeft] = useState<ReadonlyArray<string>>([])
  return {
    left,
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const [from, to] = [pathOf(target), pathOf(relatedTarget)]
      if (from === null || to === null || from === to) return
      setLeft((before) => [...new Set([...before, from])])
    },
  }
}
