import { Link } from "@tanstack/react-router"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"
import { Logo } from "./Logo.tsx"
import { socialNetworks } from "./social-networks.ts"

/** What the product is, where to go on, how to pay, and what stands in every price. */
export const Footer = ({ sandbox }: { readonly sandbox: boolean }) => {
  const { t } = useTranslation()
  return (
    <footer className={styles["footer"]}>
      <div className={styles["columns"]}>
        <div>
          <p className={styles["logo"]}>
            <Logo size={28} /> {t("brand.name")}
          </p>
          <p className={styles["tagline"]}>{t("brand.tagline")}</p>
        </div>
        <Explore />
        <Support />
        <FollowUs />
        <WaysToPay />
      </div>
      <div className={styles["small"]}>
        <p>{t("footer.sst")}</p>
        {sandbox && <p>{t("footer.sandbox")}</p>}
      </div>
    </footer>
  )
}

const Explore = () => {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="footer-explore">
      <h2 id="footer-explore">{t("footer.explore")}</h2>
      <ul role="list">
        <li>
          <Link to="/properties">{t("header.stays")}</Link>
        </li>
        <li>
          <Link to="/booking/search">{t("header.findBooking")}</Link>
        </li>
        <li>
          <Link to="/about-us">{t("footer.about")}</Link>
        </li>
      </ul>
    </nav>
  )
}

const Support = () => {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="footer-support">
      <h2 id="footer-support">{t("footer.support")}</h2>
      <ul role="list">
        <li>
          <Link to="/help">{t("footer.help")}</Link>
        </li>
        <li>
          <Link to="/contact-us">{t("footer.contact")}</Link>
        </li>
        <li>
          <Link to="/refund-policy">{t("footer.refund")}</Link>
        </li>
        <li>
          <Link to="/terms-and-conditions">{t("footer.terms")}</Link>
        </li>
        <li>
          <Link to="/privacy-policy">{t("footer.privacy")}</Link>
        </li>
      </ul>
    </nav>
  )
}

const FollowUs = () => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="footer-follow">
      <h2 id="footer-follow">{t("footer.follow")}</h2>
      <ul role="list">
        {socialNetworks.map(({ name, address }) => (
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
  return (
    <section aria-labelledby="footer-payment">
      <h2 id="footer-payment">{t("footer.payment")}</h2>
      <ul role="list" className={styles["marks"]}>
        <li>{t("footer.payCard")}</li>
        <li>{t("footer.payAtProperty")}</li>
      </ul>
    </section>
  )
}
