import type { Issue } from "#core/kernel/issue.ts"
import type { TranslationKey } from "../../translations/translations.ts"

/** The fields of a form: their labels, their places, and the ids of their controls. */
export type FormFields = {
  /** What a field is called; null for what is no field of the form. */
  readonly labelOf: (path: string) => TranslationKey | null
  /** The id under which the control of a field is found. */
  readonly idOf: (path: string) => string
  /** The field that a control belongs to; null for what is no control of the form. */
  readonly pathOf: (control: Element | null) => string | null
  /** Issues as the guest meets them going down the page. */
  readonly inPageOrder: (issues: ReadonlyArray<Issue>) => ReadonlyArray<Issue>
}

/** The fields of a form from their labels in the order of the page; the name is unique on a page. */
export const formFields = (
  name: string,
  labels: Readonly<Record<string, TranslationKey>>,
): FormFields => {
  const pageOrder = Object.keys(labels)
  const placeOf = (path: string): number => {
    const place = pageOrder.indexOf(path)
    return place === -1 ? pageOrder.length : place
  }
  const idOf = (path: string) => `${name}-${path.replace(".", "-")}`
  const pathOfId = (id: string) => pageOrder.find((path) => idOf(path) === id) ?? null
  return {
    labelOf: (path) => labels[path] ?? null,
    idOf,
    // A date has three controls in a group of their own; the first of them has the id.
    pathOf: (control) =>
      pathOfId(control?.id ?? "") ??
      pathOfId(control?.closest("fieldset")?.querySelector("input")?.id ?? ""),
    inPageOrder: (issues) =>
      issues.toSorted((left, right) => placeOf(left.path) - placeOf(right.path)),
  }
}
