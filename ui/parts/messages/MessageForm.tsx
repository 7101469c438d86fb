import type { Conversation } from "#core/messages/conversation.ts"
import { useSelector } from "@xstate/react"
import { useId, type SubmitEvent } from "react"
import type { ConversationActor } from "../../app/journeys.ts"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import { Button } from "../Button.tsx"
import { Notice } from "../Notice.tsx"
import { TextArea } from "../fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./messages.module.css"

type Props = { readonly conversation: ConversationActor; readonly opened: Conversation }

/** One more message to the other side. */
export const MessageForm = ({ conversation, opened }: Props) => {
  const { t, local } = useTranslation()
  const id = useId()
  const isSending = useSelector(conversation, (snapshot) => snapshot.matches("sending"))
  const text = useSelector(conversation, ({ context }) => context.text)
  const issue = useSelector(conversation, ({ context }) => context.issues[0]?.code ?? null)
  if (!opened.writable) return opened.messages.length === 0 ? null : <p>{t("messages.closed")}</p>
  const guest = opened.guest === "" ? t("messages.from.guest") : opened.guest
  const name = { guest: local(opened.property), property: guest }[opened.reader]
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    conversation.send({ type: "writer.sent" })
    if (conversation.getSnapshot().context.issues.length > 0) document.getElementById(id)?.focus()
  }
  return (
    <form className={styles["form"]} onSubmit={send} noValidate>
      <TextArea
        id={id}
        label={t("messages.field")}
        hint={t("messages.hint", { name })}
        issue={issue}
        value={text}
        onType={(typed) => conversation.send({ type: "writer.typed", text: typed })}
      />
      <Button type="submit" look="secondary" aria-disabled={isSending}>
        {t(isSending ? "messages.sending" : "messages.send")}
      </Button>
      <Answer conversation={conversation} />
    </form>
  )
}

const Answer = ({ conversation }: Pick<Props, "conversation">) => {
  const { t } = useTranslation()
  const state = useSelector(conversation, ({ value }) => value)
  const seconds = useSelector(conversation, ({ context }) => context.retryAfterSeconds)
  return (
    <>
      <p role="status">{state === "sent" && t("messages.sent")}</p>
      {state === "failed" && (
        <Notice tone="danger" said>
          {t("messages.failed")}
        </Notice>
      )}
      {state === "slowed" && (
        <Notice tone="warning" said>
          {t("messages.slowed", { count: wholeMinutes(seconds) })}
        </Notice>
      )}
    </>
  )
}
