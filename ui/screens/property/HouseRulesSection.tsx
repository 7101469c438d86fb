import type { Property } from "#core/property/property.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { childrenSentences } from "./children-policy.ts"
import styles from "./property.module.css"
import { PageSection } from "./PageSection.tsx"

/** When to come and go, when to be quiet, and who and what may come along. */
export const HouseRulesSection = ({
  property: { houseRules: rules, children },
}: {
  readonly property: Pick<Property, "houseRules" | "children">
}) => {
  const { t } = useTranslation()
  const allowed = (isAllowed: boolean) => t(isAllowed ? "property.rules.yes" : "property.rules.no")
  const rows = [
    [t("property.rules.checkIn"), t("property.rules.from", { time: rules.checkInFrom })],
    [t("property.rules.checkOut"), t("property.rules.until", { time: rules.checkOutUntil })],
    ...(rules.quietFrom !== null && rules.quietUntil !== null
      ? [[t("property.rules.quiet"), `${rules.quietFrom} – ${rules.quietUntil}`]]
      : []),
    [t("property.rules.pets"), allowed(rules.pets)],
    [t("property.rules.smoking"), allowed(rules.smoking)],
    [t("property.rules.children"), allowed(rules.children)],
  ]
  return (
    <PageSection id="rules" heading={t("property.rules")}>
      <dl className={styles["rules"]}>
        {rows.map(([rule, text]) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children && (
        <ul role="list" className={styles["texts"]} aria-label={t("property.rules.children")}>
          {childrenSentences(children, t).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
