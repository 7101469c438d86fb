import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../account/account.module.css"
import { GoogleButton } from "../account/GoogleButton.tsx"
import { useJourney } from "../checkout/use-journey.ts"

/** For who has no password: Google once more, or a first password by mail, before a step goes on. */
export const ConfirmByGoogle = () => {
  const { t } = useTranslation()
  const { account, facts } = useRouter().options.context
  const started = useJourney<AccountActor<"session">>({
    wish: "",
    begin: () => account?.begin("session", { user: null, wayOn: "/account/profile", back: null }),
  })
  return (
    <div className={styles["form"]}>
      <p className={styles["soft"]}>{t("profile.confirm.google.lead")}</p>
      {facts.google && started.state === "started" && <ByGoogle session={started.actor} />}
      <LinkButton to="/forgot-password" look="quiet">
        {t("profile.password.set")}
      </LinkButton>
    </div>
  )
}

const ByGoogle = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  const address = useSelector(session, ({ context }) => context.address)
  useEffect(() => {
    if (state === "atGoogle") location.assign(address)
  }, [state, address])
  return (
    <>
      {state === "googleAway" && (
        <Notice tone="warning" said>
          {t("account.unreachable")}
        </Notice>
      )}
      <GoogleButton
        isBusy={state === "askingGoogle"}
        onPress={() => session.send({ type: "guest.choseGoogle" })}
      />
    </>
  )
}
