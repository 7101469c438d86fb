import type { ReplyToken } from "#core/messages/reply-token.ts"
import { useRouter, useSearch } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Icon } from "../../parts/icons/Icon.tsx"
import type { ConversationActor } from "../../app/journeys.ts"
import type { Query } from "../../app/query.ts"
import { useJourney } from "../../app/use-journey.ts"
import { dayText } from "../../formats/day.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import { BookingSkeleton } from "../../parts/booking/BookingSkeleton.tsx"
import { CodeCard } from "../../parts/booking/CodeCard.tsx"
import { MessageForm } from "../../parts/messages/MessageForm.tsx"
import styles from "../../parts/messages/messages.module.css"
import { Thread } from "../../parts/messages/Thread.tsx"

/** `/booking/reply`: where a property, let in by the link in its letter, writes to a guest. */
export const RepliesScreen = () => {
  const { t } = useTranslation()
  const { journeys } = useRouter().options.context
  const search: Query = useSearch({ strict: false })
  const token = [search["link"] ?? ""].flat()[0] ?? ""
  const started = useJourney<ConversationActor>({
    wanted: token,
    begin: () => journeys?.conversation?.({ side: "property", token: token as ReplyToken }),
  })
  return (
    <>
      <PageTitle title={t("messages.replies.title")} />
      {started.state === "started" && <Opened conversation={started.actor} />}
      {started.state === "starting" && <BookingSkeleton title={t("messages.replies.title")} />}
      {started.state === "unreachable" && (
        <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </>
  )
}

const Opened = ({ conversation }: { readonly conversation: ConversationActor }) => {
  const { t, local, language } = useTranslation()
  const state = useSelector(conversation, ({ value }) => value)
  const opened = useSelector(conversation, ({ context }) => context.conversation)
  if (state === "missing")
    return (
      <EmptyState
        level="h1"
        icon={<Icon name="search-x" size={28} />}
        heading={t("messages.replies.missing")}
      >
        {t("messages.replies.missing.text")}
      </EmptyState>
    )
  if (state === "lostContact")
    return (
      <ErrorState
        level="h1"
        reason={t("error.unreachable")}
        onRetry={() => conversation.send({ type: "writer.retried" })}
      />
    )
  if (opened === null) return <BookingSkeleton title={t("messages.replies.title")} />
  const { guest, property, code, dates } = opened
  return (
    <div className={`${bookingStyles["page"]} ${styles["narrow"]}`}>
      <div className={bookingStyles["head"]}>
        <h1>{t("messages.replies.title")}</h1>
        <p>
          {t("messages.replies.lead", {
            guest: guest === "" ? t("messages.from.guest") : guest,
            stay: local(property),
          })}
        </p>
        <p>
          {dayText(dates.checkIn, language, "dated")} – {dayText(dates.checkOut, language, "dated")}
        </p>
      </div>
      {code && <CodeCard code={code} />}
      <section className={bookingStyles["card"]}>
        <h2>{t("messages.thread")}</h2>
        {opened.messages.length === 0 && <p>{t("messages.empty")}</p>}
        <Thread conversation={opened} />
        <MessageForm conversation={conversation} opened={opened} />
      </section>
    </div>
  )
}
