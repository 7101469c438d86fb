import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../translations/use-translation.tsx"
import { companyOf } from "../app/company.ts"
import styles from "./layout.module.css"

const digitsOf = (phone: string): string => phone.replaceAll(/[^+\d]/g, "")

/** The company's number, which never breaks at its hyphen; a guest copies it as it was written. */
const Registration = ({ number }: { readonly number: string }) => {
  const { t } = useTranslation()
  const [before, after] = t("footer.company.registration", { number }).split(number)
  return (
    <span>
      {before}
      <span className={styles["number"]}>{number}</span>
      {after}
    </span>
  )
}

/** Who runs the site, at the end of every page. */
export const CompanyLine = () => {
  const { t } = useTranslation()
  const company = companyOf(useRouter().options.context.facts)
  if (company === null) return null
  const { name, registration, address, phone, email, isInvented } = company
  return (
    <section aria-label={t("footer.company")}>
      <address className={styles["company"]}>
        <b>{name}</b>
        {registration !== null && <Registration number={registration} />}
        {address !== null && <span>{address}</span>}
        {phone !== null && <a href={`tel:${digitsOf(phone)}`}>{phone}</a>}
        <a href={`mailto:${email}`}>{email}</a>
        {isInvented && <span>{t("footer.company.invented")}</span>}
      </address>
    </section>
  )
}
