import type { Issue } from "#core/kernel/issue.ts"
import { CircleAlert } from "lucide-react"
import { useTranslation } from "../translations/use-translation.tsx"
import { issueText } from "./issue-text.ts"
import styles from "./issue-summary.module.css"
import type { FieldLabels } from "./use-form.ts"

/** Everything that is wrong with a form, each a way to its field. */
export const IssueSummary = ({
  form: { issues, labels, idOf },
}: {
  readonly form: {
    readonly issues: ReadonlyArray<Issue>
    readonly labels: FieldLabels
    readonly idOf: (path: string) => string
  }
}) => {
  const { t } = useTranslation()
  if (issues.length === 0) return null
  return (
    <div role="alert" className={styles["issues"]}>
      <p>
        <CircleAlert size={20} aria-hidden />
        <b>{t("form.issues", { count: issues.length })}</b>
      </p>
      <ul>
        {issues.map(({ path, code }) => {
          const label = labels[path]
          return (
            <li key={path}>
              <a
                href={`#${idOf(path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(path))?.focus()
                }}
              >
                {label ? t("form.issue", { field: t(label), issue: issueText(code, t) }) : code}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
