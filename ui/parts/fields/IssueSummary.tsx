import type { Issue } from "#core/kernel/issue.ts"
import { useEffect, useRef } from "react"
import { Icon } from "../icons/Icon.tsx"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { issueText } from "./issue-text.ts"
import styles from "./issue-summary.module.css"

type FormWithIssues = {
  readonly issues: ReadonlyArray<Issue>
  /** What a field is called; nothing for what is no field of the form. */
  readonly labelOf: (path: string) => TranslationKey | null
  readonly idOf: (path: string) => string
}

/** Everything that is wrong with a form, each a way to its field. */
export const IssueSummary = ({
  form: { issues, labelOf, idOf },
  takesFocus = false,
}: {
  readonly form: FormWithIssues
  /** Where no field takes the focus, the summary does when it appears. */
  readonly takesFocus?: boolean
}) => {
  const { t } = useTranslation()
  const summary = useRef<HTMLDivElement>(null)
  const isThere = issues.length > 0
  useEffect(() => {
    if (takesFocus && isThere) summary.current?.focus()
  }, [takesFocus, isThere])
  if (!isThere) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles["issues"]}>
      <p>
        <Icon name="circle-exclamation-point" size={20} />
        <b>{t("form.issues", { count: issues.length })}</b>
      </p>
      <ul role="list">
        {issues.map(({ path, code }) => {
          const [label, issue] = [labelOf(path), issueText(code, t)]
          return (
            <li key={path}>
              <a
                href={`#${idOf(path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(path))?.focus()
                }}
              >
                {label ? t("form.issue", { field: t(label), issue }) : issue}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
