import type { Conversation } from "#core/messages/conversation.ts"
import { momentText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./messages.module.css"

/** What was written about a booking, the oldest first. */
export const Thread = ({ conversation }: { readonly conversation: Conversation }) => {
  const { t, local, language } = useTranslation()
  const { messages, reader, property, guest } = conversation
  if (messages.length === 0) return null
  const names = {
    guest: guest === "" ? t("messages.from.guest") : guest,
    property: local(property),
  }
  return (
    <ol role="list" className={styles["thread"]} aria-label={t("messages.thread")}>
      {messages.map(({ id, from, at, text }) => (
        <li key={id} className={styles[from === reader ? "own" : "other"]}>
          <p className={styles["from"]}>
            <b>{from === reader ? t("messages.from.you") : names[from]}</b>{" "}
            <time dateTime={at}>{momentText(at, language)}</time>
          </p>
          <p className={styles["text"]}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
