import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"

const isAnswered = ({ origin, data }: MessageEvent): boolean =>
  origin === location.origin &&
  typeof data === "object" &&
  data !== null &&
  "sandbox" in data &&
  data.sandbox === "challenge-answered"

/** The bank's own page, where the guest proves who is paying; there is always a way out. */
export const ChallengeDialog = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const { t } = useTranslation()
  const address = useSelector(checkout, ({ context }) => context.challenge)
  const leave = () => checkout.send({ type: "guest.abandonedChallenge" })
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (isAnswered(event)) checkout.send({ type: "guest.answeredChallenge" })
    }
    addEventListener("message", listen)
    return () => removeEventListener("message", listen)
  }, [checkout])
  return (
    <Dialog
      title={t("checkout.challenge")}
      closeLabel={t("checkout.challenge.leave")}
      onClose={leave}
    >
      {address && (
        <iframe className={styles["bank"]} title={t("checkout.challenge.frame")} src={address} />
      )}
      <Button look="quiet" onClick={leave}>
        {t("checkout.challenge.leave")}
      </Button>
    </Dialog>
  )
}
