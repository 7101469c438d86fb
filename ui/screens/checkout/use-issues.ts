import type { Issue } from "#core/kernel/issue.ts"
import { useEffect, useState } from "react"
import { fieldIdOf, inPageOrder } from "./field-ids.ts"

type Found = { readonly issues: ReadonlyArray<Issue>; readonly mended: ReadonlyArray<string> }

const nothingFound: Found = { issues: [], mended: [] }

/**
 * What is wrong with the form: found here when Book Now was pressed, or by the server. A field that
 * is typed into is given the benefit of the doubt; a
 * press or an answer moves the focus to the first that is wrong.
 */
export const useIssues = (ofServer: ReadonlyArray<Issue>) => {
  const [found, setFound] = useState(nothingFound)
  const issues = inPageOrder([...found.issues, ...ofServer]).filter(
    ({ path }) => !found.mended.includes(path),
  )
  useEffect(() => {
    const [first] = inPageOrder([...found.issues, ...ofServer])
    if (first) document.getElementById(fieldIdOf(first.path))?.focus()
  }, [found.issues, ofServer])
  return {
    issues,
    issueOf: (path: string) => issues.find((issue) => issue.path === path)?.code ?? null,
    find: (all: ReadonlyArray<Issue>) => setFound({ issues: all, mended: [] }),
    mend: (path: string) =>
      setFound((before) =>
        before.mended.includes(path) ? before : { ...before, mended: [...before.mended, path] },
      ),
  }
}
