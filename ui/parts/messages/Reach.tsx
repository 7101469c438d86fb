import type { Conversation } from "#core/messages/conversation.ts"
import { Icon } from "../icons/Icon.tsx"
import { phoneText, whatsappLink } from "../../formats/phone.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./messages.module.css"

/** The numbers of a property, as far as it gave any. */
export const Reach = ({
  conversation: { phone, whatsapp },
}: {
  readonly conversation: Conversation
}) => {
  const { t } = useTranslation()
  if (phone === null && whatsapp === null) return null
  return (
    <ul role="list" className={styles["reach"]}>
      {phone && (
        <li>
          <a href={`tel:${phone}`}>
            <Icon name="phone" size={18} />
            {t("messages.phone", { number: phoneText(phone) })}
          </a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
            <Icon name="message-circle" size={18} />
            {t("messages.whatsapp", { number: phoneText(whatsapp) })}
          </a>
        </li>
      )}
    </ul>
  )
}
