import type { Issue } from "#core/kernel/issue.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useState } from "react"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

type Values = Readonly<Record<string, string>>

/** The fields of a form in the order of the page, with what they are called. */
type FieldLabels<Typed extends Values> = Readonly<Record<keyof Typed & string, TranslationKey>>

type FormNeeds<Typed extends Values> = {
  /** Names the form among all forms of the product. */
  readonly name: string
  readonly labels: FieldLabels<Typed>
  readonly empty: Typed
  /** What is never kept outside the form itself. */
  readonly secrets?: ReadonlyArray<keyof Typed & string>
  /** What the server found wrong. */
  readonly ofServer?: ReadonlyArray<Issue>
}

/** The props that a text field takes from its form. */
export type FieldOfText = {
  readonly label: string
  readonly id: string
  readonly issue: string | null
  readonly value: string
  readonly onType: (text: string) => void
}

type Found = { readonly issues: ReadonlyArray<Issue>; readonly mended: ReadonlyArray<string> }

const nothingFound: Found = { issues: [], mended: [] }
const noIssues: ReadonlyArray<Issue> = []

const without = (typed: Values, secrets: ReadonlyArray<string>): Values =>
  Object.fromEntries(Object.entries(typed).filter(([path]) => !secrets.includes(path)))

const remembered = <Typed extends Values>(empty: Typed, kept: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(empty).map(([path, value]) => [
      path,
      typeof kept[path] === "string" ? kept[path] : value,
    ]),
  ) as Typed

/**
 * What is typed into a form and what is wrong with it. It outlives an error, a change of language
 * and a reload. A field that is typed into is given the benefit of the doubt; a press or an answer
 * moves the focus to the first that is wrong.
 */
export const useForm = <Typed extends Values>(needs: FormNeeds<Typed>) => {
  const { name, empty, secrets = [], ofServer = noIssues } = needs
  const labels: Readonly<Record<string, TranslationKey>> = needs.labels
  const { t } = useTranslation()
  const { drafts } = useRouter().options.context
  const [typed, setTyped] = useState(() => remembered(empty, drafts.read(name)))
  const [found, setFound] = useState(nothingFound)
  const idOf = (path: string): string => `${name}-${path}`
  const inOrder = (issues: ReadonlyArray<Issue>) =>
    Object.keys(labels).flatMap((path) => issues.find((issue) => issue.path === path) ?? [])
  const issues = inOrder([...found.issues, ...ofServer]).filter(
    ({ path }) => !found.mended.includes(path),
  )
  const goToFirst = useEffectEvent((all: ReadonlyArray<Issue>) => {
    const [first] = inOrder(all)
    if (first) document.getElementById(idOf(first.path))?.focus()
  })
  useEffect(() => goToFirst([...found.issues, ...ofServer]), [found.issues, ofServer])
  /** What ties a field's control to its label, its summary and what is wrong with it. */
  const field = (path: keyof Typed & string) => ({
    id: idOf(path),
    issue: issues.find((issue) => issue.path === path)?.code ?? null,
  })
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    drafts.keep(name, without(next, secrets))
    setFound((before) => ({ ...before, mended: [...before.mended, ...Object.keys(part)] }))
  }
  return {
    typed,
    issues,
    labelOf: (path: string) => labels[path] ?? null,
    idOf,
    field,
    type,
    /** A text field: its label, its value and its issue. */
    text: (path: keyof Typed & string): FieldOfText => ({
      label: t(needs.labels[path]),
      ...field(path),
      value: typed[path] ?? "",
      onType: (text: string) => type({ [path]: text } as Partial<Typed>),
    }),
    /** Notes what is wrong, and says whether nothing is. */
    find: (all: ReadonlyArray<Issue>): boolean => {
      setFound({ issues: all, mended: [] })
      return all.length === 0
    },
    /** Begins again with these values; nothing of the form is kept any more. */
    reset: (values: Typed) => {
      drafts.forget(name)
      setTyped(values)
      setFound(nothingFound)
    },
  }
}
