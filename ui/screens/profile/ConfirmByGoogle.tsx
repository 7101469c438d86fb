import type { User } from "#core/account/account.ts"
import { mayGoOn } from "#core/account/vouching.rules.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent, useState } from "react"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { GoogleWay } from "../../parts/account/GoogleWay.tsx"
import { SlowedNotice } from "../../parts/account/SlowedNotice.tsx"
import { useHasForm } from "../../parts/account/use-has-form.ts"
import { useJourney } from "../../app/use-journey.ts"
import { LinkAccount } from "../../parts/account/LinkAccount.tsx"

const BACK_HERE = "/account/profile"

type OfStep = { readonly step: AccountActor<"accountStep"> }

/** For who has no password: Google once more, or a first password by mail, before a step goes on. */
export const ConfirmByGoogle = ({ step }: OfStep) => {
  const { t } = useTranslation()
  const { account, facts } = useRouter().options.context
  const started = useJourney<AccountActor<"session">>({
    begin: () => account?.session({ user: null, wayOn: BACK_HERE, back: null }),
  })
  return (
    <div className={styles["form"]}>
      <p className={styles["soft"]}>{t("profile.confirm.google.lead")}</p>
      {facts.google && started.state === "started" && (
        <ByGoogle session={started.actor} step={step} />
      )}
      <LinkButton to="/forgot-password" look="quiet">
        {t("profile.password.set")}
      </LinkButton>
    </div>
  )
}

const ByGoogle = ({ session, step }: OfStep & { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const tab = useRouter().options.context.session
  const [asked] = useState(() => tab.read())
  const hasButton = useHasForm(session)
  const asksPassword = useSelector(session, ({ value }) => `${value}`.startsWith("link"))
  const user = useSelector(session, ({ context }) => context.user)
  const goOn = useEffectEvent((vouched: User) => {
    if (!mayGoOn(asked, vouched)) return location.assign(BACK_HERE)
    tab.becomes(vouched)
    step.send({ type: "guest.vouchedFor" })
  })
  useEffect(() => {
    if (user) goOn(user)
  }, [user])
  if (hasButton)
    return (
      <>
        <GoogleWay
          session={session}
          refused={t("profile.confirm.google.refused")}
          away={t("account.google.away")}
        />
        <SlowedNotice session={session} />
      </>
    )
  return asksPassword && <LinkAccount session={session} />
}
