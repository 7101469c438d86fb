import { ringgit } from "#core/money/ringgit.ts"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CardOfChange } from "./CardOfChange.tsx"
import styles from "./manage-booking.module.css"

type Props = { readonly managed: AccountActor<"manageBooking"> }

/** The difference of a change, paid by card; until it is there, the stay stays booked as it was. */
export const PayDialog = ({ managed }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(managed, ({ value }) => value)
  const { amount, challenge } = useSelector(managed, ({ context }) => context)
  const leave = () =>
    managed.send({ type: state === "challenged" ? "guest.abandonedChallenge" : "guest.leftIt" })
  return (
    <Dialog
      title={amount ? t("manage.pay", { amount: ringgit(amount) }) : t("manage.pay.title")}
      closeLabel={t("manage.pay.leave")}
      onClose={leave}
    >
      <CardOfChange managed={managed} />
      {state === "challenged" && challenge && <Bank managed={managed} address={challenge} />}
      {state === "uncertain" && (
        <>
          <Notice tone="warning" said>
            {t("manage.pay.uncertain")}
          </Notice>
          <Button onClick={() => managed.send({ type: "guest.retried" })}>
            {t("action.retry")}
          </Button>
        </>
      )}
      {state !== "askingCard" && state !== "challenged" && state !== "uncertain" && (
        <p role="status">{t("manage.pay.settling")}</p>
      )}
    </Dialog>
  )
}

const isAnswered = ({ origin, data }: MessageEvent): boolean =>
  origin === location.origin &&
  typeof data === "object" &&
  data !== null &&
  "sandbox" in data &&
  data.sandbox === "challenge-answered"

const Bank = ({ managed, address }: Props & { readonly address: string }) => {
  const { t } = useTranslation()
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (isAnswered(event)) managed.send({ type: "guest.answeredChallenge" })
    }
    addEventListener("message", listen)
    return () => removeEventListener("message", listen)
  }, [managed])
  return <iframe className={styles["bank"]} title={t("checkout.challenge.frame")} src={address} />
}
