import { useSelector } from "@xstate/react"
import { Icon } from "../icons/Icon.tsx"
import { Button } from "../Button.tsx"
import { Notice } from "../Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** A passkey in place of a password: its button, and what came of it. */
export const PasskeyWay = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag("busy"))
  return (
    <>
      <Button
        look="secondary"
        wide
        aria-disabled={isBusy}
        onClick={() => session.send({ type: "guest.chosePasskey" })}
      >
        <Icon name="key-round" size={20} />
        {t("login.passkey")}
      </Button>
      {state === "askingPasskey" && <Notice said>{t("login.passkeyAsked")}</Notice>}
      {state === "passkeyRefused" && (
        <Notice tone="danger" said>
          {t("login.passkeyRefused")}
        </Notice>
      )}
    </>
  )
}
