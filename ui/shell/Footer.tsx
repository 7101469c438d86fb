import { Link, useRouter } from "@tanstack/react-router"
import { Suspense } from "react"
import { optionalPart } from "../parts/optional-part.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { CompanyLine } from "./CompanyLine.tsx"
import styles from "./layout.module.css"
import { Logo } from "./Logo.tsx"
import { takesCards } from "../app/page-facts.ts"
import { socialNetworksAt } from "./social-networks.ts"

const VisitCounting = optionalPart(
  async () => (await import("./VisitCounting.tsx")).VisitCounting,
  () => null,
)

/** The footer: tagline, links, ways to pay, the company, and the note on taxes. */
export const Footer = () => {
  const { t } = useTranslation()
  const { analytics: counts, sandbox } = useRouter().options.context.facts
  return (
    <footer className={styles["footer"]}>
      <div className={styles["columns"]}>
        <div>
          <p className={styles["logo"]}>
            <Logo size={28} /> {t("brand.name")}
          </p>
          <p className={styles["tagline"]}>{t("brand.tagline")}</p>
        </div>
        <Links list="explore" />
        <Links list="support" />
        <FollowUs />
        <WaysToPay />
      </div>
      <div className={styles["small"]}>
        <CompanyLine />
        <p>{t("footer.sst")}</p>
        {sandbox && <p>{t("footer.sandbox")}</p>}
        {counts && (
          <Suspense>
            <VisitCounting />
          </Suspense>
        )}
      </div>
    </footer>
  )
}

/** The pages of the footer, in two lists. */
const lists = {
  explore: [
    ["/properties", "header.stays"],
    ["/shortlist", "header.shortlist"],
    ["/booking/search", "header.findBooking"],
    ["/about-us", "footer.about"],
  ],
  support: [
    ["/help", "footer.help"],
    ["/contact-us", "footer.contact"],
    ["/refund-policy", "footer.refund"],
    ["/terms-and-conditions", "footer.terms"],
    ["/privacy-policy", "footer.privacy"],
  ],
} as const

const Links = ({ list }: { readonly list: keyof typeof lists }) => {
  const { t } = useTranslation()
  const id = `footer-${list}`
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{t(`footer.${list}`)}</h2>
      <ul role="list">
        {lists[list].map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{t(name)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const FollowUs = () => {
  const { t } = useTranslation()
  const { followUs } = useRouter().options.context.facts
  return (
    <section aria-labelledby="footer-follow">
      <h2 id="footer-follow">{t("footer.follow")}</h2>
      <ul role="list">
        {socialNetworksAt(followUs).map(({ name, address }) => (
          <li key={name}>
            <a
              href={address}
              rel="noopener external"
              aria-label={t("footer.opensElsewhere", { name })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const WaysToPay = () => {
  const { t } = useTranslation()
  const { facts } = useRouter().options.context
  return (
    <section aria-labelledby="footer-payment">
      <h2 id="footer-payment">{t("footer.payment")}</h2>
      <ul role="list" className={styles["marks"]}>
        {takesCards(facts) && <li>{t("footer.payCard")}</li>}
        <li>{t("footer.payAtProperty")}</li>
      </ul>
    </section>
  )
}
