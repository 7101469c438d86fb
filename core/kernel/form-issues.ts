import type { Issue } from "./issue.ts"

/** What was found wrong with a form, and the fields that were typed into since, by their paths. */
export type FormIssues = {
  readonly found: ReadonlyArray<Issue>
  readonly mended: ReadonlyArray<string>
}

export const noFormIssues: FormIssues = { found: [], mended: [] }

/** What is found wrong counts for every field, whether it was typed into before or not. */
export const foundWrong = (found: ReadonlyArray<Issue>): FormIssues => ({ found, mended: [] })

/** A field that is typed into is given the benefit of the doubt until the form is checked again. */
export const typedInto = (
  { found, mended }: FormIssues,
  paths: ReadonlyArray<string>,
): FormIssues => ({ found, mended: [...new Set([...mended, ...paths])] })

/** What is still wrong as far as anybody knows. */
export const openIssues = ({ found, mended }: FormIssues): ReadonlyArray<Issue> =>
  found.filter(({ path }) => !mended.includes(path))
