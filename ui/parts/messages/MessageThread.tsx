import type { Claim } from "#core/managing/managed-bookings.port.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ConversationActor } from "../../app/journeys.ts"
import { useJourney } from "../../app/use-journey.ts"
import { Button } from "../Button.tsx"
import { Notice } from "../Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../booking/booking.module.css"
import { MessageForm } from "./MessageForm.tsx"
import { Reach } from "./Reach.tsx"
import { Thread } from "./Thread.tsx"

/** How the property of a booking is reached, and what was written; nothing where there is neither. */
export const MessageThread = ({ claim }: { readonly claim: Claim }) => {
  const { journeys } = useRouter().options.context
  const started = useJourney<ConversationActor>({
    wanted: `${claim.id} ${claim.link ?? ""}`,
    begin: () => journeys?.conversation?.({ side: "guest", claim }),
  })
  return started.state === "started" ? <Opened conversation={started.actor} /> : null
}

const Opened = ({ conversation }: { readonly conversation: ConversationActor }) => {
  const { t } = useTranslation()
  const state = useSelector(conversation, ({ value }) => value)
  const opened = useSelector(conversation, ({ context }) => context.conversation)
  if (state === "lostContact")
    return (
      <Notice tone="warning">
        {t("error.unreachable")}{" "}
        <Button look="secondary" onClick={() => conversation.send({ type: "writer.retried" })}>
          {t("action.retry")}
        </Button>
      </Notice>
    )
  if (state === "missing" || opened === null) return null
  const { phone, whatsapp, writable, messages } = opened
  if (phone === null && whatsapp === null && !writable && messages.length === 0) return null
  return (
    <section className={bookingStyles["card"]}>
      <h2>{t("messages.property")}</h2>
      <Reach conversation={opened} />
      <Thread conversation={opened} />
      <MessageForm conversation={conversation} opened={opened} />
    </section>
  )
}
