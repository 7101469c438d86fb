import type { Issue } from "#core/kernel/issue.ts"
import { CircleAlert } from "lucide-react"
import { issueText } from "../../parts/issue-text.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { fieldIdOf, fieldLabelOf } from "./field-ids.ts"

/** Everything that is wrong, each a way to its field. */
export const ErrorSummary = ({ issues }: { readonly issues: ReadonlyArray<Issue> }) => {
  const { t } = useTranslation()
  if (issues.length === 0) return null
  return (
    <div role="alert" className={styles["errors"]}>
      <p>
        <CircleAlert size={20} aria-hidden />
        <b>{t("checkout.issues", { count: issues.length })}</b>
      </p>
      <ul>
        {issues.map(({ path, code }) => (
          <li key={path}>
            <a
              href={`#${fieldIdOf(path)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldIdOf(path))?.focus()
              }}
            >
              <Named path={path} code={code} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Named = ({ path, code }: Issue) => {
  const { t } = useTranslation()
  const label = fieldLabelOf(path)
  const issue = issueText(code, t)
  return label ? t("checkout.issue", { field: t(label), issue }) : issue
}
