const keyOf = (form: string): string => `draft-${form}`

const read = (form: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}")
    return typeof kept === "object" ? { ...kept } : {}
  } catch {
    // A browser that keeps nothing, or something else's text: the form begins empty.
    return {}
  }
}

/** What was typed into forms, kept by the tab and gone with it. */
export const browserDrafts = () => ({
  read,
  keep: (form: string, typed: object): void => {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(typed))
    } catch {
      // Storage is full or forbidden: the form itself still has what was typed.
    }
  },
  forget: (form: string): void => {
    try {
      sessionStorage.removeItem(keyOf(form))
    } catch {
      // What cannot be kept need not be forgotten.
    }
  },
})
