import {
  foundWrong,
  noFormIssues,
  openIssues,
  typedInto,
  type FormIssues,
} from "#core/kernel/form-issues.ts"
import type { Issue } from "#core/kernel/issue.ts"
import { useEffect, useState } from "react"
import type { FormFields } from "./form-fields.ts"

/**
 * Shows what is wrong with a form, in the order of the page. A check that found something moves the
 * focus to the first field that is wrong.
 */
export const useShownIssues = (
  { found, mended }: FormIssues,
  { idOf, inPageOrder }: FormFields,
) => {
  const issues = inPageOrder(openIssues({ found, mended }))
  useEffect(() => {
    const [first] = inPageOrder(found)
    if (first) document.getElementById(idOf(first.path))?.focus()
  }, [found, idOf, inPageOrder])
  return {
    issues,
    issueOf: (path: string) => issues.find((issue) => issue.path === path)?.code ?? null,
  }
}

/** The same for a form whose issues no machine keeps. */
export const useIssues = (fields: FormFields) => {
  const [form, setForm] = useState(noFormIssues)
  return {
    ...useShownIssues(form, fields),
    find: (all: ReadonlyArray<Issue>) => setForm(foundWrong(all)),
    mend: (path: string) => setForm((before) => typedInto(before, [path])),
  }
}
