import { useSelector } from "@xstate/react"
import { CircleAlert } from "lucide-react"
import { useEffect, useRef } from "react"
import { issueText } from "../../parts/issue-text.ts"
import type { InquiryActor } from "../../routes/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./contact.module.css"
import { fieldIdOf, labelOf } from "./fields.ts"

/** Everything that is wrong, each a way to its field; it takes the focus when it appears. */
export const Issues = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t } = useTranslation()
  const issues = useSelector(inquiry, ({ context }) => context.issues)
  const summary = useRef<HTMLDivElement>(null)
  const isThere = issues.length > 0
  useEffect(() => {
    if (isThere) summary.current?.focus()
  }, [isThere])
  if (!isThere) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles["issues"]}>
      <p>
        <CircleAlert size={20} aria-hidden />
        <b>{t("contact.issues", { count: issues.length })}</b>
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
              {t("contact.issue", { field: t(labelOf(path)), issue: issueText(code, t) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
