import { inquiryTerms } from "#core/contact/inquiry.terms.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { InquiryActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./contact.module.css"

const { from, to } = inquiryTerms.replyWorkingDays

/** The inquiry is kept: its reference, and when to expect an answer. */
export const Thanked = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t } = useTranslation()
  const receipt = useSelector(inquiry, ({ context }) => context.receipt)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles["card"]} aria-labelledby="contact-thanked">
      <Icon name="circle-check" size={40} className={styles["mark"]} />
      <h2 id="contact-thanked" ref={heading} tabIndex={-1}>
        {t("contact.thanked")}
      </h2>
      <p>{t("contact.thanked.reply", { from, to })}</p>
      <dl className={styles["reference"]}>
        <dt>{t("contact.reference")}</dt>
        <dd>{receipt?.reference}</dd>
      </dl>
      <div className={styles["actions"]}>
        <LinkButton to="/">{t("notFound.action.home")}</LinkButton>
        <LinkButton to="/help" look="secondary">
          {t("footer.help")}
        </LinkButton>
      </div>
    </section>
  )
}
