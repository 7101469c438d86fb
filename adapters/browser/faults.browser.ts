const NAME = "fault"

/** The fault scenario that the address asks for; a tab keeps it until another, or none, is asked for. */
export const faultScenarioIn = (search: string): string | null => {
  const asked = new URLSearchParams(search).get(NAME)
  try {
    if (asked !== null) sessionStorage.setItem(NAME, asked)
    return asked ?? sessionStorage.getItem(NAME)
  } catch {
    // A browser that keeps nothing: the fault scenario ends with the next page.
    return asked
  }
}
