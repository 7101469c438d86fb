import { useRouter } from "@tanstack/react-router"
import { companyOf } from "../../app/company.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./information.module.css"

/** Who decides about personal data here, and whom to ask, as the privacy notice has to say. */
export const CompanyFacts = () => {
  const { t } = useTranslation()
  const company = companyOf(useRouter().options.context.facts)
  if (company === null) return null
  const { name, registration, address, phone, email, dataProtectionOfficer, isInvented } = company
  const facts = [
    ["footer.company.controller", name],
    ["footer.company.number", registration],
    ["footer.company.address", address],
    ["footer.company.phone", phone],
    ["footer.company.email", email],
    ["footer.company.officer", dataProtectionOfficer ?? email],
  ] as const
  return (
    <>
      <dl className={styles["facts"]}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isInvented && <p>{t("footer.company.invented")}</p>}
    </>
  )
}
