import type { Issue } from "#core/kernel/issue.ts"
import { issueText } from "../fields/issue-text.ts"
import { Notice } from "../Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** The parts of the address that were invalid and ignored; nothing if all were valid. */
export const AddressIssues = ({ issues }: { readonly issues: ReadonlyArray<Issue> }) => {
  const { t } = useTranslation()
  const texts = [...new Set(issues.map(({ code }) => issueText(code, t)))]
  if (texts.length === 0) return null
  return (
    <Notice tone="warning" said>
      <p>{t("issue.intro")}</p>
      <ul role="list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
