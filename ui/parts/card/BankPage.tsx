import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import type { CardConfirmation } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./card.module.css"

/** Where the guest's bank asks who is paying; null while it asks nothing. */
export const useBankPage = (card: CardConfirmation | undefined): string | null =>
  useSelector(card, (snapshot) =>
    snapshot?.value === "challenged" ? snapshot.context.challenge : null,
  )

const isAnswered = ({ origin, data }: MessageEvent): boolean =>
  origin === location.origin &&
  typeof data === "object" &&
  data !== null &&
  "sandbox" in data &&
  data.sandbox === "challenge-answered"

/** The bank's page in a frame; reports when the guest has finished there. */
export const BankPage = ({
  card,
  address,
}: {
  readonly card: CardConfirmation
  readonly address: string
}) => {
  const { t } = useTranslation()
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (isAnswered(event)) card.send({ type: "guest.answeredChallenge" })
    }
    addEventListener("message", listen)
    return () => removeEventListener("message", listen)
  }, [card])
  return <iframe className={styles["bank"]} title={t("checkout.challenge.frame")} src={address} />
}
