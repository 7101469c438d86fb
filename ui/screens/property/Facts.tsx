import { factGroupNames, factGroups, propertyFacts, type Fact } from "#core/property/fact-groups.ts"
import type { Property } from "#core/property/property.ts"
import { Icon } from "../../parts/icons/Icon.tsx"
import { factIcons } from "../../parts/fact-icons.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { PageSection } from "./PageSection.tsx"

/** What guests choose the property by, in groups; a group without any is left out. */
export const Facts = ({ property }: { readonly property: Property }) => {
  const { t } = useTranslation()
  const facts = propertyFacts(property)
  if (facts.length === 0) return null
  return (
    <PageSection id="facts" heading={t("property.facts")}>
      <div className={styles["amenities"]}>
        {factGroupNames.map((group) => {
          const own = factGroups[group].filter((fact) => facts.includes(fact))
          return (
            own.length > 0 && (
              <div key={group}>
                <h3>{t(`facts.${group}`)}</h3>
                <ul role="list">
                  {own.map((fact) => (
                    <FactLine key={fact} fact={fact} />
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
    </PageSection>
  )
}

const FactLine = ({ fact }: { readonly fact: Fact }) => {
  const { t } = useTranslation()
  return (
    <li>
      <Icon name={factIcons[fact]} size={18} />
      {t(`fact.${fact}`)}
    </li>
  )
}
